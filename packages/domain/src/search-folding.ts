import { characterVariants, foldTableVersion } from './fold-table.generated.ts'

/** The rules below; raise it when they change, so that what was folded before is folded anew. */
const rulesVersion = 2

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

/** The dot within names and between katakana words, which some write and others do not; and what may stand around it. */
const nameDot = /^[·•‧・･．]$/
const joinedByDot = /[\u2e80-\ufeff\uff66-\uff9f\ud800-\udfff]/

/**
 * The form that all shapes of a word share: full and half width, capitals, accents, hiragana and katakana, and the
 * traditional, simplified and Japanese shapes of a character. Marks become blanks, but the dot within a name nothing.
 */
export function fold(text: string): Folded {
  let folded = ''
  const places: Array<readonly [number, number]> = []
  for (const { 0: source, index } of text.matchAll(clusters)) {
    if (nameDot.test(source) && joinedByDot.test(text[index - 1] ?? '') && joinedByDot.test(text[index + 1] ?? ''))
      continue
    for (const one of shapeOf(source)) {
      if (one === ' ' && (folded === '' || folded.endsWith(' '))) continue
      folded += one
      for (let unit = 0; unit < one.length; unit++) places.push([index, index + source.length])
    }
  }
  return folded.endsWith(' ') ? { text: folded.slice(0, -1), places: places.slice(0, -1) } : { text: folded, places }
}

/** Characters whose shape is remembered: more than any language's texts are made of. */
const shapesMax = 20_000
const shapes = new Map<string, string>()

function shapeOf(source: string): string {
  const known = shapes.get(source)
  if (known !== undefined) return known
  const shape = workedOut(source)
  if (shapes.size < shapesMax) shapes.set(source, shape)
  return shape
}

/** Latin letters lose their accents; kana keep the marks that make them others. */
function workedOut(source: string): string {
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
