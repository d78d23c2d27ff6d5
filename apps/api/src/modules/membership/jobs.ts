import type { Deps } from '../../platform/deps.ts'
import type { ScheduledJob } from '../../platform/jobs.ts'
import { settleMemberships } from './commands/settle-memberships.ts'
import { writeMembershipNotices } from './commands/write-notices.ts'

/** The nightly look at memberships, before the rewards of the month, and the mails about them, each minute. */
export function membershipJobs(deps: Deps): readonly ScheduledJob[] {
  const writeAll = async () => {
    while ((await writeMembershipNotices(deps)) > 0);
  }
  return [
    {
      name: 'membership.settle',
      cron: '2 0 * * *',
      async run() {
        await settleMemberships(deps)
        await writeAll()
      },
    },
    { name: 'membership.notices', cron: '* * * * *', run: writeAll },
  ]
}
