import { creatorApplicationStatuses, creatorClasses, creatorFormFields } from '@koma/domain/creator-application.ts'
import { isPublicUrl, urlLengthMax } from '@koma/domain/creator-eligibility.ts'
import { countGraphemes } from '@koma/domain/graphemes.ts'
import { z } from 'zod'
import { zFile, zKeptFiles } from './files.ts'
import { zAgreed, zAt, zNames, zPage, zRequiredText, zTaipeiDate, zText } from './wire.ts'

export const citizenships = ['domestic', 'foreign'] as const

/** Characters of a profile, as a reader counts them. Source: product §5, §9 */
export const profileLengthMax = 300
/** UTF-16 units, so that no character is endless. */
const profileUnitsMax = 12_000

/** How many works and industries one form may list; no limit of the product, a bound of the request. */
export const worksMax = 20
export const industriesMax = 20

/** What is left empty in a form is null. */
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())
/** Text that may be left out, empty or null: all the same. */
export const zOptionalText = (lengthMax: number) =>
  z
    .union([zText(lengthMax), z.null()])
    .optional()
    .transform((text) => orNull(text ?? ''))
/** Text that must be there, without the blanks around it. */
export const zTrimmedText = (lengthMax: number) => zRequiredText(lengthMax).transform((text) => text.trim())
const isAbsentOr = (isRight: (text: string) => boolean) => (text: string | null) => text === null || isRight(text)
const zOptionalUrl = zOptionalText(urlLengthMax).refine(isAbsentOr(isPublicUrl), 'field.url')

const isProfile = (text: string) => countGraphemes(text) <= profileLengthMax
const lines = (text: string) => text.replaceAll('\r\n', '\n')
/** Nobody has to write one. Source: product §3, §5 */
const zProfile = zOptionalText(profileUnitsMax)
  .transform((text) => text && lines(text))
  .refine(isAbsentOr(isProfile), 'field.profile')

export const zCreatorWork = z.object({
  title: zTrimmedText(200),
  description: zOptionalText(1000),
  url: zOptionalUrl,
  published_on: z
    .union([z.literal('').transform(() => null), z.null(), zTaipeiDate], 'field.date')
    .optional()
    .transform((date) => date ?? null),
})

/** One id comes from a form as text, several as a list. */
const zIndustryId = z.string('field.choice').max(64, 'field.choice')
const zIndustries = z.union(
  [z.literal('').transform(() => []), zIndustryId.transform((id) => [id]), z.array(zIndustryId)],
  'field.industries',
)

const profileFields = {
  name: zTrimmedText(200),
  name_en: zOptionalText(200),
  pen_name: zTrimmedText(200),
  industries: zIndustries
    .pipe(z.array(z.string()).min(1, 'field.industries').max(industriesMax, 'field.too_many'))
    .transform((ids) => [...new Set(ids)]),
  citizenship: z.enum(citizenships, 'field.choice'),
  nationality: zOptionalText(64).describe('Of GET /foreigner; with citizenship `foreign`.'),
  address: zTrimmedText(500),
  postal_code: zOptionalText(20).refine(
    isAbsentOr((text) => /^[0-9A-Za-z -]+$/.test(text)),
    'field.postal_code',
  ),
  village: zOptionalText(100),
  website_url: zOptionalUrl,
  social_url: zOptionalUrl,
  profile_zh: zProfile,
  profile_en: zProfile,
  works: z.array(zCreatorWork, 'field.works').min(1, 'field.works').max(worksMax, 'field.too_many'),
}

/** Taiwan's own have no other nationality. */
const ofCitizenship = <Form extends { citizenship: (typeof citizenships)[number]; nationality: string | null }>(
  form: Form,
): Form => (form.citizenship === 'domestic' ? { ...form, nationality: null } : form)
const hasNationality = (form: { citizenship: string; nationality: string | null }) =>
  form.citizenship === 'domestic' || form.nationality !== null
const nationalityMissing = { path: ['nationality'], message: 'field.nationality' }

/** The creator profile, which is what an application tells. Source: product §3 "Creator application", api.md */
export const zCreatorProfileForm = z
  .object(profileFields)
  .transform(ofCitizenship)
  .refine(hasNationality, nationalityMissing)

export type CreatorProfileForm = z.output<typeof zCreatorProfileForm>

/** POST /member/comicists_apply (multipart): the profile, and what an application asks for beside it. */
export const zCreatorApplyForm = z
  .object({
    ...profileFields,
    type: z.enum(creatorClasses, 'field.choice'),
    attachments: zKeptFiles,
    agree: zAgreed,
  })
  .transform(ofCitizenship)
  .refine(hasNationality, nationalityMissing)

const zDraftText = zText(profileUnitsMax).optional()

