import { soundsOf } from './kana-sounds.ts'
import { fold } from './search-folding.ts'
import type { WordForm } from './search-forms.ts'

/** Characters of Chinese and Japanese begin here; before them are the letters. */
const runs = /[\u2e80-\u{10ffff}]+|[^\s\u2e80-\u{10ffff}]+/gu
const firstWide = 0x2e80
/** Before the tokens of sounds and of names, so that they are found as such alone; and before a whole name. */
const soundMark = '~'
const nameMark = '#'
const wholeMark = '='
/** Characters of a name that is found as a whole. */
const wholeLengthMax = 60

/** What search keeps of a text. */
export interface IndexedText {
  /** The folded names between bars, then `~` and their sounds: `|金漫奖|~`. */
  readonly names: string
  readonly folded: string
  readonly sounds: string
  readonly tokens: readonly string[]
}

/** A text with its names (its title and what else it is called) as search keeps it; the text holds the names, too. */
export function indexedText(names: readonly string[], text: string): IndexedText {
  const { text: folded } = fold(text)
  const sounds = soundsOf(folded)
  const called = [...new Set(names.map((name) => fold(name).text).filter(Boolean))]
  const calledSounds = soundsOf(called.join(' '))
  return {
    names: `|${called.map((name) => `${name}|`).join('')}${soundMark}${calledSounds}`,
    folded,
    sounds,
    tokens: [
      ...new Set([
        ...tokensOf(folded, sounds),
        ...tokensOf(called.join(' '), calledSounds).map((part) => nameMark + part),
        ...called.filter((name) => name.length <= wholeLengthMax).map(wholeToken),
      ]),
    ],
  }
}

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
export function wantedTokens({ in: place, word }: Pick<WordForm, 'in' | 'word'>): string[] {
  const wanted = (word.match(runs) ?? []).flatMap((run) => {
    const signs = [...run]
    if (isWide(run)) return signs.length === 1 ? signs : consecutive(signs, 2)
    return signs.length < 3 ? [`^${run}`] : consecutive(signs, 3)
  })
  return [...new Set(place === 'sounds' ? wanted.map((part) => soundMark + part) : wanted)]
}

/** The same of the names alone. */
export const wantedOfNames = (form: Pick<WordForm, 'in' | 'word'>): string[] =>
  wantedTokens(form).map((part) => nameMark + part)

/** The part of a name, or of the sounds of a name, as the index holds it. */
export const partOfName = (part: string, isSound: boolean): string => nameMark + (isSound ? soundMark : '') + part

/** What a text must hold to be called so. */
export const wholeToken = (name: string): string => wholeMark + name

/** Whether its one token tells a word, so that the text need not be read: two characters, or three letters. */
export function isToldByToken(word: string): boolean {
  const [run = '', ...others] = word.match(runs) ?? []
  return others.length === 0 && [...run].length <= (isWide(run) ? 2 : 3)
}

const isWide = (run: string): boolean => run.codePointAt(0)! >= firstWide

const consecutive = (signs: readonly string[], count: number): string[] =>
  signs.slice(count - 1).map((_, index) => signs.slice(index, index + count).join(''))
