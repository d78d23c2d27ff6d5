import { contentStates } from '@koma/domain/content-states.ts'
import { pageSlugs, pageVersionStates } from '@koma/domain/house-pages.ts'
import { languages } from '@koma/domain/languages.ts'
import { z } from 'zod'
import { factSections } from './content-facts.ts'
import { contentKinds, deskKinds, searchLengthMax, zTexts } from './content.ts'
import { keptFacts } from './kept-facts.ts'
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
  zTaipeiDate,
  zTaipeiDateTime,
  zText,
  zUuid,
} from './wire.ts'

/** The longest texts of an item (characters); the HTML of a body counts its markup. */
export const contentLengths = { title: 200, summary: 500, body: 200_000, source: 500 } as const

/** Tags and sources that an item has at most. */
export const contentTagsMax = 20
export const contentSourcesMax = 30

/** Kinds that may begin at the desk. */
export const creatableKinds = [
  'news',
  'activity',
  'video',
  'album',
  'comic',
  'creator',
  'publisher',
  'union',
  'award',
] as const satisfies readonly (typeof contentKinds)[number][]

const zSource = zText(contentLengths.source).regex(/^https?:\/\/\S+$/, 'field.web_address')

/** The form of an item: its words in three languages side by side, and what it is filed under. */
export const zContentForm = z.object({
  ...zOptionalTexts('title', contentLengths.title),
  title_zh: zRequiredText(contentLengths.title),
  ...zOptionalTexts('summary', contentLengths.summary),
  ...zOptionalTexts('body', contentLengths.body),
  type_id: zId.nullable().default(null),
  tag_ids: z.array(zId, 'field.choice').max(contentTagsMax, 'field.too_many').default([]),
  pinned: z.boolean('field.choice').default(false),
  sources: z.array(zSource, 'field.required').max(contentSourcesMax, 'field.too_many').default([]),
  cover_id: zUuid.nullable().default(null).describe('A picture of the media library.'),
  ...factSections,
})

export type ContentForm = z.output<typeof zContentForm>

/** POST /staff/content. */
export const zContentRequest = zContentForm.extend({ kind: z.enum(creatableKinds, 'field.choice') })

/** PUT /staff/content/{id}; `confirmed` are translations that still hold although the Chinese has changed. */
export const zContentChange = zContentForm.extend({
  confirmed: zConfirmed,
})

/** POST /staff/content/{id}/publish: from when (left out: as it is, else now) until when (left out: without end). */
export const zPublishRequest = z.object({
  publish_at: zTaipeiDateTime.nullable().default(null),
  unpublish_at: zTaipeiDateTime.nullable().default(null),
})

export const zRevertRequest = z.object({ revision: zInteger(1, idMax) })
export const zLockRequest = z.object({ take_over: z.boolean('field.choice').default(false) })

/** Room for a hundred ids. */
const idsLengthMax = 1_100

/** GET /staff/content. */
export const zDeskQuery = zPageQuery.extend({
  kind: z.enum(deskKinds, 'field.choice').optional(),
  state: z.enum(contentStates, 'field.choice').optional(),
  q: zText(searchLengthMax).optional(),
  type: zInteger(0, idMax).optional(),
  tag: zInteger(0, idMax).optional(),
  ids: zText(idsLengthMax)
    .regex(/^\d{1,10}(,\d{1,10})*$/, 'field.choice')
    .optional()
    .describe('These alone, separated by commas.'),
  translation: zTranslationLack.optional().describe('What the translation lacks.'),
})

export type DeskQuery = z.output<typeof zDeskQuery>

const zTitles = { title_zh: z.string(), title_ja: z.string().nullable(), title_en: z.string().nullable() }

const zLanguages = z.array(z.enum(languages))

const deskFacts = {
  id: z.int(),
  kind: z.enum(deskKinds),
  state: z.enum(contentStates),
  has_changes: z.boolean().describe('Something was saved that visitors do not read yet.'),
  publish_at: zAt.nullable(),
  unpublish_at: zAt.nullable(),
  changed_at: zAt,
  changed_by: z.string().nullable().describe('Null for what came with the installation.'),
  written: zLanguages.describe('Languages that have a title.'),
  stale: zLanguages.describe('Translations that are older than the Chinese text.'),
  version: z.int(),
}

