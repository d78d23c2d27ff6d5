import { calls } from '../../lib/calls.ts'
import { errorToast, flash, type ToastFacts } from '../../lib/flash.ts'
import { fieldErrorsOf, type FieldErrors, type FormValues } from '../../lib/form-values.ts'
import { load, refusalScreen, requireMember, seeOther, type Screen } from '../../lib/screen.ts'

/** What the form gets back when nothing was asked for. */
export interface LeavingAnswer {
  readonly id: string
  readonly errors: FieldErrors
  readonly toast: ToastFacts | null
}

/** What is still to come or to be brought back, and so delays the erasure. Decision: accounts "Deleting" */
const liveStatuses = ['booked', 'lending'] as const

/** The member who may want to leave, what they still have, and how far that is; null for a visitor. */
export async function leavingMember(screen: Screen) {
  const member = await screen.session.member()
  if (!member) return null
  const [{ deletion }, ...live] = await Promise.all([
    load(screen, calls.deletion()),
    ...liveStatuses.map((status) => load(screen, calls.rents({ status, per_page: 100 }))),
  ])
  const bookings = live
    .flatMap(({ data }) => data)
    .map(({ id, device, starts_at, ends_at, status }) => ({ id, device, starts_at, ends_at, status }))
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))
  const { purchased, reward } = member.points
  return { deletion, hasPassword: member.has_password, purchased, reward, bookings }
}

export type LeavingMember = NonNullable<Awaited<ReturnType<typeof leavingMember>>>

/** Asks for the account to be deleted, which signs out, or keeps it. Decision: accounts "Deleting" */
export async function leaveOrStay(screen: Screen, values: FormValues): Promise<LeavingAnswer | Response> {
  await requireMember(screen)
  if (values.intent === 'stay') {
    await load(screen, calls.undelete())
    flash(screen, 'accountKept')
    return seeOther(screen.paths.memberInfo())
  }
  const body = values.password === undefined ? {} : { password: values.password }
  const result = await screen.api.call(calls.deleteMember(body))
  if (!result.ok) {
    if (result.status >= 500 || result.status === 401) throw refusalScreen(screen, result)
    return { id: crypto.randomUUID(), errors: fieldErrorsOf(result.errors), toast: errorToast(result.toast) }
  }
  screen.session.signOut()
  const response = seeOther(screen.paths.accountCancelDone(result.data.contact_by))
  response.headers.set('clear-site-data', '"cache"')
  return response
}
