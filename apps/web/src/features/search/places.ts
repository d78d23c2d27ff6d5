import { fold } from '@koma/domain/search-folding.ts'
import { askedWords, wholeQuestion } from '@koma/domain/search-question.ts'
import { synonymsOf } from '@koma/domain/search-synonyms.ts'
import type { Screen } from '../../lib/screen.ts'
import { destinations, type Destination } from './destinations.ts'

/** A screen of the site that answers a question by itself. */
export interface Place {
  readonly href: string
  readonly label: string
}

/** Places that are shown of one question. */
export const placesMax = 3
/** Characters from which on the beginning of a word stands for it. */
const begunMin = 2
/** Characters of a word that is also found within a question written without blanks. */
const withinMin = 4

/** The places a question asks for, the best first. For loaders alone: the tables of folding never reach a browser. */
export function placesFor(q: string, { words, paths }: Pick<Screen, 'words' | 'paths'>): readonly Place[] {
  const whole = wholeQuestion(q)
  const pieces = askedWords(q).map(({ word }) => word)
  return destinations
    .map((destination) => ({ destination, fit: fitOf(destination, whole, pieces) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .slice(0, placesMax)
    .map(({ destination: { href, label } }) => ({ href: href(paths), label: label(words) }))
}

/** Words in their folded form, once for all questions. */
const foldedOf = new Map(
  destinations.map((one) => [
    one,
    [...new Set(Object.values(one.asked).flatMap((words) => words.map((word) => fold(word).text)))],
  ]),
)

/** 4 where the question is a word of it, or means the same; 3 where it begins one, 2 where it has one among others, 1 within. */
function fitOf(destination: Destination, whole: string, pieces: readonly string[]): number {
  const asked = foldedOf.get(destination)!
  const isAsked = (word: string) => [word, ...synonymsOf(word)].some((one) => asked.includes(one))
  if (isAsked(whole)) return 4
  if (Array.from(whole).length >= begunMin && asked.some((word) => word.startsWith(whole))) return 3
  if (pieces.some(isAsked)) return 2
  return asked.some((word) => isWide(word) && Array.from(word).length >= withinMin && whole.includes(word)) ? 1 : 0
}

/** Letters begin and end with blanks: within a word they are another. */
const isWide = (word: string): boolean => /^[\u2e80-\u{10ffff}]+$/u.test(word)
