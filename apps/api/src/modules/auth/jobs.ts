import type { Deps } from '../../platform/deps.ts'
import type { ScheduledJob } from '../../platform/jobs.ts'
import { forgetAuthorizationCodes } from './queries/authorization-codes.ts'
import { forgetDevices } from './queries/devices.ts'
import { forgetSessions } from './queries.ts'

const rowsAtOnce = 1_000

/** A device that was not used for so long is forgotten (days). */
export const deviceDaysKept = 400

/** Forgets what has ended; the gate does not wait for it. */
export function authJobs({ db }: Deps): readonly ScheduledJob[] {
  return [
    {
      name: 'auth.forget_sessions',
      cron: '25 3 * * *',
      async run() {
        while ((await forgetSessions(db, rowsAtOnce)) === rowsAtOnce);
        while ((await forgetAuthorizationCodes(db, rowsAtOnce)) === rowsAtOnce);
        while ((await forgetDevices(db, { days: deviceDaysKept, limit: rowsAtOnce })) === rowsAtOnce);
      },
    },
  ]
}
