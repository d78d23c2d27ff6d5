import type { Deps } from '../../platform/deps.ts'
import type { ScheduledJob } from '../../platform/jobs.ts'
import { writeRentNotices } from './commands/write-notices.ts'
import { settleRents } from './queries/book.ts'

const rentsAtOnce = 500

/**
 * Writes down the statuses that time has decided (nothing waits for it: every reader works them out by itself), and
 * the mails that the poller of the server has left undone.
 */
export function rentJobs(deps: Deps): readonly ScheduledJob[] {
  return [
    {
      name: 'rent.settle',
      cron: '*/10 * * * *',
      async run() {
        while ((await settleRents(deps.db, rentsAtOnce)) === rentsAtOnce);
      },
    },
    {
      name: 'rent.notices',
      cron: '* * * * *',
      async run() {
        while ((await writeRentNotices(deps)) > 0);
      },
    },
  ]
}
