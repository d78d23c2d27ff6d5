import { z } from 'zod'
import { zPicture } from './images.ts'
import { idMax, zAt, zInteger, zNames, zPage, zPageQuery, zText } from './wire.ts'

/** What has an id of the one sequence, by the words of the addresses. Source: api.md "ids" */
export const contentKinds = [
  'news',
  'activity',
  'video',
  'album',
  'comic',
  'creator',
  'union',
  'publisher',
  'award',
] as const

export type ContentKind = (typeof contentKinds)[number]

/** What is written at the desk: those, and the texts of the house, which have addresses of their own. Decision: 0026 */
export const deskKinds = [...contentKinds, 'page'] as const

export type DeskKind = (typeof deskKinds)[number]

export const contentSorts = ['newest', 'oldest', 'popular', 'name'] as const

/** Longest question that a search answers (characters). */
export const searchLengthMax = 200

/** A text in three languages; null is what nobody has translated, or, of a summary, what nobody has written. */
export const zTexts = <Field extends string>(field: Field) =>
  ({
    [`${field}_zh`]: z.string().nullable(),
    [`${field}_ja`]: z.string().nullable(),
    [`${field}_en`]: z.string().nullable(),
  }) as Record<`${Field}_${'zh' | 'ja' | 'en'}`, z.ZodNullable<z.ZodString>>

const zSummaries = zTexts('summary')
const zBodies = zTexts('body')

/** `?type&tag&q&sort&page&per_page` of every list. Source: api.md "Content" */
export const zContentListQuery = zPageQuery.extend({
  type: zInteger(0, idMax).optional(),
  tag: zInteger(0, idMax).optional(),
  q: zText(searchLengthMax).optional(),
  sort: z.enum(contentSorts, 'field.choice').optional(),
})

export type ContentListQuery = z.output<typeof zContentListQuery>

export const zContentType = z.object({ id: z.int(), slug: z.string(), ...zNames })
export const zTag = z.object({ id: z.int(), slug: z.string(), ...zNames })

const card = {
  id: z.int(),
  ...zSummaries,
  cover: zPicture.nullable().describe('Null where there is no picture.'),
  type: zContentType.nullable(),
  tags: z.array(zTag),
  published_at: zAt,
  pinned: z.boolean().describe('Whether staff keep it before the newer ones of its list.'),
  is_collect: z.boolean().describe('Whether the caller has collected it; false for a visitor.'),
}

const zTitles = { title_zh: z.string(), title_ja: z.string().nullable(), title_en: z.string().nullable() }

/** A line of a list whose items have a title. */
export const zTitledCard = z.object({ ...card, ...zTitles })
/** A line of a list whose items have a name: people, organisations, albums, awards. */
export const zNamedCard = z.object({ ...card, ...zNames })
export const zTitledPage = zPage(zTitledCard)

export type TitledCard = z.output<typeof zTitledCard>
export type NamedCard = z.output<typeof zNamedCard>

const neighbour = <Words extends z.ZodRawShape>(words: Words) => z.object({ id: z.int(), ...words }).nullable()

const article = {
  ...zBodies,
  updated_at: zAt.describe('When what visitors read of it last changed; not before it was published.'),
  clicks: z.int(),
  share_clicks: z.int(),
  seo: z.object(zTexts('description')).describe('What stands below the title in a list of search results.'),
}

/** What an article has beyond its card; `body_*` is HTML of a short allow-list. */
export const zTitledArticle = zTitledCard.extend({
  ...article,
  related: z.array(zTitledCard),
  previous: neighbour(zTitles).describe('The one published before it.'),
  next: neighbour(zTitles),
})
export const zNamedArticle = zNamedCard.extend({
  ...article,
  related: z.array(zNamedCard),
  previous: neighbour(zNames).describe('The one published before it.'),
  next: neighbour(zNames),
})

export type TitledArticle = z.output<typeof zTitledArticle>
export type NamedArticle = z.output<typeof zNamedArticle>

/** Where the facts of a record come from. */
export const zSources = {
  sources: z.array(z.string()).describe('Addresses that prove the facts.'),
  unsourced: z.array(z.string()).describe('Fields that come from general knowledge.'),
}

/** One value of a filter, and how many items of the list have it while the other filters stay. */
export const zFilterValue = z.object({ value: z.string(), ...zNames, count: z.int() })
export type FilterValue = z.output<typeof zFilterValue>
