import { z } from 'zod'
import { contentKinds, zTexts } from './content.ts'
import { idMax, zAt, zInteger } from './wire.ts'

/** Items of one answer; a map of the site is written as they come. */
export const sitemapPageMax = 5_000

/** Tags of a map: with the items and the screens of its first file within the 50,000 addresses of the protocol. */
export const sitemapTagsMax = 4_000

export const zSitemapQuery = z.object({
  after: zInteger(0, idMax).default(0).describe('The last id of the answer before.'),
})

const place = {
  id: z.int(),
  kind: z.enum(contentKinds),
  type: z.string().nullable().describe('The slug of its type.'),
  updated_at: zAt,
}

/** Kinds that readers follow, and what a feed shows of each. */
export const followedKinds = ['news', 'activity'] as const
export type FollowedKind = (typeof followedKinds)[number]
export const feedItemsMax = 30

const zSitemapEntry = z.object(place)
export const zSitemapEntries = z.object({
  data: z.array(zSitemapEntry),
  last_id: z.int().describe('The highest id that there is.'),
})
export type SitemapEntries = z.output<typeof zSitemapEntries>

export const zSitemapTags = z.object({ data: z.array(z.object({ id: z.int() })) })
export type SitemapTags = z.output<typeof zSitemapTags>

const titles = { title_zh: z.string(), title_ja: z.string().nullable(), title_en: z.string().nullable() }

export const zSitemapItem = z.object({ ...place, ...titles })
export type SitemapItem = z.output<typeof zSitemapItem>

export const zNewestQuery = z.object({ kind: z.enum(followedKinds) })
export const zNewestItems = z.object({
  data: z.array(
    z.object({
      ...place,
      ...titles,
      ...zTexts('summary'),
      published_at: zAt.describe('When readers could first read it; an event may take place long before or after.'),
    }),
  ),
})
export type NewestItems = z.output<typeof zNewestItems>
