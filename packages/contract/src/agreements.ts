import { agreementDocuments } from '@koma/domain/agreements.ts'
import { languages } from '@koma/domain/languages.ts'
import { z } from 'zod'
import { zAgreed, zAt, zTaipeiDate, zText } from './wire.ts'

const zSentences = z.array(z.string())

/** A version of a text, and what is different in it. */
const zLegalChange = z.object({
  version: z.string(),
  published_on: zTaipeiDate,
  changes_zh: zSentences.describe('Empty for the first version.'),
  changes_ja: zSentences,
  changes_en: zSentences,
})

/** What somebody agreed to, and when. */
const zConsent = z.object({
  version: z.string(),
  agreed_at: zAt,
  language: z.enum(languages).nullable().describe('In which the text was read; null where it was not kept.'),
})

/** A text that members agree to, and how the caller stands to it. */
export const zAgreement = z.object({
  document: z.enum(agreementDocuments),
  title_zh: z.string(),
  title_ja: z.string(),
  title_en: z.string(),
  version: z.string().describe('The one that holds, and that POST /member/agreements names.'),
  published_on: zTaipeiDate,
  due: z.boolean().describe('Whether the caller is asked again.'),
  unseen: z.array(zLegalChange).describe('The versions since the one that the caller agreed to, newest first.'),
  consents: z.array(zConsent).describe('Every version that the caller agreed to, newest first.'),
})

export type Agreement = z.output<typeof zAgreement>

/** GET /member/agreements. Decision: 0025 */
export const zAgreements = z.object({
  agreements: z.array(zAgreement),
  guardian_needed: z.boolean().describe('Under 20: a guardian has to agree to new terms too.'),
})

export type Agreements = z.output<typeof zAgreements>

const zVersion = zText(32).optional()

/** POST /member/agreements: the versions that were read, by their documents. */
export const zAgreeRequest = z
  .object({
    terms: zVersion,
    privacy: zVersion,
    agree: zAgreed,
    guardian_agree: z.unknown().optional().describe('Of a member under 20, with terms.'),
  })
  .refine(({ terms, privacy }) => terms !== undefined || privacy !== undefined, {
    path: ['terms'],
    message: 'field.required',
  })

export type AgreeRequest = z.output<typeof zAgreeRequest>
