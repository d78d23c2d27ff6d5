import { mediaDaysKept } from '@koma/domain/media-rules.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import type { ScheduledJob } from '../../platform/jobs.ts'
import { makeVariants, makeVariantsJob, sweepVariants } from './commands/make-variants.ts'
import { deleteReplaced, deleteTrashed } from './queries/changes.ts'

type Log = Pick<FastifyBaseLogger, 'warn'>

/** Makes the sizes of what was uploaded, tries again what failed, and empties the trash. */
export function startMediaJobs(deps: Deps, log: Log): void {
  deps.jobs.handle(makeVariantsJob, ({ id }) => makeVariants(deps, log, String(id)))
  for (const job of mediaJobs(deps, log)) deps.jobs.schedule(job)
}

/** What a timetable starts. Bytes that nothing refers to any more go with the clean-up of files. */
export function mediaJobs(deps: Deps, log: Log): readonly ScheduledJob[] {
  return [
    { name: 'media.make_due', cron: '* * * * *', run: () => sweepVariants(deps, log) },
    {
      name: 'media.clean_up',
      cron: '35 3 * * *',
      async run() {
        await deleteTrashed(deps.db, mediaDaysKept)
        await deleteReplaced(deps.db, mediaDaysKept)
      },
    },
  ]
}
