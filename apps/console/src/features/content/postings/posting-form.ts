import type { Posting } from '@koma/contract/postings.ts'
import { languages } from '@koma/domain/languages.ts'
import type { PlainValue, PostingSpec } from './posting-specs.ts'

/** A posting while it is being written: words are strings, empty where nothing stands. */
export interface PostingForm {
  readonly words: Readonly<Record<string, string>>
  readonly plain: Readonly<Record<string, PlainValue>>
  /** Translations that somebody has looked at since the Chinese changed. */
  readonly confirmed: readonly ('ja' | 'en')[]
}

/** The form of what was saved last, or of a new one. */
export function formOf(spec: PostingSpec, posting: Posting | undefined): PostingForm {
  const said = (posting ?? {}) as Readonly<Record<string, unknown>>
  return {
    words: Object.fromEntries(wordFields(spec).map((field) => [field, textOf(said[field])])),
    plain: Object.fromEntries(
      Object.entries(spec.plain).map(([field, start]) => [field, posting ? (said[field] as PlainValue) : start]),
    ),
    confirmed: [],
  }
}

/** The body of POST and PUT; blanks are null. */
export function toRequest({ words, plain, confirmed }: PostingForm): Readonly<Record<string, unknown>> {
  const said = Object.entries(words).map(([field, text]) => [field, text.trim() || null])
  const kept = Object.entries(plain).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() || null : value,
  ])
  return { ...Object.fromEntries(said), ...Object.fromEntries(kept), confirmed: [...confirmed] }
}

/** Whether something was written that is not saved yet. */
export const isDirty = (spec: PostingSpec, form: PostingForm, posting: Posting | undefined): boolean =>
  JSON.stringify(toRequest(form)) !== JSON.stringify(toRequest(formOf(spec, posting)))

/** The words by language: `title_zh`, `title_ja` … */
const wordFields = (spec: PostingSpec): readonly string[] =>
  spec.words.flatMap(({ word }) => languages.map((language) => `${word}_${language}`))

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
