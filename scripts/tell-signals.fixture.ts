import { endWithParent } from './end-with-parent.ts'

// A script that tells who it is and ends well at a signal; with `--exit 7` it ends at once with that code.
endWithParent()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
setInterval(() => {}, 60_000)
process.stdout.write(`script ${process.pid} ${process.env['NODE_COMPILE_CACHE']}\n`)
const [flag, code] = process.argv.slice(2)
if (flag === '--exit') process.exit(Number(code))
