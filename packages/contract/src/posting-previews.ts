import { z } from 'zod'
import { zFaq, zFaqType } from './faq.ts'
import { zSiteNotice } from './postings.ts'

/** GET /faq/preview: what the screen of questions would show of the type of one that is not shown yet. */
export const zFaqPreview = z.object({
  id: z.int().describe('The question that the link is for.'),
  types: z.array(zFaqType).describe('Each counts it where it is of that type.'),
  questions: z.array(zFaq).describe('All of its type, in their order.'),
})

export type FaqPreview = z.output<typeof zFaqPreview>

/** GET /notices/preview: what would stand above every page. */
export const zNoticePreview = z.object({
  id: z.int().describe('The notice that the link is for.'),
  notices: z.array(zSiteNotice),
  has_room: z.boolean().describe('False where more urgent ones take all places: it stands behind them here alone.'),
})

export type NoticePreview = z.output<typeof zNoticePreview>
