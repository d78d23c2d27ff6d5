import type { Member } from '@koma/contract/members.ts'
import { calls } from '../../lib/calls.ts'
import { errorToast, flash, type ToastFacts } from '../../lib/flash.ts'
import { fieldErrorsOf, type FieldErrors, type FormValues } from '../../lib/form-values.ts'
import type { Refused } from '../../lib/api-result.ts'
import { refusalScreen, requireMember, seeOther, type Screen } from '../../lib/screen.ts'
import { sendCode, type RegisterAnswer } from './register.ts'
import { mobileOf } from './registration.ts'

/** What a form of the account gets back; `sentTo` once a link is on its way. */
export interface AccountAnswer {
  readonly id: string
  readonly intent: string
  readonly values: FormValues
  readonly errors: FieldErrors
  readonly toast: ToastFacts | null
  readonly sentTo: string | null
}

/** What the forms need to know of the member. */
export async function accountOf(screen: Screen) {
  const member = await requireMember(screen)
  return { account: factsOf(member), demo: screen.site.demo }
}

const factsOf = ({ email, mobile, mobile_verified_at, has_password, username }: Member) => ({
  email,
  mobile,
  isMobileVerified: mobile_verified_at !== null,
  hasPassword: has_password,
  username,
})

export type Account = ReturnType<typeof factsOf>

/** Has a link mailed to the new address. */
export async function changeEmail(screen: Screen, values: FormValues): Promise<AccountAnswer> {
  await requireMember(screen)
  if (values.intent === 'proof') return sendProof(screen, values)
  const email = (values.email ?? '').trim()
  const result = await screen.api.call(calls.changeEmail({ email, ...proofIn(values) }))
  return result.ok ? { ...accountAnswer('change', values), sentTo: email } : refusedAnswer(screen, result, values)
}

/** Changes the number, or verifies the own one; a new one ends every session. */
export async function changeMobile(
  screen: Screen,
  values: FormValues,
): Promise<AccountAnswer | RegisterAnswer | Response> {
  const member = await requireMember(screen)
  if (values.intent === 'proof') return sendProof(screen, values)
  if (values.intent === 'sms') return sendCode(screen, values)
  const mobile = mobileOf(values)
  const body = { mobile, sms_code: (values.sms_code ?? '').trim(), ...proofIn(values) }
  const result = await screen.api.call(calls.changeMobile(body))
  if (!result.ok) return refusedAnswer(screen, result, values)
  if (result.data.mobile !== member.mobile) return signInAgain(screen, 'mobileChanged')
  flash(screen, 'mobileVerified')
  return seeOther(screen.paths.memberInfo())
}

/** Changes the password and signs out, as every other device is. Source: product §4 "Account" */
export async function changePassword(screen: Screen, values: FormValues): Promise<AccountAnswer | Response> {
  await requireMember(screen)
  const { old_password = '', password = '', password_confirmation = '' } = values
  const result = await screen.api.call(calls.changePassword({ old_password, password, password_confirmation }))
  return result.ok ? signInAgain(screen, 'passwordChanged') : refusedAnswer(screen, result, values)
}

/** Has a code mailed to the address that the account has now. */
export async function sendProof(screen: Screen, values: FormValues): Promise<AccountAnswer> {
  const result = await screen.api.call(calls.sendProof())
  if (!result.ok) return refusedAnswer(screen, result, values)
  const text = screen.words('profile.proofSent')
  return { ...accountAnswer('proof', values), toast: { id: crypto.randomUUID(), tone: 'success', text } }
}

/** The proof that the form has: the password, or the code where there is none. */
export const proofIn = ({ current_password, code }: FormValues) =>
  code === undefined ? { current_password: current_password ?? '' } : { code: code.trim() }

export function refusedAnswer(screen: Screen, result: Refused, values: FormValues): AccountAnswer {
  if (result.status >= 500 || result.status === 401) throw refusalScreen(screen, result)
  return { ...accountAnswer('change', values), errors: fieldErrorsOf(result.errors), toast: errorToast(result.toast) }
}

function signInAgain(screen: Screen, word: 'mobileChanged' | 'passwordChanged'): Response {
  screen.session.signOut()
  flash(screen, word)
  const response = seeOther(screen.paths.sign(screen.paths.memberInfo()))
  response.headers.set('clear-site-data', '"cache"')
  return response
}

/** The answer without anything wrong yet. Nothing that was typed into a password field is shown again. */
export function accountAnswer(intent: string, values: FormValues): AccountAnswer {
  const secret = new Set(['current_password', 'old_password', 'password', 'password_confirmation'])
  const shown = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.has(name)))
  return { id: crypto.randomUUID(), intent, values: shown, errors: {}, toast: null, sentTo: null }
}
