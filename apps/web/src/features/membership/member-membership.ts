import { calls } from '../../lib/calls.ts'
import { errorToast, flash, type ToastFacts } from '../../lib/flash.ts'
import { fieldErrorsOf, type FieldErrors, type FormValues } from '../../lib/form-values.ts'
import { activationOf } from '../../lib/activation.ts'
import { load, refusalScreen, requireMember, seeOther, type Screen } from '../../lib/screen.ts'

/** What a form of the membership gets back. */
export interface MembershipAnswer {
  readonly values: FormValues
  readonly errors: FieldErrors
  readonly toast: ToastFacts | null
}

/** The membership with the numbers that its screen tells. */
export async function memberMembership(screen: Screen) {
  const member = await requireMember(screen)
  const [membership, rule, setting] = await Promise.all([
    load(screen, calls.membership()),
    load(screen, calls.rule()),
    load(screen, calls.dateSetting()),
  ])
  return {
    membership,
    months: rule.membership.months,
    reviewDays: rule.limits.review_working_days_max,
    today: setting.today,
    // A form that is sent twice is one wish.
    ticket: crypto.randomUUID(),
    activation: activationOf(member),
  }
}

/** Extends the membership or asks for its renewal; what is refused comes back with the form. Source: product §4, §8 */
export async function continueMembership(screen: Screen, values: FormValues): Promise<MembershipAnswer | Response> {
  await requireMember(screen)
  const { act, ticket = '', ...form } = values
  const result =
    act === 'renew'
      ? await screen.api.call(calls.renewMembership(form, ticket))
      : await screen.api.call(calls.extendMembership(ticket))
  if (result.ok) {
    flash(screen, act === 'renew' ? 'renewalSent' : 'membershipExtended')
    return seeOther(screen.paths.memberLevel())
  }
  if (result.status !== 409 && result.status !== 422) throw refusalScreen(screen, result)
  return { values: form, errors: fieldErrorsOf(result.errors), toast: errorToast(result.toast) }
}
