import { calls } from '../../lib/calls.ts'
import { errorToast, flash, type ToastFacts } from '../../lib/flash.ts'
import { refusalScreen, requireMember, seeOther, type Screen } from '../../lib/screen.ts'
import { sentToSeconds } from './register.ts'

/** What the mail-sent page shows when the mail could not be sent again. */
export interface ResendFailure {
  readonly toast: ToastFacts | null
}

/** Has the link mailed again to a member who has not followed it yet. Source: product §4 "Account" */
export async function resendMail(screen: Screen): Promise<ResendFailure | Response> {
  const member = await requireMember(screen)
  const result = await screen.api.call(calls.resendVerification())
  if (!result.ok) {
    if (result.status >= 500) throw refusalScreen(screen, result)
    return { toast: errorToast(result.toast) }
  }
  screen.session.remember('sentTo', member.email, sentToSeconds)
  flash(screen, 'mailSentAgain')
  return seeOther(screen.paths.registerSent())
}
