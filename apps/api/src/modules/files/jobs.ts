import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import type { ScheduledJob } from '../../platform/jobs.ts'
import { scanFile, scanFileJob, sweepScans } from './commands/scan-file.ts'
import { deleteExpiredDrafts, takeOrphan } from './queries/clean-up.ts'

/** How long bytes may wait for the transaction that makes something of them (hours). */
const orphanHoursKept = 1

type Log = Pick<FastifyBaseLogger, 'warn'>

/** Scans what came, tries again what could not be scanned, and removes what nobody keeps. */
export function startFileJobs(deps: Deps, log: Log): void {
  deps.jobs.handle(scanFileJob, ({ id }) => scanFile(deps, log, String(id)))
  for (const job of fileJobs(deps, log)) deps.jobs.schedule(job)
}

/** What a timetable starts: scans that are due, and the clean-up. */
export function fileJobs(deps: Deps, log: Log): readonly ScheduledJob[] {
  return [
    { name: 'files.scan', cron: '* * * * *', run: () => sweepScans(deps, log) },
    {
      name: 'files.clean_up',
      cron: '15 * * * *',
      async run() {
        await deps.files.temporary.removeStale()
        await deleteExpiredDrafts(deps.db)
        while (await removeOrphan(deps));
      },
    },
  ]
}

/** The row first, the bytes before the commit: a crash in between leaves the row, and the next run does both. */
function removeOrphan({ db, files }: Deps): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const key = await takeOrphan(tx, orphanHoursKept)
    if (key !== null) await files.storage.remove(key)
    return key !== null
  })
}
