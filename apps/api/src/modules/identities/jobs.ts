import type { Deps } from '../../platform/deps.ts'
import type { ScheduledJob } from '../../platform/jobs.ts'
import { forgetFlows } from './queries/flows.ts'

const flowsAtOnce = 1_000

/** Forgets flows and credentials that have expired; nothing waits for it. */
export function identityJobs({ db }: Deps): readonly ScheduledJob[] {
  return [
    {
      name: 'identities.forget_flows',
      cron: '45 3 * * *',
      async run() {
        while ((await forgetFlows(db, flowsAtOnce)) >= flowsAtOnce);
      },
    },
  ]
}
