import type { Faq } from '@koma/contract/faq.ts'
import { cleanHtml } from '../../platform/clean-html.ts'
import type { FaqRow } from './queries.ts'

/** A question as the contract shows it; the HTML of its answers is cleaned once more. */
export function presentFaq(row: FaqRow): Faq {
  return {
    id: row.id,
    type: { ...row.type },
    question_zh: row.question_zh,
    question_ja: row.question_ja,
    question_en: row.question_en,
    answer_zh: cleanHtml(row.answer_zh),
    answer_ja: row.answer_ja && cleanHtml(row.answer_ja),
    answer_en: row.answer_en && cleanHtml(row.answer_en),
  }
}
