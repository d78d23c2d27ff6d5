import type { FastifyBaseLogger } from 'fastify'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Jobs, ScheduledJob } from './jobs.ts'

/** The tables of the queue live beside ours, in a schema of their own that pg-boss makes and migrates itself. */
const schema = 'pgboss'
const timeZone = 'Asia/Taipei'

/** One queue for everything that a timetable starts; the job's name is its data. */
const scheduledQueue = 'scheduled'

const connectionsMax = 3
const statementSecondsMax = 60
const stopTimeoutMs = 5_000

/** Notifications wake the workers; this is how late one is when a notification was lost (seconds). */
const pollSeconds = 5

/** Jobs that a process takes at once; they run side by side. */
const batchSize = 10

type Handler = (data: Record<string, unknown>) => Promise<void>

/**
 * The queue in PostgreSQL. A job is given out again when its process died (after `expireInSeconds`) or it threw (5
 * times, later each time). Any number of processes may start at once; of a timetable's jobs each runs in one of them.
 * What fails is logged and never ends the process.
 */
export function pgBossJobs(databaseUrl: string, log: Pick<FastifyBaseLogger, 'error' | 'warn'>): Jobs {
  const scheduled = new Map<string, ScheduledJob>()
  const handlers = new Map<string, Handler>()
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema,
    max: connectionsMax,
    application_name: 'koma-jobs',
    options: `-c statement_timeout=${statementSecondsMax * 1000}`,
    useListenNotify: true,
  })
  boss.on('error', (error) => log.error({ err: error }, 'queue'))
  boss.on('warning', (warning) => log.warn({ warning }, 'queue'))

  async function runScheduled(data: Record<string, unknown>) {
    // A job that only a newer or older version knows is left to that version's next turn.
    await scheduled.get(String(data['job']))?.run()
  }

  return {
    schedule: (job) => void scheduled.set(job.name, job),
    handle: (name, run) => void handlers.set(name, run),
    async send(tx, name, data) {
      await boss.send(name, data, { db: fromKysely(tx) })
    },
    async runAll() {
      for (const job of scheduled.values()) {
        await job.run().catch((error: unknown) => log.error({ err: error, job: job.name }, 'job failed'))
      }
    },
    async start() {
      await boss.start()
      for (const [name, run] of handlers) await work(boss, name, run, log)
      await work(boss, scheduledQueue, runScheduled, log)
      await keepTimetable(boss, [...scheduled.values()])
    },
    stop: () => boss.stop({ timeout: stopTimeoutMs }),
  }
}

async function work(boss: PgBoss, name: string, run: Handler, log: Pick<FastifyBaseLogger, 'error'>) {
  await boss.createQueue(name, {
    notify: true,
    expireInSeconds: 300,
    retryLimit: 5,
    retryDelay: 10,
    retryBackoff: true,
    deleteAfterSeconds: 86_400,
  })
  const options = {
    batchSize,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
    perJobResults: true,
  } as const
  await boss.work<Record<string, unknown>>(name, options, (jobs) =>
    Promise.all(
      jobs.map(async ({ id, data }) => {
        try {
          await run(data)
          return { id, status: 'completed' as const }
        } catch (error) {
          // Not its data: that may be somebody's address.
          log.error({ err: error, queue: name, job: id }, 'job failed')
          return { id, status: 'failed' as const, output: { message: String(error) } }
        }
      }),
    ),
  )
}

/** Makes the timetable in the database the one of this version: what was missed while nobody ran is made up for once. */
async function keepTimetable(boss: PgBoss, jobs: readonly ScheduledJob[]) {
  for (const { name, cron } of jobs) {
    await boss.schedule(scheduledQueue, cron, { job: name }, { tz: timeZone, key: name, missed: 'once' })
  }
  const known = new Set(jobs.map(({ name }) => name))
  for (const { key } of await boss.getSchedules(scheduledQueue)) {
    if (!known.has(key)) await boss.unschedule(scheduledQueue, key)
  }
}
