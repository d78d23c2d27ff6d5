import { z } from 'zod'
import { searchLengthMax, zContentType } from './content.ts'
import { idMax, zInteger, zPage, zPageQuery, zText } from './wire.ts'

export const zFaqQuery = zPageQuery.extend({
  type: zInteger(0, idMax).optional(),
  q: zText(searchLengthMax).optional(),
  question: zInteger(0, idMax)
    .optional()
    .describe('The page of its type on which this question stands, whatever else is asked; of none, an empty page.'),
})

/** A question; `answer_*` is HTML of a short allow-list. */
export const zFaq = z.object({
  id: z.int(),
  type: zContentType,
  question_zh: z.string(),
  question_ja: z.string().nullable(),
  question_en: z.string().nullable(),
  answer_zh: z.string(),
  answer_ja: z.string().nullable(),
  answer_en: z.string().nullable(),
})

export type Faq = z.output<typeof zFaq>
export const zFaqPage = zPage(zFaq)
export const zFaqType = zContentType.extend({ count: z.int().describe('Questions of the type.') })
export type FaqType = z.output<typeof zFaqType>
