import type { WordForm } from './search-folding.ts'

/** Characters of Chinese and Japanese begin here; before them are the letters. */
const runs = /[\u2e80-\u{10ffff}]+|[^\s\u2e80-\u{10ffff}]+/gu
const firstWide = 0x2e80
/** Before the tokens of sounds, so that they are found as sounds alone. */
const soundMark = '~'

/**
 * What the index holds of a folded text: characters of Chinese and Japanese alone and in pairs, letters in threes and
 * the first two of each word, so that two characters are found as fast as a long word.
 */
export function tokensOf(folded: string, sounds: string): string[] {
  return [...new Set([...partsOf(folded), ...partsOf(sounds).map((part) => soundMark + part)])]
}

function partsOf(text: string): string[] {
  return (text.match(runs) ?? []).flatMap((run) => {
    const signs = [...run]
    return isWide(run)
      ? [...signs, ...consecutive(signs, 2)]
      : [`^${signs[0]}`, ...(signs.length > 1 ? [`^${signs[0]}${signs[1]}`] : []), ...consecutive(signs, 3)]
  })
}

/** What a text must hold to hold the word, as few as tell it. One or two letters are only found where a word begins. */
export function wantedTokens({ in: place, word }: WordForm): string[] {
  const wanted = (word.match(runs) ?? []).flatMap((run) => {
    const signs = [...run]
    if (isWide(run)) return signs.length === 1 ? signs : consecutive(signs, 2)
    return signs.length < 3 ? [`^${run}`] : consecutive(signs, 3)
  })
  return [...new Set(place === 'sounds' ? wanted.map((part) => soundMark + part) : wanted)]
}

const isWide = (run: string): boolean => run.codePointAt(0)! >= firstWide

const consecutive = (signs: readonly string[], count: number): string[] =>
  signs.slice(count - 1).map((_, index) => signs.slice(index, index + count).join(''))
