import { describe, expect, test } from 'vitest'
import { findWords } from './present-reasons.ts'
import { excerptOf } from './present.ts'

describe('an excerpt', () => {
  test('begins shortly before the first hit and ends in time', () => {
    const read = `${'前'.repeat(100)}漫畫${'後'.repeat(200)}`
    const pieces = excerptOf(read, findWords(read, '漫画').ranges)
    expect(pieces.map(({ text }) => text)).toEqual([`…${'前'.repeat(24)}`, '漫畫', '後'.repeat(94), '…'])
    expect(pieces.map(({ hit }) => hit)).toEqual([false, true, false, false])
  })

  test('shows the place where most of the words stand together, not the first where one of them does', () => {
    const read = `未滿 20 歲${'前'.repeat(200)}最多 2 筆${'後'.repeat(200)}`
    const pieces = excerptOf(read, findWords(read, '最多 2 筆').ranges)
    expect(pieces.map(({ text }) => text).join('')).toContain('最多 2 筆')
  })

  test('marks the right places behind a character that becomes several, and nothing is lost', () => {
    const read = '㍿ﾏﾝｶﾞと漫畫'
    expect(excerptOf(read, findWords(read, '漫画').ranges)).toEqual([
      { text: '㍿ﾏﾝｶﾞと', hit: false },
      { text: '漫畫', hit: true },
    ])
  })

  test('ends with the text that the hit is in, before the names of places in all languages', () => {
    const text = `漫畫營 · ${'文'.repeat(60)}`
    const read = `${text} · 2 樓 B 展間 · 2階 Bルーム`
    const shown = (words: string) =>
      excerptOf(read, findWords(read, words).ranges)
        .map((piece) => piece.text)
        .join('')
    expect(shown('漫畫')).toBe(text)
    expect(shown('展間')).toContain('2 樓 B 展間')
  })

  test('counts characters, not their halves', () => {
    expect(excerptOf('🍣🍣漫畫', findWords('🍣🍣漫畫', '漫畫').ranges)[1]).toEqual({ text: '漫畫', hit: true })
  })
})
