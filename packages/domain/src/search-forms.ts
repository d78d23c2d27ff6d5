import { otherIsbn } from './isbn.ts'
import { canonicalSound, lettersOf } from './kana-sounds.ts'

/** A folded word as it may stand in a text, or in the sounds of its kana. */
export interface WordForm {
  readonly in: 'text' | 'sounds'
  readonly word: string
  /** Whether it is the word in another script: kana as letters, letters as kana. */
  readonly isSound: boolean
}

/**
 * The forms of a folded word, itself first: of kana also their letters and the word without its last long mark, of letters
 * also the sound of kana and the singular, of an ISBN also the older or newer number of the same book.
 */
export function formsOf(word: string): readonly WordForm[] {
  const own: WordForm = { in: 'text', word, isSound: false }
  if (/^[ァ-ヺー]{2,}$/.test(word)) return [own, ...withoutLongEnd(word), ...lettersFor(word)]
  if (/^[a-z]{3,}$/.test(word)) {
    return [own, ...singularOf(word), { in: 'sounds', word: canonicalSound(word), isSound: true }]
  }
  const isbn = otherIsbn(word)
  return isbn === undefined ? [own] : [own, { ...own, word: isbn }]
}

function lettersFor(kana: string): WordForm[] {
  const letters = lettersOf(kana)
  return [...new Set([letters, shortVowels(letters)])]
    .filter((form) => form !== '')
    .map((form) => ({ in: 'text', word: form, isSound: true }))
}

/** As readers of English write them: Tokyo for toukyou. */
const shortVowels = (letters: string): string => letters.replaceAll(/ou|oo/g, 'o').replaceAll(/uu/g, 'u')

/** コンピューター is also written コンピュータ; the shorter one is found in the longer by itself. */
const withoutLongEnd = (kana: string): WordForm[] =>
  /^.{3,}ー$/.test(kana) ? [{ in: 'text', word: kana.slice(0, -1), isSound: false }] : []

/** The singular stands in its plural, and not the other way round. */
function singularOf(word: string): WordForm[] {
  if (!/^[a-z]{4,}s$/.test(word) || /(?:ss|us|is)$/.test(word)) return []
  const singular = word.endsWith('ies')
    ? word.replace(/ies$/, 'y')
    : word.replace(/(?<=s|x|z|ch|sh)es$/, '').replace(/(?<!s|x|z|ch|sh)s$/, '')
  return singular === word ? [] : [{ in: 'text', word: singular, isSound: false }]
}
