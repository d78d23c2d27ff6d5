import { contentStates, type ContentState } from '@koma/domain/content-states.ts'
import { languages } from '@koma/domain/languages.ts'
import { z } from 'zod'
import { zLock } from './content-desk.ts'
import { searchLengthMax, zTexts } from './content.ts'
import { zConfirmed, zTranslationLack } from './translations.ts'
import {
  idMax,
  zAt,
  zId,
  zInteger,
  zNames,
  zOptionalTexts,
  zPage,
  zPageQuery,
  zRequiredText,
  zText,
  zUuid,
} from './wire.ts'

/** The longest texts of a posting (characters); an answer counts its markup. */
export const postingLengths = {
  title: 100,
  text: 300,
  alt: 200,
  question: 300,
  answer: 20_000,
  name: 50,
  link: 500,
} as const

/** Postings that one order may hold: more than a page can show in a way that anybody could sort. */
export const postingsOrderedMax = 500

/** What staff post beside the articles, by the words of their addresses. Decision: content (staff console) */
export const postingKinds = ['panels', 'notices', 'faqs', 'faq_types'] as const
export type PostingKindName = (typeof postingKinds)[number]

/** Where a posting stands for visitors, as items do; what has no window is always shown, and in no trash. */
export const postingStates = contentStates
export type PostingState = ContentState

/** Motifs and colours of a banner, as the database knows them. */
export const panelArts = [
  'pen-dive',
  'city',
  'eyes',
  'hands',
  'panels',
  'tools',
  'talk',
  'book',
  'gallery',
  'ink',
] as const
export const panelColours = ['paper', 'red', 'yellow', 'cyan', 'ink'] as const
export const noticeLevels = ['info', 'warning'] as const
export type NoticeLevel = (typeof noticeLevels)[number]

