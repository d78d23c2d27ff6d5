import { describe, expect, test } from 'vitest'
import { countGraphemes } from './graphemes.ts'

describe('a character as a reader counts it', () => {
  test.each([
    ['', 0],
    ['漫', 1],
    ['𠮷', 1],
    ['👩‍👩‍👧‍👦', 1],
    ['👍🏽', 1],
    ['🇹🇼', 1],
    ['e\u0301', 1],
    ['か\u3099', 1],
    ['각', 1],
    ['\r\n', 1],
    ['\n\n', 2],
    ['漫畫 Koma', 7],
  ])('%j is %i', (text, count) => expect(countGraphemes(text)).toBe(count))

  test('negative control: code units and code points count otherwise', () => {
    const family = '👩‍👩‍👧‍👦'
    expect([family.length, [...family].length, countGraphemes(family)]).toEqual([11, 7, 1])
  })

  test('composed and decomposed forms count alike', () => {
    const text = 'Ångström ガギグ Việt'
    expect(countGraphemes(text.normalize('NFD'))).toBe(countGraphemes(text.normalize('NFC')))
  })
})
