import type { ProfileRequest } from '@koma/contract/profile.ts'
import { zAgreed } from '@koma/contract/wire.ts'
import { isPlausibleBirthday, needsGuardian } from '@koma/domain/account-rules.ts'
import { taipeiDate, taipeiDateOf } from '@koma/domain/taipei-time.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { MemberCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import { knownPlaces } from '../queries/places.ts'
import { hasConsent, lockProfile, writeConsent, writeProfile, type ProfileFields } from '../queries/profile-changes.ts'
import type { FieldErrors } from './check-registration.ts'

export interface ProfileChange {
  readonly form: ProfileRequest
  readonly address: string
  readonly requestId: string
}

/**
 * Writes what of the profile is different, and nothing but the fields of the form. The audit log learns which fields
 * have changed, never what they said: it outlives the account. Source: product §7 "PUT /member"
 */
export async function changeProfile(
  db: Db,
  caller: MemberCaller,
  { form, address, requestId }: ProfileChange,
): Promise<
  { readonly ok: true } | { readonly ok: false; readonly reason: 'validation.failed'; readonly errors: FieldErrors }
> {
  const errors = await checkProfile(db, caller, form)
  if (Object.keys(errors).length > 0) return { ok: false, reason: 'validation.failed', errors }
  await db.transaction().execute(async (tx) => {
    const before = await lockProfile(tx, caller.id)
    const after = { ...before, ...fieldsOf(form) }
    const changed = fieldNames.filter((field) => after[field] !== before[field])
    if (hasAgreed(form)) await writeConsent(tx, caller.id, { document: 'guardian', address, language: caller.locale })
    if (changed.length === 0) return
    await writeProfile(tx, caller.id, after)
    await writeAudit(tx, {
      actor: { kind: 'member', id: caller.id, name: 'member' },
      action: 'member.change_profile',
      subject: { kind: 'member', id: caller.id },
      after: { fields: changed },
      requestId,
    })
  })
  return { ok: true }
}

/** What the schema cannot know: the day, the lists, and whether a guardian has agreed. */
async function checkProfile(db: Db, caller: MemberCaller, form: ProfileRequest): Promise<FieldErrors> {
  const { addr_city: city = '', addr_district: district = '', job = '' } = form
  const places = await knownPlaces(db, { city, district, job })
  const today = taipeiDateOf(caller.now)
  const birthday = form.birthday === undefined ? undefined : taipeiDate(form.birthday)
  const isPlausible = birthday === undefined || isPlausibleBirthday(birthday, today)
  const isMinor = birthday !== undefined && isPlausible && needsGuardian(birthday, today)
  const isGuardianMissing = isMinor && !hasAgreed(form) && !(await hasConsent(db, caller.id, 'guardian'))
  const rules: readonly (readonly [wrong: boolean, field: string, message: string])[] = [
    [!isPlausible, 'birthday', 'field.birthday'],
    [form.addr_city !== undefined && !places.city, 'addr_city', 'field.choice'],
    [form.addr_district !== undefined && places.city && !places.district, 'addr_district', 'field.district'],
    [form.job !== undefined && !places.job, 'job', 'field.choice'],
    [isGuardianMissing, 'guardian_agree', 'field.guardian'],
  ]
  return Object.fromEntries(rules.filter(([wrong]) => wrong).map(([, field, message]) => [field, [message]]))
}

const hasAgreed = (form: ProfileRequest): boolean => zAgreed.safeParse(form.guardian_agree).success

const fieldNames = ['name', 'gender', 'birthday', 'addr_city', 'addr_district', 'job', 'locale'] as const

/** Of what was sent the fields of a profile that were named; nothing else of the body comes this far. */
const fieldsOf = (form: ProfileRequest): Partial<ProfileFields> =>
  Object.fromEntries(fieldNames.flatMap((field) => (form[field] === undefined ? [] : [[field, form[field]]])))