/** A path below the language, or an address of another site; nothing that could run. */
const zLink = zText(postingLengths.link)
  .regex(/^(?:\/[a-z0-9]|https:\/\/)[^\s"<>\\]*$/, 'field.link')
  .nullable()
  .default(null)

/** A banner of home: words, a drawing or a picture, and where it leads: to an item, or to an address. */
export const zPanelForm = z
  .object({
    ...zOptionalTexts('title', postingLengths.title),
    ...zOptionalTexts('text', postingLengths.text),
    ...zOptionalTexts('alt', postingLengths.alt),
    content_id: zId.nullable().default(null),
    link: zLink,
    art: z.enum(panelArts, 'field.choice').default('panels'),
    colour: z.enum(panelColours, 'field.choice').default('paper'),
    cover_id: zUuid.nullable().default(null).describe('A picture of the media library in the place of the drawing.'),
    confirmed: zConfirmed,
  })
  .refine(({ title_zh, content_id }) => content_id !== null || title_zh?.trim(), {
    path: ['title_zh'],
    error: 'field.required',
  })
  .refine(({ link, content_id }) => link === null || content_id === null, { path: ['link'], error: 'field.one_goal' })

/** What everybody reads on every page. */
export const zNoticeForm = z.object({
  ...zOptionalTexts('title', postingLengths.title),
  title_zh: zRequiredText(postingLengths.title),
  ...zOptionalTexts('text', postingLengths.text),
  link: zLink,
  level: z.enum(noticeLevels, 'field.choice').default('info'),
  pinned: z.boolean('field.choice').default(false),
  confirmed: zConfirmed,
})

/** A question with its answer. */
export const zFaqForm = z.object({
  ...zOptionalTexts('question', postingLengths.question),
  question_zh: zRequiredText(postingLengths.question),
  ...zOptionalTexts('answer', postingLengths.answer),
  answer_zh: zRequiredText(postingLengths.answer),
  type_id: zId,
  confirmed: zConfirmed,
})

/** A type of questions. */
export const zFaqTypeForm = z.object({
  ...zOptionalTexts('name', postingLengths.name),
  name_zh: zRequiredText(postingLengths.name),
  confirmed: zConfirmed,
})

/** Lists of postings; `type` is a question's. */
export const zPostingQuery = zPageQuery.extend({
  state: z.enum(postingStates, 'field.choice').optional(),
  q: zText(searchLengthMax).optional(),
  type: zInteger(0, idMax).optional(),
  translation: zTranslationLack.optional(),
})

export type PostingQuery = z.output<typeof zPostingQuery>

const zIds = z.array(zId, 'field.required').max(postingsOrderedMax, 'field.too_many')

/** PUT /staff/{postings}/order: all of one list as they are to stand, and as the caller saw them. */
export const zOrderRequest = z.object({ ids: zIds, seen: zIds })
export const zOrderAnswer = z.object({ ids: z.array(z.int()) })

export type OrderRequest = z.output<typeof zOrderRequest>

const zLanguages = z.array(z.enum(languages))

const postingFacts = {
  id: z.int(),
  state: z.enum(postingStates),
  publish_at: zAt.nullable(),
  unpublish_at: zAt.nullable(),
  changed_at: zAt,
  changed_by: z.string().nullable().describe('Null for what came with the installation.'),
  written: zLanguages.describe('Languages that have words of their own.'),
  stale: zLanguages.describe('Translations that are older than the Chinese text.'),
  trashed_at: zAt.nullable(),
  trashed_by: z.string().nullable(),
  lock: zLock.nullable().describe('Who is writing it now.'),
  version: z.int(),
}

const zTitle = <Field extends string>(field: Field) =>
  ({
    [`${field}_zh`]: z.string(),
    [`${field}_ja`]: z.string().nullable(),
    [`${field}_en`]: z.string().nullable(),
  }) as Record<`${Field}_zh`, z.ZodString> & Record<`${Field}_${'ja' | 'en'}`, z.ZodNullable<z.ZodString>>

/** A banner as staff see it; `item` is what it leads to. */
export const zStaffPanel = z.object({
  ...postingFacts,
  ...zTexts('title'),
  ...zTexts('text'),
  ...zTexts('alt'),
  content_id: z.int().nullable(),
  link: z.string().nullable(),
  art: z.enum(panelArts),
  colour: z.enum(panelColours),
  cover_id: z.string().nullable(),
  item: z
    .object({ kind: z.string(), ...zTitle('title'), is_shown: z.boolean() })
    .nullable()
    .describe('Where it leads to an item; one that is not shown hides the banner.'),
  place: z
    .int()
    .nullable()
    .describe('Its place among the banners that could be shown now; home has room for the first three.'),
})

export const zStaffNotice = z.object({
  ...postingFacts,
  ...zTitle('title'),
  ...zTexts('text'),
  link: z.string().nullable(),
  level: z.enum(noticeLevels),
  pinned: z.boolean(),
})

export const zStaffFaq = z.object({
  ...postingFacts,
  ...zTitle('question'),
  ...zTitle('answer'),
  type_id: z.int(),
  type: z.object(zNames),
})

export const zStaffFaqType = z.object({ ...postingFacts, ...zNames, questions: z.int() })

export type StaffPanel = z.output<typeof zStaffPanel>
export type StaffNotice = z.output<typeof zStaffNotice>
export type StaffFaq = z.output<typeof zStaffFaq>
export type StaffFaqType = z.output<typeof zStaffFaqType>
export type Posting = StaffPanel | StaffNotice | StaffFaq | StaffFaqType

/** Everything that one kind of postings says on the wire. */
export const postingSchemas = {
  panels: { form: zPanelForm, row: zStaffPanel, page: zPage(zStaffPanel) },
  notices: { form: zNoticeForm, row: zStaffNotice, page: zPage(zStaffNotice) },
  faqs: { form: zFaqForm, row: zStaffFaq, page: zPage(zStaffFaq) },
  faq_types: { form: zFaqTypeForm, row: zStaffFaqType, page: zPage(zStaffFaqType) },
} as const satisfies Record<PostingKindName, { form: z.ZodType; row: z.ZodType; page: z.ZodType }>

/** GET /staff/posting_coverage: what one kind of postings has in one language, as of the articles. */
export const zPostingCoverage = z.object({
  kind: z.enum(postingKinds),
  language: z.enum(['ja', 'en']),
  items: z.int().describe('Shown or waiting to be shown, with words of their own.'),
  whole: z.int(),
  partial: z.int(),
  stale: z.int(),
})

export type PostingCoverage = z.output<typeof zPostingCoverage>

/** GET /notices: what every page shows now, the most urgent first. */
export const zSiteNotice = z.object({
  id: z.int(),
  ...zTitle('title'),
  ...zTexts('text'),
  level: z.enum(noticeLevels),
  pinned: z.boolean().describe('Cannot be put away.'),
  url: z.string().nullable().describe('A path below the language, or an address of another site; null leads nowhere.'),
  version: z.int().describe('One that has changed is told anew to who had put it away.'),
})

export type SiteNotice = z.output<typeof zSiteNotice>
