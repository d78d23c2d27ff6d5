import { languages } from '@koma/domain/languages.ts'
import { memberClasses } from '@koma/domain/member-classes.ts'
import { membershipStatuses } from '@koma/domain/membership-status.ts'
import { z } from 'zod'
import { zImage } from './images.ts'
import { genders, zBirthday, zMemberName } from './members.ts'
import { zInteger, zRequiredText, zTaipeiDate, zUuid } from './wire.ts'

/** PUT /member: what is left out stays as it is; city and district come together. Source: api.md "Session and member" */
export const zProfileRequest = z
  .object({
    name: zMemberName.optional(),
    gender: z.enum(genders, 'field.choice').optional(),
    birthday: zBirthday.optional(),
    addr_city: zRequiredText(64).optional(),
    addr_district: zRequiredText(64).optional(),
    job: zRequiredText(64).optional(),
    locale: z.enum(languages, 'field.choice').optional(),
    guardian_agree: z.unknown().optional().describe('Asked for when the birthday says under 20 and nobody has agreed.'),
  })
  .refine(({ addr_city, addr_district }) => addr_city !== undefined || addr_district === undefined, {
    path: ['addr_city'],
    message: 'field.required',
  })
  .refine(({ addr_city, addr_district }) => addr_district !== undefined || addr_city === undefined, {
    path: ['addr_district'],
    message: 'field.district',
  })

export type ProfileRequest = z.output<typeof zProfileRequest>

/** POST /member/avatar (multipart): beside the one part `avatar` nothing is read. */
export const zAvatarRequest = z.object({})
export const zAvatarAnswer = z.object({ avatar: zImage.nullable() })
export const zAvatarParams = z.object({ id: zUuid, width: zInteger(1, 4096) })

/** GET /member/card: what the digital card shows. */
export const zMemberCard = z.object({
  text: z.string().describe('The content of the QR code: opaque, and looked up by staff alone.'),
  name: z.string(),
  username: z.string(),
  type: z.enum(memberClasses),
  status: z.enum(membershipStatuses),
  started_on: zTaipeiDate.nullable(),
  ends_on: zTaipeiDate.nullable(),
})

export type MemberCard = z.output<typeof zMemberCard>