/** What is kept while somebody writes: anything that may stand in the form, right or not yet. */
export const zCreatorDraftForm = z.object({
  type: z.union([z.enum(creatorClasses), z.literal('')], 'field.choice').optional(),
  name: zDraftText,
  name_en: zDraftText,
  pen_name: zDraftText,
  industries: zIndustries.pipe(z.array(z.string()).max(industriesMax, 'field.too_many')).optional(),
  citizenship: z.union([z.enum(citizenships), z.literal('')], 'field.choice').optional(),
  nationality: zDraftText,
  address: zDraftText,
  postal_code: zDraftText,
  village: zDraftText,
  website_url: zDraftText,
  social_url: zDraftText,
  profile_zh: zDraftText,
  profile_en: zDraftText,
  works: z
    .array(
      z.object({
        title: zText(1000).default(''),
        description: zText(4000).default(''),
        url: zText(4000).default(''),
        published_on: zText(40).default(''),
      }),
    )
    .max(worksMax, 'field.too_many')
    .optional(),
})

export type CreatorDraftForm = z.output<typeof zCreatorDraftForm>

/** The same in an answer. */
const zWrittenForm = z.object({
  type: z.string().optional(),
  name: z.string().optional(),
  name_en: z.string().optional(),
  pen_name: z.string().optional(),
  industries: z.array(z.string()).optional(),
  citizenship: z.string().optional(),
  nationality: z.string().optional(),
  address: z.string().optional(),
  postal_code: z.string().optional(),
  village: z.string().optional(),
  website_url: z.string().optional(),
  social_url: z.string().optional(),
  profile_zh: z.string().optional(),
  profile_en: z.string().optional(),
  works: z
    .array(z.object({ title: z.string(), description: z.string(), url: z.string(), published_on: z.string() }))
    .optional(),
})

const zWork = z.object({
  title: z.string(),
  description: z.string().nullable(),
  url: z.string().nullable(),
  published_on: z.string().nullable(),
})

/** GET, PUT /member/comicists; what was never filled in is null or an empty list. */
export const zCreatorProfile = z.object({
  name: z.string(),
  name_en: z.string().nullable(),
  pen_name: z.string().nullable(),
  industries: z.array(z.string()),
  citizenship: z.enum(citizenships).nullable(),
  nationality: z.string().nullable(),
  address: z.string().nullable(),
  postal_code: z.string().nullable(),
  village: z.string().nullable(),
  website_url: z.string().nullable(),
  social_url: z.string().nullable(),
  profile_zh: z.string().nullable(),
  profile_en: z.string().nullable(),
  works: z.array(zWork),
})

export type CreatorProfile = z.output<typeof zCreatorProfile>

export const zCreatorApplyAnswer = z.object({ id: z.string(), status: z.literal('under_review') })
export const zCreatorWithdrawAnswer = z.object({ status: z.literal('withdrawn') })

/** A reviewer's remarks by field. */
const zComments = z.partialRecord(z.enum(creatorFormFields), z.string())

/** An application as its member sees it. */
export const zCreatorApplication = zCreatorProfile.extend({
  id: z.string(),
  number: z.string(),
  type: z.enum(creatorClasses),
  status: z.enum(creatorApplicationStatuses),
  attachments: z.array(zFile),
  submitted_at: zAt.nullable(),
  review_by: z.string().nullable().describe('The last day of the review; null when nobody is to review it now.'),
  comments: zComments.describe('What a returned application is asked to mend, by field.'),
  reason: z.string().nullable().describe('What was said with the last decision.'),
  can_withdraw: z.boolean(),
  can_resubmit: z.boolean(),
  status_history: z.array(
    z.object({ status: z.enum(creatorApplicationStatuses), at: zAt, note: z.string().nullable() }),
  ),
  version: z.int(),
})

export type CreatorApplication = z.output<typeof zCreatorApplication>
export const zCreatorApplicationPage = zPage(zCreatorApplication)

/** Where the values of a new form come from. */
export const prefillSources = ['draft', 'returned', 'profile', 'application', 'matchmaking', 'account'] as const

/** GET /member/comicists_apply/form: what the form starts with, and what the member may do now. */
export const zCreatorFormState = z.object({
  today: z.string(),
  types: z.array(z.enum(creatorClasses)).describe('The classes that the member may apply for now.'),
  wanted_type: z.enum(creatorClasses).nullable().describe('The class that was chosen at registration.'),
  source: z.enum(prefillSources),
  application_id: z.string().nullable().describe('Of the draft or the returned application.'),
  version: z.int().nullable(),
  saved_at: zAt.nullable(),
  form: zWrittenForm,
  attachments: z.array(zFile),
  comments: zComments,
  reason: z.string().nullable(),
  under_review: z.boolean().describe('An application is with the reviewers: no other can be sent.'),
})

export type CreatorFormState = z.output<typeof zCreatorFormState>
export const zCreatorDraftAnswer = z.object({ application_id: z.string(), version: z.int(), saved_at: zAt })

export const zIndustry = z.object({
  id: z.string(),
  ...zNames,
  description_zh: z.string().nullable(),
  description_ja: z.string().nullable(),
  description_en: z.string().nullable(),
})
