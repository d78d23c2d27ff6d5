import { isIsbn } from './isbn.ts'
import { fold } from './search-folding.ts'

/** Words beyond these of one question are not looked for. */
const wordsMax = 12

/** A word of a question: as search compares it, and as it was written. */
export interface AskedWord {
  readonly word: string
  readonly asked: string
}

/** What stands between double quotes is looked for as it stands. */
const quoted = /["“”„＂]([^"“”„＂]+)["“”„＂]/g
/** The whole question may be the number of a book, however it is written. */
const bookNumber = /^\s*(?:isbn(?:-?1[03])?[\s:]*)?((?:97[89][\s-]?)?(?:\d[\s-]?){9}[\dx])\s*$/i

/**
 * The words that a text must hold to answer a question, each once: between blanks and marks, a phrase between double
 * quotes, and apart where characters and a longer Latin word or a year stand together, as in 漫畫2024.
 */
export function askedWords(question: string): readonly AskedWord[] {
  const number = bookNumber.exec(question.normalize('NFKC').replaceAll(/[‐-―−]/g, '-'))?.[1]?.replaceAll(/[\s-]/g, '')
  if (number !== undefined && isIsbn(number)) return [{ word: number.toLowerCase(), asked: question.trim() }]
  const words: AskedWord[] = []
  let from = 0
  for (const { 0: quote, 1: phrase, index } of question.matchAll(quoted)) {
    words.push(...wordsOf(question.slice(from, index)), ...phraseOf(phrase!))
    from = index + quote.length
  }
  words.push(...wordsOf(question.slice(from)))
  return [...new Map(words.map((one) => [one.word, one])).values()].slice(0, wordsMax)
}

/** A question as one phrase: what a title is that answers it best. */
export const wholeQuestion = (question: string): string => fold(question).text

function phraseOf(text: string): AskedWord[] {
  const { text: word } = fold(text)
  return word === '' ? [] : [{ word, asked: text.trim() }]
}

function wordsOf(text: string): AskedWord[] {
  const { text: folded, places } = fold(text)
  return [...folded.matchAll(/\S+/g)].flatMap(({ 0: word, index }) =>
    piecesOf(word).map(([from, to]) => ({
      word: word.slice(from, to),
      asked: text.slice(places[index + from]![0], places[index + to - 1]![1]),
    })),
  )
}

/** Where a word begins and ends, or its parts where two scripts meet that are words of their own. */
function piecesOf(word: string): ReadonlyArray<readonly [from: number, to: number]> {
  const runs = [...word.matchAll(/[\u2e80-\u{10ffff}]+|[^\u2e80-\u{10ffff}]+/gu)]
  const isOwnWord = runs.every(([run]) => Array.from(run).length >= (run.codePointAt(0)! >= firstWide ? 2 : 3))
  if (runs.length < 2 || !isOwnWord) return [[0, word.length]]
  return runs.map(({ 0: run, index }) => [index, index + run.length] as const)
}

const firstWide = 0x2e80
