import { z } from 'zod'
import { zTag } from './content.ts'
import { zPage, zPageQuery, zRequiredText, zText } from './wire.ts'

const nameLengthMax = 50

/** A tag as staff see it. */
export const zStaffTag = zTag.extend({ items: z.int().describe('How many items have it, shown or not.') })
export const zStaffTagPage = zPage(zStaffTag)
export const zStaffTagQuery = zPageQuery.extend({ q: zText(nameLengthMax).optional() })

export type StaffTag = z.output<typeof zStaffTag>

/** POST /staff/tags. The slug is the word by which programs know the tag, made where none is given, and never changed. */
export const zTagRequest = z.object({
  slug: zText(nameLengthMax)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'field.slug')
    .nullable()
    .default(null),
  name_zh: zRequiredText(nameLengthMax),
  name_ja: zText(nameLengthMax).nullable().default(null),
  name_en: zText(nameLengthMax).nullable().default(null),
})

export type TagRequest = z.output<typeof zTagRequest>
