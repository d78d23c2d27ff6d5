import type { SearchReason } from '@koma/contract/search.ts'
import { soundsOf } from '@koma/domain/kana-sounds.ts'
import { fold } from '@koma/domain/search-folding.ts'
import { formsOf, type WordForm } from '@koma/domain/search-forms.ts'
import { askedWords } from '@koma/domain/search-question.ts'

/** Where the words of a question stand in a text, and why, where they are written otherwise. */
export interface FoundWords {
  /** From the first UTF-16 unit up to the one behind the last. */
  readonly ranges: ReadonlyArray<readonly [start: number, end: number]>
  readonly reasons: readonly SearchReason[]
}

/** Places that are marked, and reasons that are told, of one hit. */
const rangesMax = 40
const reasonsMax = 2

/** Looks for the words of a question, in all their forms, in a text as it is read. */
export function findWords(read: string, question: string): FoundWords {
  const text = fold(read)
  const ranges: Array<readonly [number, number]> = []
  const reasons = new Map<string, SearchReason>()
  for (const { word, asked } of askedWords(question)) {
    const isThere = text.text.includes(word)
    for (const form of formsOf(word)) {
      // Where the plural stands, its singular tells nothing, nor does another word for the same.
      if (isThere && form.word !== word && form.likeness !== 'sound') continue
      const places = form.in === 'text' ? placesOf(text.text, form.word) : placesOfSound(text.text, form.word)
      for (const [at, end] of places.slice(0, rangesMax - ranges.length)) {
        const range = [text.places[at]![0], text.places[end - 1]![1]] as const
        if (form.likeness === 'meaning' && isWithin(range, ranges)) continue
        ranges.push(range)
        const reason = reasonOf(asked, read.slice(...range), form.likeness)
        if (reason) tellOnce(reasons, reason)
      }
    }
  }
  return { ranges, reasons: [...reasons.values()].slice(0, reasonsMax) }
}

/** Small letters and capitals are no two reasons; the first is told. */
function tellOnce(reasons: Map<string, SearchReason>, reason: SearchReason): void {
  const key = `${reason.asked} ${reason.found}`.toLowerCase()
  if (!reasons.has(key)) reasons.set(key, reason)
}

/** 交通 within 交通方式 is told by the longer word. */
const isWithin = ([start, end]: readonly [number, number], ranges: FoundWords['ranges']): boolean =>
  ranges.some(([from, to]) => from <= start && end <= to)

function placesOf(text: string, word: string): [number, number][] {
  const places: [number, number][] = []
  for (let at = text.indexOf(word); at >= 0 && places.length < rangesMax; at = text.indexOf(word, at + word.length))
    places.push([at, at + word.length])
  return places
}

/** The fewest kana that sound so, wherever kana stand together. */
const placesOfSound = (text: string, sound: string): [number, number][] =>
  [...text.matchAll(/[ァ-ヺー]{2,}/g)].flatMap(({ 0: run, index }) => {
    const sounds = (from: number, to: number) => soundsOf(run.slice(from, to)).includes(sound)
    if (!sounds(0, run.length)) return []
    let [from, to] = [0, run.length]
    while (sounds(from + 1, to)) from++
    while (sounds(from, to - 1)) to--
    return [[index + from, index + to] as [number, number]]
  })

/** Why two writings are the same: the first difference tells. Null where they are written alike. */
function reasonOf(asked: string, found: string, likeness: WordForm['likeness']): SearchReason | null {
  if (likeness !== 'word') return { kind: likeness, asked, found }
  const [one, other] = [[...asked.normalize('NFC')], [...found.normalize('NFC')]]
  const at = one.findIndex((sign, index) => sign.toLowerCase() !== other[index]?.toLowerCase())
  if (at < 0) return null
  const [mine, theirs] = [one[at]!, other[at] ?? '']
  const isHan = (sign: string) => /\p{Script=Han}/u.test(sign)
  if (isHan(mine) && isHan(theirs)) return { kind: 'shape', asked: mine, found: theirs }
  const isKana = (sign: string) => /[ぁ-ゖァ-ヺ]/.test(sign)
  return { kind: isKana(mine) && isKana(theirs) ? 'kana' : 'letters', asked, found }
}
