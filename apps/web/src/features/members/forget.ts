import { calls } from '../../lib/calls.ts'
import { errorToast, flash, type ToastFacts } from '../../lib/flash.ts'
import { fieldErrorsOf, type FieldErrors, type FormValues } from '../../lib/form-values.ts'
import { refusalScreen, seeOther, type Screen } from '../../lib/screen.ts'
import { answer, sendCode, sentToSeconds, type RegisterAnswer } from './register.ts'
import { mobileOf } from './registration.ts'

/** What the mail form gets back when no mail was asked for. */
export interface ForgetMailAnswer {
  readonly intent: 'mail'
  readonly id: string
  readonly values: FormValues
  readonly errors: FieldErrors
  readonly toast: ToastFacts | null
}

/** Sends a code to the number, if it is a member's; nobody learns whether it is. Source: docs/guarantees.md I-24 */
export const sendResetCode = (screen: Screen, values: FormValues): Promise<RegisterAnswer> =>
  sendCode(screen, values, calls.forgetSms)

/** Sets the password with the code; then the screen that says so. Source: product §2 "Forgot password" */
export async function resetByCode(screen: Screen, values: FormValues): Promise<RegisterAnswer | Response> {
  const { sms_code = '', password = '', password_confirmation = '' } = values
  const body = { mobile: mobileOf(values), sms_code: sms_code.trim(), password, password_confirmation }
  const result = await screen.api.call(calls.resetBySms(body))
  if (result.ok) return passwordIsSet(screen)
  if (result.status >= 500) throw refusalScreen(screen, result)
  return { ...answer('reset', values), errors: fieldErrorsOf(result.errors), toast: errorToast(result.toast) }
}

/** Has the link mailed, if the address is a member's; then the mail-sent screen. */
export async function mailResetLink(screen: Screen, values: FormValues): Promise<ForgetMailAnswer | Response> {
  const email = (values.email ?? '').trim()
  const result = await screen.api.call(calls.forgetEmail(email))
  if (result.ok) {
    screen.session.remember('sentTo', email, sentToSeconds)
    return seeOther(screen.paths.forgetSent())
  }
  if (result.status >= 500) throw refusalScreen(screen, result)
  return {
    intent: 'mail',
    id: crypto.randomUUID(),
    values: { email },
    errors: fieldErrorsOf(result.errors),
    toast: errorToast(result.toast),
  }
}

/** Has it mailed again to where it was mailed; who does not say where begins anew. */
export async function mailLinkAgain(screen: Screen): Promise<{ readonly toast: ToastFacts | null } | Response> {
  const email = screen.session.recall('sentTo')
  if (!email) return seeOther(screen.paths.forgetPassword('mail'))
  const result = await screen.api.call(calls.forgetEmail(email))
  if (result.ok) {
    screen.session.remember('sentTo', email, sentToSeconds)
    flash(screen, 'resetMailSentAgain')
    return seeOther(screen.paths.forgetSent())
  }
  if (result.status >= 500) throw refusalScreen(screen, result)
  return { toast: errorToast(result.toast) }
}

/** The end of every way to a new password: this browser's session is over too. Source: docs/guarantees.md I-28 */
export function passwordIsSet(screen: Screen): Response {
  screen.session.signOut()
  screen.session.remember('sentTo', '', 0)
  const response = seeOther(screen.paths.forgetDone())
  response.headers.set('clear-site-data', '"cache"')
  return response
}
