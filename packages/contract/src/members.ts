import {
  canonicalMobile,
  isEmailAddress,
  isMemberName,
  isPasswordAllowed,
  isPlausibleBirthday,
  isUsername,
} from '@koma/domain/account-rules.ts'
import { agreementDocuments } from '@koma/domain/agreements.ts'
import { languages } from '@koma/domain/languages.ts'
import { memberClasses } from '@koma/domain/member-classes.ts'
import { membershipStatuses } from '@koma/domain/membership-status.ts'
import { parseTaipeiDate } from '@koma/domain/taipei-time.ts'
import { z } from 'zod'
import { zCreatorProfile } from './creators.ts'
import { zImage } from './images.ts'
import { zAgreed, zAt, zFilled, zNames, zRequiredTaipeiDate, zRequiredText, zText } from './wire.ts'

export const genders = ['male', 'female', 'other'] as const

/** Account name: 7 to 32 ASCII letters and digits. Source: product §5, Decision: accounts */
export const zUsername = zText(64).refine(isUsername, 'field.username')

/** At least 6 characters with letters and digits; the common ones are refused by the server. Source: product §5 */
export const zNewPassword = z.string('field.required').refine(isPasswordAllowed, 'field.password')

export const zEmail = zText(320)
  .transform((text) => text.trim())
  .refine(isEmailAddress, 'field.email')

/** Digits only; Taiwan's in their national form 09xxxxxxxx, others with their country code. Decision: accounts */
export const zMobile = zText(32)
  .regex(/^[0-9]+$/, 'field.digits')
  .refine((text) => canonicalMobile(text) !== undefined, 'field.mobile')
  .transform((text) => canonicalMobile(text)!)

export const zSmsCode = zFilled.regex(/^[0-9]{6}$/, 'field.sms_code')

export const zMemberName = zRequiredText(200)
  .transform((text) => text.trim())
  .refine(isMemberName, 'field.name')

/** A day of birth from 1900 on; the server, which knows the day, refuses those that are still to come. Source: product §3 */
export const zBirthday = zRequiredTaipeiDate.refine((text) => {
  const date = parseTaipeiDate(text)
  return date === undefined || isPlausibleBirthday(date)
}, 'field.birthday')

/** POST /member. Source: product §3 "Member registration", §5 */
export const zRegisterRequest = z
  .object({
    username: zUsername,
    password: zNewPassword,
    password_confirmation: z.string('field.required'),
    email: zEmail,
    mobile: zMobile,
    sms_code: zSmsCode,
    name: zMemberName,
    gender: z.enum(genders, 'field.choice'),
    birthday: zBirthday,
    addr_city: zRequiredText(64),
    addr_district: zRequiredText(64),
    job: zRequiredText(64),
    type: z.enum(memberClasses, 'field.choice').default('general'),
    locale: z.enum(languages, 'field.choice').optional(),
    agree: zAgreed,
    guardian_agree: z.unknown().optional(),
  })
  .refine((form) => form.password === form.password_confirmation, {
    path: ['password_confirmation'],
    message: 'field.password_confirmation',
    // The comparison is worth making even when another field is wrong: the reader mends all at once.
    when: ({ value }) => typeof (value as { password?: unknown }).password === 'string',
  })

export type RegisterRequest = z.output<typeof zRegisterRequest>

export const zRegisterAnswer = z.object({ id: z.string() })

export const zRegisterSmsRequest = z.object({ mobile: zMobile })

/** Exactly one of the three. The path is `registerd`, as product §7 spells it. */
export const zCheckRegisteredRequest = z
  .object({ username: zText(64).optional(), email: zText(320).optional(), mobile: zText(32).optional() })
  .refine((query) => Object.values(query).filter((value) => value !== undefined).length === 1, {
    path: ['username'],
    message: 'field.exactly_one',
  })

export const zCheckRegisteredAnswer = z.object({ registered: z.boolean() })

export const zVerifyRequest = z.object({ code: zRequiredText(200) })
export const zVerifyAnswer = z.object({ verified: z.literal('email') })

export const zPointBalance = z.object({
  total: z.int(),
  purchased: z.int(),
  reward: z.int(),
  expiring: z.array(z.object({ points: z.int(), expires_on: z.string() })),
})

/** GET /member. Source: product §3 "User", api.md "Session and member" */
export const zMember = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string().describe('Empty when it was not verified in time and somebody else has it now.'),
  email_verified_at: zAt.nullable(),
  mobile: z.string(),
  mobile_verified_at: zAt.nullable(),
  avatar: zImage.nullable(),
  birthday: z.string(),
  gender: z.enum(genders),
  addr_city: z.string().nullable(),
  addr_district: z.string().nullable(),
  job: z.string().nullable(),
  type: z.enum(memberClasses),
  point: z.int(),
  is_renew: z.boolean(),
  comicists: zCreatorProfile.nullable().describe('The creator profile; null until an application is approved.'),
  membership: z.object({
    status: z.enum(membershipStatuses),
    started_on: z.string().nullable(),
    ends_on: z.string().nullable(),
  }),
  points: zPointBalance,
  locale: z.enum(languages),
  has_password: z.boolean(),
  deletion_requested_at: zAt.nullable().describe('Until staff act on it, POST /member/undelete takes it back.'),
  agreements_due: z
    .array(z.object({ document: z.enum(agreementDocuments), version: z.string() }))
    .describe('Texts that have changed since I agreed to them: GET and POST /member/agreements.'),
})

export type Member = z.output<typeof zMember>

/** GET /city. Decision: 0018-residents-abroad */
export const zCityQuery = z.object({
  abroad: z.enum(['true']).optional().describe('With the entry for residents abroad, whose districts are countries.'),
})

export const zDistrict = z.object({ id: z.string(), zip: z.string(), ...zNames })
export const zCity = z.object({ id: z.string(), ...zNames, districts: z.array(zDistrict) })
export const zOccupation = z.object({ id: z.string(), ...zNames })
export const zJobType = zOccupation.extend({
  description_zh: z.string(),
  description_ja: z.string().nullable(),
  description_en: z.string().nullable(),
})
