import { collectKinds } from '@koma/domain/collect-kinds.ts'
import { z } from 'zod'
import { contentKinds, searchLengthMax, zTag } from './content.ts'
import { zAt, zMeta, zPageQuery, zText } from './wire.ts'

export const zSearchQuery = zPageQuery.extend({
  q: zText(searchLengthMax).default(''),
  type: z.enum(contentKinds, 'field.choice').optional(),
})

/** A piece of an excerpt; `hit` is what was looked for. */
const zPiece = z.object({ text: z.string(), hit: z.boolean() })

export const zSearchHit = z.object({
  id: z.int(),
  kind: z.enum(contentKinds),
  title_zh: z.string(),
  title_ja: z.string().nullable(),
  title_en: z.string().nullable(),
  published_at: zAt,
  snippet: z.object({
    language: z.enum(['zh', 'ja', 'en']).describe('The language in which the words were found.'),
    pieces: z.array(zPiece),
  }),
})

export const zSearchAnswer = z.object({
  data: z.array(zSearchHit),
  meta: zMeta,
  counts: z
    .array(z.object({ kind: z.enum(contentKinds), count: z.int() }))
    .describe('Hits of each kind, without `type`.'),
})
export type SearchPiece = z.output<typeof zPiece>

/** GET /tag/{id}: the tag, how much each tab holds, and the list of one tab. */
export const tagTabs = collectKinds
export const zTagQuery = zPageQuery.extend({ tab: z.enum(tagTabs, 'field.choice').default('news') })
export const zTagCounts = z.object(
  Object.fromEntries(tagTabs.map((tab) => [tab, z.int()])) as Record<(typeof tagTabs)[number], z.ZodInt>,
)
export const zTagHead = z.object({ tag: zTag, counts: zTagCounts, tab: z.enum(tagTabs) })
