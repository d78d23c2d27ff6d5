import { languages } from '@koma/domain/languages.ts'
import { z } from 'zod'
import { zPage, zPageQuery, zText } from './wire.ts'

export const missStatuses = ['open', 'settled'] as const

/** GET /staff/search_misses: what visitors looked for and nothing holds. Decision: search */
export const zSearchMissQuery = zPageQuery.extend({
  status: z.enum(missStatuses, 'field.choice').optional(),
  language: z.enum(languages, 'field.choice').optional(),
  q: zText(100).optional(),
})

/** Words that nothing holds, in all shapes in which they were written; nothing tells who looked. */
export const zSearchMiss = z.object({
  id: z.string(),
  asked: z.string().describe('As it was first written on the last day.'),
  count: z.int().describe('How often, since it was last settled.'),
  languages: z.array(z.enum(languages)).describe('Of the pages on which it was asked.'),
  first_on: z.string(),
  last_on: z.string(),
  status: z.enum(missStatuses),
  settled_by: z.string().nullable(),
})
export type SearchMiss = z.output<typeof zSearchMiss>

export const zSearchMissPage = zPage(zSearchMiss)
