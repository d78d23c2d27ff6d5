import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayNumber, numberPrefixes, parseDisplayNumber, serialMax } from './display-number.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const prefixes = fc.constantFrom(...numberPrefixes)
const serials = fc.integer({ min: 0, max: serialMax })

describe('a number that people see', () => {
  test('looks like R-0000-0000 and avoids letters that are mistaken for digits', () => {
    fc.assert(
      fc.property(prefixes, serials, (prefix, serial) => {
        expect(displayNumber(prefix, serial)).toMatch(/^[RSATCP]-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
      }),
    )
  })

  test('is read back, in any case, with or without dashes and spaces, with lookalikes', () => {
    fc.assert(
      fc.property(prefixes, serials, (prefix, serial) => {
        const number = displayNumber(prefix, serial)
        const spoken = ` ${number.slice(0, 2)}${number.slice(2).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('-', ' ')} `
        expect(parseDisplayNumber(number)).toEqual({ prefix, serial })
        expect(parseDisplayNumber(spoken)).toEqual({ prefix, serial })
        expect(parseDisplayNumber(number.replaceAll('-', ''))).toEqual({ prefix, serial })
      }),
    )
  })

  test('with any one character wrong is no number', () => {
    fc.assert(
      fc.property(prefixes, serials, (prefix, serial) => {
        const number = displayNumber(prefix, serial).replaceAll('-', '')
        for (let place = 0; place < number.length; place += 1)
          for (const character of place === 0 ? numberPrefixes : alphabet) {
            const wrong = number.slice(0, place) + character + number.slice(place + 1)
            if (wrong !== number) expect(parseDisplayNumber(wrong), `${wrong} for ${number}`).toBeUndefined()
          }
      }),
      { numRuns: 200 },
    )
  })

  test('with any two characters swapped is no number', () => {
    fc.assert(
      fc.property(prefixes, serials, (prefix, serial) => {
        const number = [...displayNumber(prefix, serial).replaceAll('-', '')]
        for (let a = 1; a < number.length; a += 1)
          for (let b = a + 1; b < number.length; b += 1) {
            const swapped = number.with(a, number[b] ?? '').with(b, number[a] ?? '')
            if (number[a] !== number[b]) expect(parseDisplayNumber(swapped.join(''))).toBeUndefined()
          }
      }),
      { numRuns: 500 },
    )
  })

  test('is another for another serial', () => {
    const numbers = new Set(Array.from({ length: 5000 }, (_, serial) => displayNumber('R', serial)))
    expect(numbers.size).toBe(5000)
    expect(displayNumber('R', 0)).not.toBe(displayNumber('S', 0))
  })

  test.each([
    '',
    'R',
    'R-0000-000',
    'R-0000-00000',
    'X-0000-0000',
    'R-0000-000U',
    'R-0000-000*',
    '漫畫',
    'R-００００-0000',
  ])('is not %j', (text) => expect(parseDisplayNumber(text)).toBeUndefined())

  test.each([-1, 1.5, Number.NaN, serialMax + 1])('is not made of %d', (serial) => {
    expect(() => displayNumber('R', serial)).toThrow(RangeError)
  })
})
