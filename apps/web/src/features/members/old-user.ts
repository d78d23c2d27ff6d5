import type { OldUser } from '@koma/contract/old-users.ts'
import type { OldUserCodeState } from '@koma/domain/old-users.ts'
import type { Result } from '../../lib/api-result.ts'
import { calls } from '../../lib/calls.ts'
import { errorToast, flash, type ToastFacts } from '../../lib/flash.ts'
import { fieldErrorsOf, type FieldErrors, type FormValues } from '../../lib/form-values.ts'
import { refusalScreen, requireMember, seeOther, type Screen } from '../../lib/screen.ts'
import { callingCodes, toRequest } from './registration.ts'
import { answer, registerLists, type RegisterAnswer } from './register.ts'

/** Why a link opens nothing. */
export type ClosedState = Exclude<OldUserCodeState, 'open'>

/** What has become of a link; nothing is used up, and nothing said of anybody. */
export async function oldUserState(screen: Screen, code: string): Promise<OldUserCodeState> {
  const result = await screen.api.call(calls.oldUserState(code))
  if (result.ok) return result.data.state
  if (result.status >= 500 || result.status === 429) throw refusalScreen(screen, result)
  return 'unknown'
}

/** The record behind the link with the lists of the form, or why there is none. */
export async function oldUserForm(screen: Screen, code: string) {
  const result = await screen.api.call(calls.oldUser(code))
  if (!result.ok) {
    if (result.status >= 500 || result.status === 429) throw refusalScreen(screen, result)
    return { state: closedStates[result.code] ?? ('unknown' as const) }
  }
  const [lists, member] = await Promise.all([registerLists(screen), screen.session.member()])
  return {
    state: 'open' as const,
    lists,
    record: result.data,
    start: startValues(result.data),
    signedInAs: member?.username ?? null,
  }
}

export type OldUserForm = Extract<Awaited<ReturnType<typeof oldUserForm>>, { state: 'open' }>

const closedStates: Readonly<Record<string, ClosedState>> = { 'old_user.used': 'used', 'old_user.expired': 'expired' }

/** The form as it begins: what the record knows. */
function startValues(record: OldUser): FormValues {
  const { username, name, email, gender, birthday, addr_city, addr_district, job } = record
  const known = { username, name, email, gender, birthday, addr_city, addr_district, job }
  const filled = Object.entries(known).filter((pair): pair is [string, string] => pair[1] !== null)
  return { ...Object.fromEntries(filled), ...mobileValues(record.mobile) }
}

/** A number as the form shows it: its country from the list, where it is in it. */
function mobileValues(mobile: string | null): FormValues {
  if (mobile === null) return {}
  if (mobile.startsWith('0')) return { country: '886', mobile }
  const country = callingCodes.find((code) => mobile.startsWith(code))
  return country ? { country, mobile: mobile.slice(country.length) } : { mobile }
}

/** Registers with the link; then the page that says so. Source: api.md "Other" */
export async function moveOldUser(
  screen: Screen,
  code: string,
  values: FormValues,
): Promise<RegisterAnswer | Response> {
  return movedAnswer(screen, code, values, await screen.api.call(calls.moveOldUser(toMove(screen, code, values))))
}

const toMove = ({ language }: Screen, code: string, values: FormValues) => ({ ...toRequest(values, language), code })

/** What a form gets back that was to move somebody: the page that says so, or what was wrong with it. */
export function movedAnswer(
  screen: Screen,
  code: string,
  values: FormValues,
  result: Result<{ id: string }>,
): RegisterAnswer | Response {
  if (result.ok) {
    const record = values.mailedTo ?? ''
    const isSameAddress = (values.email ?? '').trim().toLowerCase() === record.toLowerCase()
    const mail = isSameAddress ? undefined : 'sent'
    // Only the form of a class that has ended asks for one.
    const review = values.type ? 'sent' : undefined
    return seeOther(screen.paths.oldUserDone({ mail, review }))
  }
  if (result.status >= 500) throw refusalScreen(screen, result)
  // Used or expired meanwhile: the page itself says so.
  if (result.code in closedStates) return seeOther(screen.paths.oldUserInfo(code))
  return { ...answer('register', values), errors: fieldErrorsOf(result.errors), toast: errorToast(result.toast) }
}

/** Takes the record into the account that is signed in; then its points, where they are seen. */
export async function mergeOldUser(screen: Screen, code: string): Promise<Response> {
  await requireMember(screen, screen.paths.oldUserInfo(code))
  const result = await screen.api.call(calls.mergeOldUser(code))
  if (!result.ok) {
    if (result.status >= 500 || result.status === 429) throw refusalScreen(screen, result)
    return seeOther(screen.paths.oldUserInfo(code))
  }
  flash(screen, 'oldUserMerged')
  return seeOther(screen.paths.memberPoints())
}

/** What the form that asks for a new link gets back. */
export interface AskAnswer {
  readonly isAsked: boolean
  readonly values: FormValues
  readonly errors: FieldErrors
  readonly toast: ToastFacts | null
}

/** Asks for a new link; the answer is the same whether or not anybody is known there. */
export async function askOldUserLink(screen: Screen, values: FormValues): Promise<AskAnswer> {
  const result = await screen.api.call(calls.askOldUserLink((values.email ?? '').trim()))
  if (result.ok) return { isAsked: true, values, errors: {}, toast: null }
  if (result.status >= 500) throw refusalScreen(screen, result)
  const errors = result.errors ? fieldErrorsOf(result.errors) : { email: result.toast ?? result.message }
  return { isAsked: false, values, errors, toast: errorToast(result.toast) }
}
