import { pageVersionStates } from '@koma/domain/house-pages.ts'
import { houseFees, houseLimits } from '@koma/domain/house-rules.ts'
import { z } from 'zod'
import { zTerms } from './terms.ts'
import { zText } from './wire.ts'

const zNumbers = <Key extends string>(numbers: Readonly<Record<Key, number>>) =>
  z.object(Object.fromEntries(Object.keys(numbers).map((key) => [key, z.int()])) as Record<Key, z.ZodInt>)

/** GET /rule: every number that the texts show, as it holds now. Source: product §7, api.md "Content" */
export const zRule = zTerms.extend({
  membership: z.object({
    months: z.int().describe('Months of one period of an associate creator or creator.'),
    extendable_days: z.int(),
    loyal_spending_min: z.int().describe('NT$ that make a member loyal.'),
    loyal_spending_months: z.int(),
    loyal_months: z.int(),
  }),
  fees: zNumbers(houseFees).describe('NT$, or percent where the name says so.'),
  limits: zNumbers(houseLimits),
})

export type Rule = z.output<typeof zRule>

export const zPageParams = z.object({ slug: zText(64) })
export const zPageVersionQuery = z.object({ version: zText(32).optional() })

const zSentences = z.array(z.string())

/** GET /page/{slug}: the text as HTML of the allow-list, and which of its versions it is. */
export const zPageText = z.object({
  slug: z.string(),
  title_zh: z.string(),
  title_ja: z.string().nullable(),
  title_en: z.string().nullable(),
  body_zh: z.string(),
  body_ja: z.string().nullable(),
  body_en: z.string().nullable(),
  version: z.string().describe('What a consent names.'),
  versions: z
    .array(
      z.object({
        version: z.string(),
        published_on: z.string().describe('The day from which it holds.'),
        state: z.enum(pageVersionStates).describe('One is current; what is coming has been announced.'),
      }),
    )
    .describe('The newest first.'),
  changes_zh: zSentences.describe('What this version says otherwise than the one before; empty for the first.'),
  changes_ja: zSentences,
  changes_en: zSentences,
  updated_at: z.string().meta({ example: '2026-11-01 00:00:00' }),
})

export type PageAnswer = z.output<typeof zPageText>
