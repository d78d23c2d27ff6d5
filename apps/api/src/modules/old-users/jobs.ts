import type { Deps } from '../../platform/deps.ts'
import { answerAsker, askAgainJob } from './commands/ask-again.ts'
import { sendInvitations } from './commands/send-invitations.ts'
import { workJob, workThrough, type Work } from './commands/work-through.ts'
import { fileDaysKept, linesDaysKept, movedDaysKept } from './policy.ts'
import { forgetFiles } from './queries/imports.ts'
import { forgetLines } from './queries/lines.ts'
import { eraseMoved } from './queries/records.ts'

/** Works through lists, mails links so many a minute, answers who asks for a new one, and erases what is old. */
export function scheduleOldUserJobs(deps: Deps) {
  const { jobs, db } = deps
  jobs.handle(workJob, (data) => workThrough(deps, data as unknown as Work))
  jobs.handle(askAgainJob, ({ email }) => answerAsker(deps, String(email)))
  jobs.schedule({ name: 'old_users.invite', cron: '* * * * *', run: async () => void (await sendInvitations(deps)) })
  jobs.schedule({
    name: 'old_users.forget',
    cron: '25 3 * * *',
    async run() {
      await forgetFiles(db, fileDaysKept)
      await forgetLines(db, linesDaysKept)
      await eraseMoved(db, movedDaysKept)
    },
  })
}
