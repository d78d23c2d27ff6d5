import { z } from 'zod'
import { contentKinds } from './content.ts'
import { idMax, zAt, zInteger } from './wire.ts'

/** Items of one answer; a map of the site is written as they come. */
export const sitemapPageMax = 5_000

export const zSitemapQuery = z.object({
  after: zInteger(0, idMax).default(0).describe('The last id of the answer before.'),
})

const place = {
  id: z.int(),
  kind: z.enum(contentKinds),
  type: z.string().nullable().describe('The slug of its type.'),
  updated_at: zAt,
}

const zSitemapEntry = z.object(place)
export const zSitemapEntries = z.object({
  data: z.array(zSitemapEntry),
  last_id: z.int().describe('The highest id that there is.'),
})
export type SitemapEntries = z.output<typeof zSitemapEntries>

export const zSitemapItem = z.object({
  ...place,
  title_zh: z.string(),
  title_ja: z.string().nullable(),
  title_en: z.string().nullable(),
})
export type SitemapItem = z.output<typeof zSitemapItem>
