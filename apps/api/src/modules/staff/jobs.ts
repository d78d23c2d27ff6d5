import type { Deps } from '../../platform/deps.ts'
import type { ScheduledJob } from '../../platform/jobs.ts'
import { forgetStaffSessions } from './queries/accounts.ts'

/** Forgets sessions that have ended; the gate does not wait for it. */
export function staffJobs({ db }: Deps): readonly ScheduledJob[] {
  return [{ name: 'staff.forget_sessions', cron: '30 3 * * *', run: () => forgetStaffSessions(db) }]
}
