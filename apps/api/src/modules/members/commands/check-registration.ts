import type { RegisterRequest } from '@koma/contract/members.ts'
import { zAgreed } from '@koma/contract/wire.ts'
import { isPlausibleBirthday, needsGuardian } from '@koma/domain/account-rules.ts'
import { taipeiDate, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import type { Db } from '../../../platform/db.ts'
import { isGuessable } from '../policy.ts'
import { knownPlaces } from '../queries/places.ts'

/** The registration form; the password is null for whoever signs in with a provider. */
export type RegistrationForm = Omit<RegisterRequest, 'password' | 'password_confirmation'> & {
  readonly password: string | null
}

/** Fields with the keys of their messages. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** What the schema cannot know of a registration: the day, the lists, the common passwords. Source: product §5, §6 */
export async function checkRegistration(db: Db, form: RegistrationForm, today: TaipeiDate): Promise<FieldErrors> {
  const places = await knownPlaces(db, { city: form.addr_city, district: form.addr_district, job: form.job })
  const birthday = taipeiDate(form.birthday)
  const rules: readonly (readonly [wrong: boolean, field: string, message: string])[] = [
    [form.password !== null && isGuessable(form.password, form), 'password', 'field.password_common'],
    [!isPlausibleBirthday(birthday, today), 'birthday', 'field.birthday'],
    [!places.city, 'addr_city', 'field.choice'],
    [places.city && !places.district, 'addr_district', 'field.district'],
    [!places.job, 'job', 'field.choice'],
    [form.type === 'loyal', 'type', 'field.type_loyal'],
    [isGuardianMissing(form, birthday, today), 'guardian_agree', 'field.guardian'],
  ]
  return Object.fromEntries(rules.filter(([wrong]) => wrong).map(([, field, message]) => [field, [message]]))
}

/** Whether the guardian of somebody under 20 has agreed. */
export function hasGuardian(form: RegistrationForm): boolean {
  return zAgreed.safeParse(form.guardian_agree).success
}

function isGuardianMissing(form: RegistrationForm, birthday: TaipeiDate, today: TaipeiDate): boolean {
  return birthday <= today && needsGuardian(birthday, today) && !hasGuardian(form)
}
