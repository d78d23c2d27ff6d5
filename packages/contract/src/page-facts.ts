import { z } from 'zod'
import { zOptionalTexts, zTaipeiDate } from './wire.ts'

/** The longest list of changes in one language (characters). */
export const pageChangesMax = 2_000

/**
 * What a text that people go by says of its next version: from when it holds, what changes in it, a sentence a line, and
 * whether members are asked again. The other texts of the house leave it empty. Decision: 0026
 */
export const zPageFacts = z.object({
  holds_from: zTaipeiDate.nullable().default(null),
  asks_again: z.boolean('field.choice').default(false),
  ...zOptionalTexts('changes', pageChangesMax),
})

/** The same as it was saved. */
export const keptPage = z.object({
  holds_from: z.string().nullable(),
  asks_again: z.boolean(),
  changes_zh: z.string().nullable(),
  changes_ja: z.string().nullable(),
  changes_en: z.string().nullable(),
})
