import { writeRentNotices } from '@koma/api/modules/rent/public.ts'
import type { Deps } from '@koma/api/platform/deps.ts'
import { pino } from 'pino'
import { composeDeps } from './compose.ts'
import type { Config } from './config.ts'
import type { Mounts } from './mounts.ts'
import { buildServer } from './server.ts'
import { takeQueued } from './take-queued.ts'

/**
 * Of the 10 s that a stop may take: for requests in flight, then for jobs and connections.
 * Source: docs/guarantees.md I-74
 */
const requestsEndMsMax = 7_500
const restEndsMsMax = 2_000
/** How soon a booking's mail is written when nothing else is to be done. */
const noticesEveryMs = 2_000

export interface Serving {
  stop(): Promise<void>
}

/** Listens and works until `stop`, which lets requests in flight finish, takes no new ones and ends within 10 s. */
export async function serve(config: Config, databaseUrl: string, mounts?: Mounts): Promise<Serving> {
  const log = pino({ level: config.logLevel })
  const { deps, close } = await composeDeps(config, databaseUrl, log)
  let stopping = false
  const server = await buildServer(config, deps, { log, stopping: () => stopping }, mounts)
  await deps.jobs.start()
  await server.listen({ port: config.port, host: config.host })
  const stopNotices = pollNotices(deps, log)
  async function endRest() {
    await stopNotices()
    await deps.jobs.stop()
    await close()
  }
  return {
    async stop() {
      if (stopping) return
      stopping = true
      await within(
        requestsEndMsMax,
        takeQueued(server.server).then(() => server.close()),
      )
      server.server.closeAllConnections()
      await within(restEndsMsMax, endRest())
    },
  }
}

/** What is not done by then is left: a transaction is undone, a job is given out again. */
async function within(ms: number, work: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([work, new Promise((done) => (timer = setTimeout(done, ms)))])
  clearTimeout(timer)
}

/** Writes the mails of bookings soon after them, in one process at a time; a failure is tried again. */
function pollNotices(deps: Deps, log: { warn(details: object, message: string): void }): () => Promise<void> {
  let running = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = writeRentNotices(deps)
      .then(
        () => undefined,
        (error: unknown) => log.warn({ err: error }, 'notices wait'),
      )
      .finally(() => {
        busy = false
      })
  }, noticesEveryMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
