import { otherIsbn } from './isbn.ts'
import { canonicalSound, lettersOf } from './kana-sounds.ts'
import { synonymsOf } from './search-synonyms.ts'

/** A folded word as it may stand in a text, or in the sounds of its kana. */
export interface WordForm {
  readonly in: 'text' | 'sounds'
  readonly word: string
  /** The word as it is or inflected; in another script, kana as letters or letters as kana; another word for the same. */
  readonly likeness: 'word' | 'sound' | 'meaning'
}

/**
 * The forms of a folded word, itself first: of kana also their letters and the word without its last long mark, of letters
 * also the sound of kana and the singular, of an ISBN also the older or newer number of the same book; then what else it
 * is called.
 */
export function formsOf(word: string): readonly WordForm[] {
  const own = ownFormsOf(word)
  const synonyms = new Set(own.flatMap((form) => (form.likeness === 'word' ? synonymsOf(form.word) : [])))
  for (const form of own) if (form.in === 'text') synonyms.delete(form.word)
  return [...own, ...Array.from(synonyms, (other): WordForm => ({ in: 'text', word: other, likeness: 'meaning' }))]
}

/** The same without other words for it. */
export function ownFormsOf(word: string): readonly WordForm[] {
  const own: WordForm = { in: 'text', word, likeness: 'word' }
  if (/^[ァ-ヺー]{2,}$/.test(word)) return [own, ...withoutLongEnd(word), ...lettersFor(word)]
  if (/^[a-z]{3,}$/.test(word)) {
    return [own, ...singularOf(word), { in: 'sounds', word: canonicalSound(word), likeness: 'sound' }]
  }
  const isbn = otherIsbn(word)
  return isbn === undefined ? [own] : [own, { ...own, word: isbn }]
}

function lettersFor(kana: string): WordForm[] {
  const letters = lettersOf(kana)
  return [...new Set([letters, shortVowels(letters)])]
    .filter((form) => form !== '')
    .map((form) => ({ in: 'text', word: form, likeness: 'sound' }))
}

/** As readers of English write them: Tokyo for toukyou. */
const shortVowels = (letters: string): string => letters.replaceAll(/ou|oo/g, 'o').replaceAll(/uu/g, 'u')

/** コンピューター is also written コンピュータ; the shorter one is found in the longer by itself. */
const withoutLongEnd = (kana: string): WordForm[] =>
  /^.{3,}ー$/.test(kana) ? [{ in: 'text', word: kana.slice(0, -1), likeness: 'word' }] : []

/** The singular stands in its plural, and not the other way round. */
function singularOf(word: string): WordForm[] {
  if (!/^[a-z]{4,}s$/.test(word) || /(?:ss|us|is)$/.test(word)) return []
  const singular = word.endsWith('ies')
    ? word.replace(/ies$/, 'y')
    : word.replace(/(?<=s|x|z|ch|sh)es$/, '').replace(/(?<!s|x|z|ch|sh)s$/, '')
  return singular === word ? [] : [{ in: 'text', word: singular, likeness: 'word' }]
}
