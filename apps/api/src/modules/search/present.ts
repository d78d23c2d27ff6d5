import type { SearchHit, SearchLink, SearchPiece } from '@koma/contract/search.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import { findWords, type FoundWords } from './present-reasons.ts'
import type { HitRow } from './queries/hits.ts'
import type { LinkRow } from './queries/links.ts'

/** Characters of an excerpt before its first hit, and in all. */
const leadLength = 24
const excerptLength = 120
/** An excerpt may end earlier from here on, where a part of its text ends. */
const excerptLengthMin = 40

/** A link without what only the query needs. */
export const presentLink = ({ id, kind, type, title_zh, title_ja, title_en }: LinkRow): SearchLink => ({
  id,
  kind,
  type,
  title_zh,
  title_ja,
  title_en,
})

/** A hit with the place where the words stand, marked, and why they are the same. */
export function presentHit(hit: HitRow, question: string): SearchHit {
  const found = findWords(hit.text, question)
  return {
    ...presentLink(hit),
    published_at: formatTaipeiDateTime(hit.publishAt),
    snippet: { language: hit.language, pieces: excerptOf(hit.text, found.ranges) },
    reasons: [...found.reasons],
  }
}

/** The part of the text that holds most of the ranges, in pieces that are a hit or not; ranges are counted in UTF-16 units. */
export function excerptOf(read: string, ranges: FoundWords['ranges']): SearchPiece[] {
  const signs = [...read]
  const marks = marksOf(signs, ranges)
  const from = afterJoint(signs, marks, startOf(marks))
  const [start, end] = withoutLooseEnds(signs, marks, from, endOf(signs, marks, from))
  const pieces: SearchPiece[] = start > 0 ? [{ text: '…', hit: false }] : []
  for (let at = start; at < end; at++) {
    const last = pieces.at(-1)
    if (last && last.hit === marks[at]) last.text += signs[at]
    else pieces.push({ text: signs[at]!, hit: marks[at]! })
  }
  if (!isJoint(signs, end) && !signs.slice(end).every(isLoose)) pieces.push({ text: '…', hit: false })
  return pieces
}

/** Where an excerpt begins that shows as many marks as one can, the first of those that show as many. */
function startOf(marks: readonly boolean[]): number {
  const before = [0]
  for (const isMarked of marks) before.push(before.at(-1)! + Number(isMarked))
  let best = { start: 0, shown: 0 }
  for (let at = 0; at < marks.length; at++) {
    if (!marks[at] || marks[at - 1]) continue
    const start = Math.max(0, at - leadLength)
    const shown = before[Math.min(marks.length, start + excerptLength)]! - before[start]!
    if (shown > best.shown) best = { start, shown }
  }
  return best.start
}

/** An excerpt that would begin with the end of another part, such as a title, begins with the part that the first hit is in. */
function afterJoint(signs: readonly string[], marks: readonly boolean[], start: number): number {
  let from = start
  if (start > 0)
    for (let at = start; at < marks.length && !marks[at]; at++) if (isJoint(signs, at)) from = at + jointLength
  return from
}

/**
 * Where an excerpt ends that begins there: with its part of the text if enough of it is shown and no hit comes after, for
 * what follows are names of places and houses in all languages; else where it is long enough.
 */
function endOf(signs: readonly string[], marks: readonly boolean[], start: number): number {
  const end = Math.min(signs.length, start + excerptLength)
  for (let at = start + excerptLengthMin; at < end; at++)
    if (isJoint(signs, at) && !marks.slice(at, end).includes(true)) return at
  return end
}

/** An excerpt neither ends nor, where something was cut off before it, begins with a blank or the dot of a joint. */
function withoutLooseEnds(signs: readonly string[], marks: readonly boolean[], from: number, to: number) {
  let [start, end] = [from, to]
  if (from > 0) while (start < end && !marks[start] && isLoose(signs[start]!)) start++
  while (end > start && !marks[end - 1] && isLoose(signs[end - 1]!)) end--
  return [start, end] as const
}

const isLoose = (sign: string): boolean => /^[\s·・]$/u.test(sign)

const jointLength = 3

/** Whether the next part of the searched text is joined on there. */
const isJoint = (signs: readonly string[], at: number): boolean => signs.slice(at, at + jointLength).join('') === ' · '

/** Of each character whether a range covers it. */
function marksOf(signs: readonly string[], ranges: FoundWords['ranges']): boolean[] {
  let unit = 0
  return signs.map((sign) => {
    const at = unit
    unit += sign.length
    return ranges.some(([start, end]) => at >= start && at < end)
  })
}