/** A line of the desk's list. */
export const zDeskLine = z.object({
  ...deskFacts,
  ...zTitles,
  type_id: z.int().nullable(),
  pinned: z.boolean(),
  locked_by: z.string().nullable(),
})
export const zDeskPage = zPage(zDeskLine)

export type DeskLine = z.output<typeof zDeskLine>

export const zLock = z.object({
  by: z.string(),
  since: zAt,
  is_mine: z.boolean(),
})

export type Lock = z.output<typeof zLock>

/** The form as it was saved. */
export const zDraft = z.object({
  ...zTitles,
  ...zTexts('summary'),
  ...zTexts('body'),
  type_id: z.int().nullable(),
  tag_ids: z.array(z.int()),
  pinned: z.boolean(),
  sources: z.array(z.string()),
  cover_id: z.string().nullable(),
  ...keptFacts,
})

export type Draft = z.output<typeof zDraft>

/** Which text of the house it is, and the versions that readers can go by, the newest first. Decision: 0026 */
const zDeskPageText = z.object({
  slug: z.enum(pageSlugs),
  is_legal: z.boolean().describe('Whether it holds from a day on: it is written for a day to come, and then stays.'),
  versions: z.array(
    z.object({
      version: z.string(),
      holds_from: zTaipeiDate,
      state: z.enum(pageVersionStates),
    }),
  ),
})

/** One item on the desk. */
export const zDeskItem = z.object({
  ...deskFacts,
  draft: zDraft,
  draft_revision: z.int().nullable(),
  shown_revision: z.int().nullable(),
  trashed_at: zAt.nullable(),
  trashed_by: z.string().nullable(),
  lock: zLock.nullable(),
  page: zDeskPageText.nullable().describe('Of a text of the house.'),
})

export type DeskItem = z.output<typeof zDeskItem>

/** GET /staff/content/{id}/revisions. */
export const zRevisionLine = z.object({
  revision: z.int(),
  made_at: zAt,
  made_by: z.string().nullable(),
  reverts_to: z.int().nullable(),
  is_shown: z.boolean(),
  changed: z.array(z.string()).describe('Fields that differ from the revision before.'),
})
export const zRevisionPage = zPage(zRevisionLine)

export type RevisionLine = z.output<typeof zRevisionLine>

/** GET /staff/content/{id}/revisions/{revision}: the form, and the one before it. */
export const zRevision = zRevisionLine.extend({ fields: zDraft, before: zDraft.nullable() })

export type Revision = z.output<typeof zRevision>

export const zRevisionParams = z.object({ id: zId, revision: zId })

/** POST /staff/content/{id}/preview. */
export const zPreviewLink = z.object({
  token: z.string(),
  expires_at: zAt,
  path: z.string().describe('Of the site, behind the language: news/preview?token=…'),
})

export type PreviewLink = z.output<typeof zPreviewLink>

/** Without the token of a link there is no such article, as with a wrong one. */
export const zPreviewQuery = z.object({ token: zText(500).optional() })

const zChoice = z.object({ id: z.int(), ...zNames })

/** GET /staff/content_choices: what facts may name beside items. */
export const zContentChoices = z.object({ genres: z.array(zChoice), awards: z.array(zChoice) })

export type ContentChoices = z.output<typeof zContentChoices>

/** What one kind of items has in one language. */
export const zCoverage = z.object({
  kind: z.enum(deskKinds),
  language: z.enum(['ja', 'en']),
  items: z.int().describe('Shown or waiting to be shown.'),
  whole: z.int().describe('Title, and summary and body where the Chinese has them.'),
  partial: z.int(),
  stale: z.int().describe('Of those that have a translation: older than the Chinese.'),
})

export type Coverage = z.output<typeof zCoverage>
