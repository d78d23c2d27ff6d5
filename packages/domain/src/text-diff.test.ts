import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textDiff, type TextPiece } from './text-diff.ts'

const side = (pieces: readonly TextPiece[], without: TextPiece['kind']) =>
  pieces
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

describe('what has changed in a text', () => {
  test.each([
    ['開放時間', '開放時間', [['same', '開放時間']]],
    ['', '新', [['added', '新']]],
    ['舊', '', [['removed', '舊']]],
    [
      '週二開放',
      '週三開放',
      [
        ['same', '週'],
        ['removed', '二'],
        ['added', '三'],
        ['same', '開放'],
      ],
    ],
    [
      'open at ten',
      'open at eleven',
      [
        ['same', 'open at '],
        ['removed', 'ten'],
        ['added', 'eleven'],
      ],
    ],
    [
      '<p>一</p>',
      '<h2>一</h2>',
      [
        ['removed', '<p>'],
        ['added', '<h2>'],
        ['same', '一'],
        ['removed', '</p>'],
        ['added', '</h2>'],
      ],
    ],
  ] as const)('%j → %j', (before, after, pieces) => {
    expect(textDiff(before, after).map(({ kind, text }) => [kind, text])).toEqual(pieces)
  })

  test('holds both texts whole, whatever they are', () => {
    const text = fc.array(fc.constantFrom('漫', '畫', 'ink', ' ', '<p>', '</p>', '👩‍🎨', '\n'), { maxLength: 30 })
    fc.assert(
      fc.property(text, text, (left, right) => {
        const [before, after] = [left.join(''), right.join('')]
        const pieces = textDiff(before, after)
        expect([side(pieces, 'added'), side(pieces, 'removed')]).toEqual([before, after])
      }),
    )
  })

  test('of two long texts without a common word is told at once', () => {
    const pieces = textDiff('一'.repeat(50_000), '二'.repeat(50_000))
    expect(pieces.map(({ kind }) => kind)).toEqual(['removed', 'added'])
  })
})
