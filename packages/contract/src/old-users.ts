import { languages } from '@koma/domain/languages.ts'
import { memberClasses } from '@koma/domain/member-classes.ts'
import { oldUserCodeStates } from '@koma/domain/old-users.ts'
import { z } from 'zod'
import { zCreatorProfileForm } from './creators.ts'
import { genders, zEmail, zRegisterRequest } from './members.ts'
import { zRequiredText } from './wire.ts'

/** A code of a mailed link is 43 characters long; whatever else stands in the path is answered like an unknown one. */
export const zOldUserCode = zRequiredText(200)
export const zOldUserParams = z.object({ code: zOldUserCode })

/** What has become of a code, without a word about anybody. */
export const zOldUserCodeAnswer = z.object({ state: z.enum(oldUserCodeStates) })

/** GET /member/old_user/{code}: what the form starts with; null where the record does not say. Source: api.md "Other" */
export const zOldUser = z.object({
  username: z.string().nullable().describe('The former account name, where it may be one of ours.'),
  name: z.string(),
  email: z.string(),
  mobile: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  birthday: z.string().nullable(),
  addr_city: z.string().nullable(),
  addr_district: z.string().nullable(),
  job: z.string().nullable(),
  locale: z.enum(languages),
  was_creator: z.boolean(),
  class: z.enum(memberClasses).describe('The class that counts today and comes along.'),
  class_ends_on: z.string().nullable(),
  points: z.object({ purchased: z.int(), reward: z.int() }).describe('What comes along.'),
  creator: z.record(z.string(), z.string()).nullable().describe('The words of the former creator profile, by field.'),
  has_account: z.boolean().describe('The address or the number has an account: sign in there and merge.'),
  expires_on: z.string().describe('The last day on which the link works.'),
})

export type OldUser = z.output<typeof zOldUser>

/** POST /member/old_user: the registration, and the code of the mailed link. */
export const zOldUserRequest = zRegisterRequest.safeExtend({ code: zOldUserCode })

/**
 * POST /member/old_user_to_comicists/{code} (multipart): the registration together with the creator profile, which starts
 * with the words of the record.
 */
export const zOldUserCreatorRequest = z.intersection(zRegisterRequest, zCreatorProfileForm)

/** POST /member/old_user/merge: of the member who is signed in. */
export const zOldUserMergeRequest = z.object({ code: zOldUserCode })
export const zOldUserMergeAnswer = z.object({
  points: z.object({ purchased: z.int(), reward: z.int() }).describe('What came along.'),
  class: z.enum(memberClasses).describe('The class that counts now.'),
})

/** POST /member/old_user/resend: a new link, to an address that has one to expect. */
export const zOldUserResendRequest = z.object({ email: zEmail })
