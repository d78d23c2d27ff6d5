import { describe, expect, test } from 'vitest'
import { cardText, parseCardText } from './member-card.ts'

const code = '0123456789ABCDEF0123456789ABCDEF'

describe('the text of a member card', () => {
  test('is read as it was written, however a scanner types it', () => {
    expect(parseCardText(cardText(code))).toBe(code)
    for (const typed of [`koma${code.toLowerCase()}`, ` KOMA-${code}\n`, `KOMA:${code}`])
      expect(parseCardText(typed)).toBe(code)
  })

  test.each(['', 'KOMA', code, `KOMA${code}0`, 'KOMA林雅婷', `XOMA${code}`])('is not %j', (text) => {
    expect(parseCardText(text)).toBeUndefined()
  })

  test('has nothing but what the densest form of a QR code holds', () => {
    expect(cardText(code)).toMatch(/^[0-9A-Z]+$/)
  })
})
