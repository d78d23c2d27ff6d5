import { calls } from '../../lib/calls.ts'
import { errorToast, flash, type ToastFacts } from '../../lib/flash.ts'
import { fieldErrorsOf, type FieldErrors, type FormValues } from '../../lib/form-values.ts'
import { load, refusalScreen, requireMember, seeOther, type Screen } from '../../lib/screen.ts'
import { isLanguage } from '@koma/domain/languages.ts'
import { registerLists } from './register.ts'

/** What the form gets back when nothing was saved. */
export interface ProfileAnswer {
  readonly id: string
  readonly values: FormValues
  readonly errors: FieldErrors
  readonly toast: ToastFacts | null
}

/** How long the password's age is not mentioned again (seconds). */
const alertRestSeconds = 7 * 24 * 3600

/** Everything of member/info: the member, the card, the lists of the form, what waits for an answer. */
export async function memberProfile(screen: Screen) {
  const member = await requireMember(screen)
  const [lists, card, age, { deletion }, membership] = await Promise.all([
    registerLists(screen),
    load(screen, calls.memberCard()),
    load(screen, calls.passwordAge()),
    load(screen, calls.deletion()),
    load(screen, calls.membership()),
  ])
  const isAlerted = member.has_password && age.is_expired && screen.session.recall('passwordAlert') === undefined
  const isExportUsedUp = screen.url.searchParams.get('export') === 'later'
  return { member, membership, lists, card, age, deletion, isAlerted, isExportUsedUp }
}

export type MemberProfile = Awaited<ReturnType<typeof memberProfile>>

/** Saves the profile, gives the card a new code, or lets the alert rest. */
export async function changeProfile(screen: Screen, values: FormValues): Promise<ProfileAnswer | Response> {
  await requireMember(screen)
  if (values.intent === 'later') {
    screen.session.remember('passwordAlert', '1', alertRestSeconds)
    return seeOther(screen.paths.memberInfo())
  }
  if (values.intent === 'renew') {
    await load(screen, calls.renewCard())
    flash(screen, 'cardRenewed')
    return seeOther(screen.paths.memberInfo())
  }
  const result = await screen.api.call(calls.changeProfile(toProfile(values)))
  if (result.ok) {
    flash(screen, 'profileSaved')
    return seeOther(screen.paths.memberInfo())
  }
  if (result.status !== 422) throw refusalScreen(screen, result)
  return {
    id: crypto.randomUUID(),
    values,
    errors: fieldErrorsOf(result.errors),
    toast: errorToast(result.toast),
  }
}

/** The form as PUT /member wants it. A residence or a job that was never given may stay open. */
export function toProfile(values: FormValues) {
  const { name = '', gender = '', birthday = '', addr_city = '', addr_district = '', job = '', locale = '' } = values
  return {
    name: name.trim(),
    gender,
    birthday,
    ...((addr_city || addr_district) && { addr_city, addr_district }),
    ...(job && { job }),
    ...(isLanguage(locale) && { locale }),
    ...(values.guardian_agree && { guardian_agree: values.guardian_agree }),
  }
}

/** The form as it is shown first. */
export const profileValues = ({ member }: Pick<MemberProfile, 'member'>): FormValues => ({
  name: member.name,
  gender: member.gender,
  birthday: member.birthday,
  addr_city: member.addr_city ?? '',
  addr_district: member.addr_district ?? '',
  job: member.job ?? '',
  locale: member.locale,
})
