/** What is known of a record of the former system, from its import to its end. Source: product §1 "Old-user records" */
export const oldUserStatuses = ['imported', 'mailed', 'opened', 'moved', 'merged', 'failed'] as const
export type OldUserStatus = (typeof oldUserStatuses)[number]

/** What a column of a list may be: what identifies and reaches a person, what their account holds, their creator profile. */
export const oldUserFields = [
  'old_id',
  'name',
  'email',
  'mobile',
  'username',
  'gender',
  'birthday',
  'addr_city',
  'addr_district',
  'job',
  'locale',
  'joined_on',
  'class',
  'class_started_on',
  'class_ends_on',
  'purchased_points',
  'reward_points',
  'reward_expires_on',
  'pen_name',
  'name_en',
  'industries',
  'citizenship',
  'nationality',
  'postal_code',
  'address',
  'village',
  'website_url',
  'social_url',
  'profile_zh',
  'profile_en',
] as const
export type OldUserField = (typeof oldUserFields)[number]

/** Without these nobody can be told or found: a list lacks none of them. */
export const oldUserFieldsRequired = ['old_id', 'name', 'email'] as const satisfies readonly OldUserField[]

/** Rows and columns of one list at most. */
export const oldUserRowsMax = 50_000
export const oldUserColumnsMax = 100

/** Bytes of one list at most: 25 MiB, as of any body of several parts. Source: api.md "order of refusals" */
export const oldUserFileBytesMax = 26_214_400

/** Points of one kind that one record may bring at most; more is a mistake of the list. */
export const oldUserPointsMax = 1_000_000

/** Which column of the list holds which field; columns count from 0. */
export type OldUserMapping = Partial<Readonly<Record<OldUserField, number>>>

/** What may become of the code of a mailed link. */
export const oldUserCodeStates = ['open', 'used', 'expired', 'unknown'] as const
export type OldUserCodeState = (typeof oldUserCodeStates)[number]
