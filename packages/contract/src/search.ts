import { languages } from '@koma/domain/languages.ts'
import { collectKinds } from '@koma/domain/collect-kinds.ts'
import { z } from 'zod'
import { deskKinds, searchLengthMax, zTag } from './content.ts'
import { zAt, zMeta, zPageQuery, zText } from './wire.ts'

/** What search looks through: everything with an id of the one sequence, and the questions, which have their own. */
export const searchKinds = [...deskKinds, 'faq'] as const
export type SearchKind = (typeof searchKinds)[number]

export const zSearchQuery = zPageQuery.extend({
  q: zText(searchLengthMax).default(''),
  type: z.enum(searchKinds, 'field.choice').optional(),
})
export type SearchQuery = z.output<typeof zSearchQuery>

export const zSuggestQuery = z.object({ q: zText(searchLengthMax).default('') })

/** A piece of an excerpt; `hit` is what was looked for. */
const zPiece = z.object({ text: z.string(), hit: z.boolean() })

/** Why a text was found that does not have the words as they were written. */
const zReason = z.object({
  kind: z
    .enum(['shape', 'sound', 'kana', 'letters', 'meaning'])
    .describe(
      'Another shape of a character; kana and Latin letters; hiragana and katakana; width, capitals, accents; another word for the same.',
    ),
  asked: z.string(),
  found: z.string(),
})
export type SearchReason = z.output<typeof zReason>

const found = {
  id: z.int().describe('Of a question, its own number; of everything else the one id of all kinds.'),
  kind: z.enum(searchKinds),
  title_zh: z.string(),
  title_ja: z.string().nullable(),
  title_en: z.string().nullable(),
}
const zLanguage = z.enum(languages)

/** A link to what was found; `type` is the slug of its type, or of a text of the house, where the address needs it. */
const zSearchLink = z.object({ ...found, type: z.string().nullable() })
export type SearchLink = z.output<typeof zSearchLink>

export const zSearchHit = zSearchLink.extend({
  published_at: zAt,
  snippet: z.object({
    language: zLanguage.describe('The language in which the words were found.'),
    pieces: z.array(zPiece),
  }),
  reasons: z.array(zReason),
})
export type SearchHit = z.output<typeof zSearchHit>

export const zSearchAnswer = z.object({
  data: z.array(zSearchHit),
  meta: zMeta.describe('`total` counts what can be read page by page.'),
  more: z
    .boolean()
    .describe(
      'Whether there are more than `total`: of a word that stands in very much, what is called so and the newest are found.',
    ),
  counts: z
    .array(z.object({ kind: z.enum(searchKinds), count: z.int(), more: z.boolean() }))
    .describe('Hits of each kind, without `type`; `more` of them where the older ones were not looked at.'),
  near: z.array(zSearchLink).describe('What is written alike, where nothing was found.'),
})
export type SearchAnswer = z.output<typeof zSearchAnswer>

const zSuggestion = zSearchLink.extend({
  language: zLanguage,
  text: z.string().describe('The title in that language.'),
})
export type Suggestion = z.output<typeof zSuggestion>
export const zSuggestions = z.array(zSuggestion)

export type SearchPiece = z.output<typeof zPiece>

/** GET /tag/{id}: the tag, how much each tab holds, and the list of one tab. */
export const tagTabs = collectKinds
export const zTagQuery = zPageQuery.extend({ tab: z.enum(tagTabs, 'field.choice').default('news') })
export const zTagCounts = z.object(
  Object.fromEntries(tagTabs.map((tab) => [tab, z.int()])) as Record<(typeof tagTabs)[number], z.ZodInt>,
)
export const zTagHead = z.object({ tag: zTag, counts: zTagCounts, tab: z.enum(tagTabs) })
