import { z } from 'zod'
import { factLengths, wrongIn, zIds, zParts } from './fact-fields.ts'
import { zId, zInteger, zOptionalText, zOptionalTexts, zRequiredText, zTaipeiDate } from './wire.ts'

export const awardResults = ['winner', 'finalist'] as const

/** Who or what was named: a work, people, or both, as the award names them and as the databases know them. */
const zEntry = z.object({
  result: z.enum(awardResults, 'field.choice'),
  title_zh: zOptionalText(factLengths.name),
  title_en: zOptionalText(factLengths.name),
  creators_zh: zOptionalText(factLengths.address).describe('As the award names them.'),
  comic_id: zId.nullable().default(null),
  publisher_id: zId.nullable().default(null),
  creator_ids: zIds(factLengths.people),
})

const zCategory = z.object({
  ...zOptionalTexts('name', factLengths.name),
  name_zh: zRequiredText(factLengths.name),
  entries: zParts(zEntry, factLengths.entries).default([]),
})

/** An edition of an award, and who was named in it. Source: product §3 "Awards" */
export const zAwardFacts = z
  .object({
    award_id: zId.nullable().default(null),
    edition: zInteger(1, 999).nullable().default(null),
    year: zInteger(1_900, 2_200).nullable().default(null),
    held_on: zTaipeiDate.nullable().default(null),
    venue_zh: zOptionalText(factLengths.name),
    entries: zInteger(1, 1_000_000).nullable().default(null),
    complete: z.boolean('field.choice').default(false),
    categories: zParts(zCategory, factLengths.categories).default([]).describe('Winners and finalists, in this order.'),
  })
  .superRefine(({ categories }, context) => {
    const wrong = wrongIn(context)
    categories.forEach(({ entries }, place) =>
      entries.forEach(({ title_zh, creators_zh }, line) => {
        if (!title_zh?.trim() && !creators_zh?.trim())
          wrong(['categories', place, 'entries', line, 'title_zh'], 'field.award_entry')
      }),
    )
  })

const said = z.string().nullable()
const number = z.int().nullable()

/** The same as it was saved. */
export const keptAward = z.object({
  award_id: number,
  edition: number,
  year: number,
  held_on: said,
  venue_zh: said,
  entries: number,
  complete: z.boolean(),
  categories: z.array(
    z.object({
      name_zh: z.string(),
      name_ja: said,
      name_en: said,
      entries: z.array(
        z.object({
          result: z.enum(awardResults),
          title_zh: said,
          title_en: said,
          creators_zh: said,
          comic_id: number,
          publisher_id: number,
          creator_ids: z.array(z.int()),
        }),
      ),
    }),
  ),
})
