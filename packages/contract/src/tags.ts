import { z } from 'zod'
import { contentKinds, zTag } from './content.ts'
import { zConfirmed, zNameLack } from './translations.ts'
import { zAt, zId, zOptionalText, zPage, zPageQuery, zRequiredText, zText } from './wire.ts'

const nameLengthMax = 50

/** A tag as staff see it. */
export const zStaffTag = zTag.extend({
  items: z.int().describe('How many items have it, shown or not.'),
  stale: z.array(z.enum(['ja', 'en'])).describe('Names that are older than the Chinese one.'),
  version: z.int(),
})
export const zStaffTagPage = zPage(zStaffTag)
export const zStaffTagQuery = zPageQuery.extend({
  q: zText(nameLengthMax).optional(),
  translation: zNameLack.optional(),
})

export type StaffTag = z.output<typeof zStaffTag>

/** GET /staff/tags/{id}: what carries it. */
export const zStaffTagDetail = zStaffTag.extend({
  changed_at: zAt,
  by_kind: z.array(z.object({ kind: z.enum(contentKinds), items: z.int() })),
  merged: z.array(zTag).describe('Tags that have become part of it; their addresses lead here.'),
})

export type StaffTagDetail = z.output<typeof zStaffTagDetail>

/** POST /staff/tags. The slug is the word by which programs know the tag, made where none is given, and never changed. */
export const zTagRequest = z.object({
  slug: zText(nameLengthMax)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'field.slug')
    .nullable()
    .default(null),
  name_zh: zRequiredText(nameLengthMax),
  name_ja: zOptionalText(nameLengthMax),
  name_en: zOptionalText(nameLengthMax),
})

export type TagRequest = z.output<typeof zTagRequest>

/** PUT /staff/tags/{id}. */
export const zTagChange = zTagRequest.omit({ slug: true }).extend({ confirmed: zConfirmed })

export type TagNames = z.output<typeof zTagChange>

/** POST /staff/tags/{id}/merge: the tag that takes everything over. */
export const zTagMerge = z.object({ into: zId })

/** GET /staff/tag_coverage: how many tags are named in one language, as of the articles. */
export const zTagCoverage = z.object({
  language: z.enum(['ja', 'en']),
  items: z.int(),
  whole: z.int(),
  stale: z.int().describe('Of those that are named: older than the Chinese.'),
})

export type TagCoverage = z.output<typeof zTagCoverage>
