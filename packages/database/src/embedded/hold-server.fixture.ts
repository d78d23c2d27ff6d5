import { startEmbedded } from './start-embedded.ts'

// A process that owns, or adopts, the server in the folder named by its argument until it is killed.
const { url, adopted } = await startEmbedded(process.argv[2]!, { fsync: false })
process.stdout.write(`${JSON.stringify({ url, adopted })}\n`)
setInterval(() => {}, 60_000)
