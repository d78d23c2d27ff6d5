import cluster from 'node:cluster'
import { printBanner } from './banner.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { prepareDatabase } from './prepare.ts'
import { serve } from './serve.ts'
import { startWorkers } from './workers.ts'

const configFailure = 2

// The entry of the product: one process, or one that prepares the database and keeps its workers alive.
const config = configOrExit()
if (cluster.isWorker) await runWorker(config)
else await runPrimary(config)

function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(configFailure)
  }
}

async function runPrimary(config: Config) {
  const database = await prepareDatabase(config)
  const work =
    config.processes > 1 ? await startWorkers(config.processes, database.url) : await serveOrExit(config, database)
  onStopSignal(async () => {
    await work.stop()
    await database.stop()
  })
  printBanner(config)
}

/** A worker ends with its primary: a channel that closes counts as the signal to stop. */
async function runWorker(config: Config) {
  const work = await serve(config, config.databaseUrl!)
  const stop = onStopSignal(() => work.stop())
  process.once('disconnect', stop)
  process.send!('ready')
}

async function serveOrExit(config: Config, database: { url: string; stop(): Promise<void> }) {
  try {
    // While developing, the sources are served as they are: `npm run dev`.
    const developing = process.argv.includes('--dev')
    return await serve(config, database.url, developing ? (await import('./dev/mounts.ts')).devMounts : undefined)
  } catch (error) {
    await database.stop()
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    process.stderr.write(`PORT ${config.port} is in use on ${config.host}; choose another with PORT.\n`)
    process.exit(1)
  }
}

function onStopSignal(stop: () => Promise<void>): () => void {
  let stopping = false
  const run = () => {
    if (stopping) return
    stopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', run).on('SIGTERM', run)
  return run
}
