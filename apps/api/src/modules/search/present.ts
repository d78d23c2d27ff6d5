import type { SearchPiece } from '@koma/contract/search.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { HitRow } from './queries.ts'

/** Characters of an excerpt before its first hit, and in all. */
const leadLength = 24
const excerptLength = 120

/** A hit with the place where the words stand, marked. */
export function presentHit({ id, kind, title_zh, title_ja, title_en, ...hit }: HitRow, words: readonly string[]) {
  return {
    id,
    kind,
    title_zh,
    title_ja,
    title_en,
    published_at: formatTaipeiDateTime(hit.publishAt),
    snippet: { language: hit.language, pieces: excerptOf(hit, words) },
  }
}

/**
 * The part of the text around the first word, in pieces that are a hit or not. The compared text has a character for each
 * of the read one; where a character became several (㍿), nothing is marked.
 */
export function excerptOf({ read, folded }: Pick<HitRow, 'read' | 'folded'>, words: readonly string[]): SearchPiece[] {
  const [signs, compared] = [[...read], [...folded]]
  const marks = signs.length === compared.length ? marksOf(folded, words) : new Set<number>()
  const first = Math.min(...marks, signs.length)
  const start = first < signs.length ? Math.max(0, first - leadLength) : 0
  const end = Math.min(signs.length, start + excerptLength)
  const pieces: SearchPiece[] = start > 0 ? [{ text: '…', hit: false }] : []
  for (let at = start; at < end; at++) {
    const last = pieces.at(-1)
    if (last?.hit === marks.has(at)) last.text += signs[at]
    else pieces.push({ text: signs[at]!, hit: marks.has(at) })
  }
  if (end < signs.length) pieces.push({ text: '…', hit: false })
  return pieces
}

/** The places of the characters of every word, counted in characters. */
function marksOf(folded: string, words: readonly string[]): Set<number> {
  const marks = new Set<number>()
  for (const word of words) {
    const length = charactersOf(word)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const place = charactersOf(folded.slice(0, at))
      for (let offset = 0; offset < length; offset++) marks.add(place + offset)
    }
  }
  return marks
}

const charactersOf = (text: string): number => Array.from(text).length
