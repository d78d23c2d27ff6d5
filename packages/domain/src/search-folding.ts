import { characterVariants, foldTableVersion, kanaSounds } from './fold-table.generated.ts'

/** The rules below; raise it when they change, so that what was folded before is folded anew. */
const rulesVersion = 1

/** By what tables and rules a text was folded. */
export const foldVersion = `${rulesVersion}.${foldTableVersion}`

/** A text as search compares it. */
export interface Folded {
  /** Words of small letters, katakana and simplified characters between single blanks; no mark, no % _ or backslash. */
  readonly text: string
  /** Of each UTF-16 unit of `text` where its source begins and ends in what was folded. */
  readonly places: ReadonlyArray<readonly [start: number, end: number]>
}

/** A character with what belongs to it: accents, and the voicing of half-width kana. */
const clusters = /[\s\S][\p{M}\uff9e\uff9f]*/gu
const firstWide = 0x2e80

/**
 * The form that all shapes of a word share: full and half width, capitals, accents, hiragana and katakana, and the
 * traditional, simplified and Japanese shapes of a character. Marks become blanks.
 */
export function fold(text: string): Folded {
  let folded = ''
  const places: Array<readonly [number, number]> = []
  for (const { 0: source, index } of text.matchAll(clusters)) {
    for (const one of shapeOf(source)) {
      if (one === ' ' && (folded === '' || folded.endsWith(' '))) continue
      folded += one
      for (let unit = 0; unit < one.length; unit++) places.push([index, index + source.length])
    }
  }
  return folded.endsWith(' ') ? { text: folded.slice(0, -1), places: places.slice(0, -1) } : { text: folded, places }
}

/** The words of a question or of a text as search compares them. */
export const foldedWords = (text: string): readonly string[] => fold(text).text.split(' ').filter(Boolean)

/** Latin letters lose their accents; kana keep the marks that make them others. */
function shapeOf(source: string): string {
  const wide =
    source.codePointAt(0)! >= firstWide ? source.normalize('NFKC') : source.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  let shape = ''
  for (const one of toKatakana(wide.toLowerCase())) shape += variants.get(one) ?? (isWordSign.test(one) ? one : ' ')
  return shape
}

const isWordSign = /[\p{L}\p{N}\p{So}\u30fc]/u

const variants = new Map<string, string>(pairsOf(characterVariants))

function pairsOf(text: string): [string, string][] {
  const signs = [...text]
  return signs.flatMap((sign, index) => (index % 2 === 0 ? [[sign, signs[index + 1]!] as [string, string]] : []))
}

const hiragana = /[ぁ-ゖ]/g
/** How far katakana lie behind hiragana. */
const kanaApart = 0x60
const toKatakana = (text: string): string =>
  text.replaceAll(hiragana, (kana) => String.fromCharCode(kana.charCodeAt(0) + kanaApart))

/** Two kana or more; one alone stands between characters and is a particle. */
const kanaRuns = /[ァ-ヺー]{2,}/g

/** The sounds of the kana in a folded text, as letters between blanks. */
export const soundsOf = (folded: string): string =>
  (folded.match(kanaRuns) ?? []).map((run) => canonicalSound(lettersOf(run))).join(' ')

/** A folded word as it may stand in a text, or in the sounds of its kana. */
export interface WordForm {
  readonly in: 'text' | 'sounds'
  readonly word: string
}

/** The forms of a folded word: itself, of kana also their letters, of letters also the sound of kana. */
export function formsOf(word: string): readonly WordForm[] {
  const own = { in: 'text', word } as const
  if (/^[ァ-ヺー]{2,}$/.test(word)) {
    const letters = lettersOf(word)
    return [own, ...[...new Set([letters, shortVowels(letters)])].map((form) => ({ in: 'text', word: form }) as const)]
  }
  return /^[a-z]{3,}$/.test(word) ? [own, { in: 'sounds', word: canonicalSound(word) }] : [own]
}

/** As readers of English write them: Tokyo for toukyou. */
const shortVowels = (letters: string): string => letters.replaceAll(/ou|oo/g, 'o').replaceAll(/uu/g, 'u')

/** Katakana as letters (Hepburn); the mark of a long vowel has none, and a stop doubles what follows. */
function lettersOf(kana: string): string {
  let letters = ''
  let isStopped = false
  for (const sign of kana.match(/[ァ-ヺー][ァィゥェォャュョ]?/g) ?? []) {
    const sound = kanaSounds[sign] ?? Array.from(sign, (one) => kanaSounds[one] ?? '').join('')
    letters += isStopped ? sound.slice(0, 1) + sound : sound
    isStopped = sign === 'ッ'
  }
  return letters
}

/**
 * One spelling for all the ways to write a sound (si and shi, tu and tsu, ou, oo and o, shimbun and shinbun); it is
 * compared and never shown.
 */
const canonicalSound = (letters: string): string =>
  spellings.reduce((sound, [spelt, canonical]) => sound.replaceAll(spelt, canonical), letters)

const spellings: ReadonlyArray<readonly [RegExp, string]> = [
  [/m(?=[bmp])/g, 'n'],
  [/sh(?=i)/g, 's'],
  [/sh(?=[aeou])/g, 'sy'],
  [/cch/g, 'tch'],
  [/ch(?=i)/g, 't'],
  [/ch(?=[aeou])/g, 'ty'],
  [/tsu/g, 'tu'],
  [/f/g, 'h'],
  [/v/g, 'b'],
  [/l/g, 'r'],
  [/[dj](?=i)|d(?=u)/g, 'z'],
  [/jy?(?=[aeou])/g, 'zy'],
  [/ou|oo/g, 'o'],
  [/([aeiu])\1/g, '$1'],
]
