import type { Language } from '@koma/domain/languages.ts'
import type { Call } from './calls.ts'
import { load, type Screen } from './screen.ts'

/** The answer of a call that a page cannot do without, in the words of its reader. */
export const loadForReader = async <Answer>(screen: Screen, call: Call<Answer>): Promise<Answer> =>
  forReader(await load(screen, call), screen.language)

/**
 * Data with one language of each field that stands in three: the reader's, else Chinese, which is what `localised` and
 * `wordsOf` show. A page carries its data a second time for its scripts; two thirds of it would be read by nobody. Not for
 * what shows a name in several languages. The others are emptied, not left out, so that the shape stays.
 */
export function forReader<Value>(value: Value, language: Language): Value {
  if (Array.isArray(value)) return value.map((one: unknown) => forReader(one, language)) as Value
  if (value === null || typeof value !== 'object') return value
  const record = value as Readonly<Record<string, unknown>>
  const read = Object.entries(record).map(([name, field]) => {
    const base = /^(.+)_(?:zh|ja|en)$/.exec(name)?.[1]
    if (base === undefined) return [name, forReader(field, language)]
    const shown = record[`${base}_${language}`] ? language : 'zh'
    return [name, name === `${base}_${shown}` ? field : emptied(name, field)]
  })
  return Object.fromEntries(read) as Value
}

/** Chinese is there wherever there is anything, so it is a text still. */
const emptied = (name: string, field: unknown) => (name.endsWith('_zh') && field !== null ? '' : null)
