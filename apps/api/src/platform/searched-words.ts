import { formsOf, ownFormsOf, type WordForm } from '@koma/domain/search-forms.ts'
import { askedWords as wordsOfQuestion } from '@koma/domain/search-question.ts'
import { isToldByToken, wantedOfNames, wantedTokens } from '@koma/domain/search-tokens.ts'
import { sql, type RawBuilder } from 'kysely'

/** The words of a question as search compares them; marks and blanks alone are none. */
export const askedWords = (question: string): readonly string[] => wordsOfQuestion(question).map(({ word }) => word)

/** Whether a `search_text` holds all of the words, each in one of its forms or by another word that means the same. */
export const textHolds = (words: readonly string[]): RawBuilder<unknown> => everyWord(words, formsOf, holdsForm)

/** Whether it holds the words themselves, without what else they are called. */
export const textHoldsOwn = (words: readonly string[]): RawBuilder<unknown> => everyWord(words, ownFormsOf, holdsForm)

/** Whether its names do: its title, and what else it is called. */
export const namesHold = (words: readonly string[]): RawBuilder<unknown> => everyWord(words, formsOf, namesHoldForm)

/** The same as `namesHold` of a row that is at hand, without its tokens. */
export const namesRead = (words: readonly string[]): RawBuilder<unknown> => everyWord(words, formsOf, namesLike)

/** The same of the words themselves. */
export const namesReadOwn = (words: readonly string[]): RawBuilder<unknown> => everyWord(words, ownFormsOf, namesLike)

/** Whether any of the words has others that mean the same. */
export const haveSynonyms = (words: readonly string[]): boolean =>
  words.some((word) => formsOf(word).length > ownFormsOf(word).length)

function everyWord(
  words: readonly string[],
  forms: (word: string) => readonly WordForm[],
  holds: (form: WordForm) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const conditions = words.map((word) => sql`(${sql.join(forms(word).map(holds), sql` or `)})`)
  return conditions.length === 0 ? sql`false` : sql.join(conditions, sql` and `)
}

/** One token that is the word tells all; more of them may stand apart, and the text is read. */
function holdsForm(form: WordForm): RawBuilder<unknown> {
  const held = sql`search_text.tokens @> ${wantedTokens(form)}::text[]`
  if (isToldByToken(form.word)) return held
  return sql`(
        ${held}
        and ${form.in === 'text' ? sql`search_text.folded` : sql`search_text.sounds`} like ${`%${form.word}%`})`
}

const namesHoldForm = (form: WordForm): RawBuilder<unknown> => sql`(
        search_text.tokens @> ${wantedOfNames(form)}::text[]
        and ${namesLike(form)})`

const namesLike = ({ in: place, word }: WordForm): RawBuilder<unknown> =>
  sql`search_text.names like ${place === 'text' ? `%${word}%` : `%~%${word}%`}`
