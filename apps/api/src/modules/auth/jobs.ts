import type { Deps } from '../../platform/deps.ts'
import type { ScheduledJob } from '../../platform/jobs.ts'
import { forgetSessions } from './queries.ts'

const sessionsAtOnce = 1_000

/** Forgets what has ended; the gate does not wait for it. */
export function authJobs({ db }: Deps): readonly ScheduledJob[] {
  return [
    {
      name: 'auth.forget_sessions',
      cron: '25 3 * * *',
      async run() {
        while ((await forgetSessions(db, sessionsAtOnce)) === sessionsAtOnce);
      },
    },
  ]
}
