import { foldedWords, formsOf, type WordForm } from '@koma/domain/search-folding.ts'
import { wantedTokens } from '@koma/domain/search-tokens.ts'
import { sql, type RawBuilder } from 'kysely'

/** Words beyond these of one question are not looked for. */
const wordsMax = 12

/** The words of a question as search compares them; marks and blanks alone are none. */
export const askedWords = (question: string): readonly string[] => foldedWords(question).slice(0, wordsMax)

/** Whether a `search_text` holds all of the words, each in one of its forms. */
export function textHolds(words: readonly string[]): RawBuilder<unknown> {
  const conditions = words.map((word) => sql`(${sql.join(formsOf(word).map(holdsForm), sql` or `)})`)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

const holdsForm = (form: WordForm): RawBuilder<unknown> => sql`(
        search_text.tokens @> ${wantedTokens(form)}::text[]
        and ${form.in === 'text' ? sql`search_text.folded` : sql`search_text.sounds`} like ${`%${form.word}%`})`
