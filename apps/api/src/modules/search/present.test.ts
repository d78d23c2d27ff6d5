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

  test.each([
    [`${'前'.repeat(50)} · ${'名'.repeat(22)} 漫畫`, '漫畫', `…${'名'.repeat(22)} 漫畫`],
    [`${'前'.repeat(50)}・${'名'.repeat(23)}漫畫`, '漫畫', `…${'名'.repeat(23)}漫畫`],
    [`漫畫${'文'.repeat(117)} · ${'後'.repeat(9)}`, '漫畫', `漫畫${'文'.repeat(117)}`],
    [`漫畫${'文'.repeat(116)} · ${'後'.repeat(9)}`, '漫畫', `漫畫${'文'.repeat(116)}`],
    [`漫畫${'文'.repeat(117)}・${'後'.repeat(9)}`, '漫畫', `漫畫${'文'.repeat(117)}…`],
    ['漫畫營 · \n ', '漫畫', '漫畫營'],
    [`${'題'.repeat(40)}？ · 請於前一天取消漫畫`, '漫畫', '…請於前一天取消漫畫'],
    [`題目 · 請於前一天取消漫畫`, '漫畫', '題目 · 請於前一天取消漫畫'],
    ['・漫畫', '漫畫', '・漫畫'],
  ])('neither begins nor ends with a dot that joins nothing: %#', (read, words, shown) => {
    expect(
      excerptOf(read, findWords(read, words).ranges)
        .map(({ text }) => text)
        .join(''),
    ).toBe(shown)
  })

  test('keeps the dot within a name', () => {
    const [name, after] = excerptOf('ゴールデン・コミック 漫画', findWords('ゴールデン・コミック 漫画', '漫画').ranges)
    expect([name!.text, after!.text]).toEqual(['ゴールデン・コミック ', '漫画'])
  })

  test('counts characters, not their halves', () => {
    expect(excerptOf('🍣🍣漫畫', findWords('🍣🍣漫畫', '漫畫').ranges)[1]).toEqual({ text: '漫畫', hit: true })
  })
})
