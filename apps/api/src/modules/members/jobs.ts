import type { Deps } from '../../platform/deps.ts'
import type { ScheduledJob } from '../../platform/jobs.ts'
import { sendReset, sendResetJob } from './commands/send-reset.ts'
import { forgetCodes } from './queries/codes.ts'

const codesAtOnce = 1_000

/** Forgets codes that have expired; nothing waits for it. */
export function memberJobs({ db }: Deps): readonly ScheduledJob[] {
  return [
    {
      name: 'members.forget_codes',
      cron: '35 3 * * *',
      async run() {
        while ((await forgetCodes(db, codesAtOnce)) === codesAtOnce);
      },
    },
  ]
}

/** What is done after the answer, so that nobody learns from its time who is known. Source: docs/guarantees.md I-24 */
export function handleMemberJobs(deps: Deps): void {
  deps.jobs.handle(sendResetJob, ({ channel, to }) =>
    sendReset(deps, { channel: channel === 'sms' ? 'sms' : 'mail', to: String(to) }),
  )
}
