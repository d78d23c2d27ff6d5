import { languages } from '@koma/domain/languages.ts'
import { z } from 'zod'
import { genders, zBirthday, zMemberName } from './members.ts'
import { zRequiredText } from './wire.ts'

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
