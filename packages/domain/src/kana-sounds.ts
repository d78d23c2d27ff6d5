import { kanaSounds } from './fold-table.generated.ts'

/** Two kana or more; one alone stands between characters and is a particle. */
const kanaRuns = /[ァ-ヺー]{2,}/g

/** The sounds of the kana in a folded text, as letters between blanks. */
export const soundsOf = (folded: string): string =>
  (folded.match(kanaRuns) ?? []).map((run) => canonicalSound(lettersOf(run))).join(' ')

/** Katakana as letters (Hepburn); the mark of a long vowel has none, and a stop doubles what follows. */
export function lettersOf(kana: string): string {
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
export const canonicalSound = (letters: string): string =>
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
