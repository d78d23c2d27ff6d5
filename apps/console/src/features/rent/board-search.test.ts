import { displayNumber } from '@koma/domain/display-number.ts'
import { describe, expect, it } from 'vitest'
import { sampleRent } from '../../testing/sample-rent.ts'
import { isFound, searchOf } from './board-search.ts'

const number = displayNumber('R', 4711)
const rent = sampleRent({ number })
const finds = (typed: string) => isFound(rent, searchOf(typed))

describe('looking somebody up', () => {
  it.each([
    ['nothing typed', ''],
    ['a name', '黃詩涵'],
    ['a part of a name', '詩涵'],
    ['an account name, whatever its case', 'HuangShi'],
    ['a seat', 'a1'],
    ['a seat typed full-width', 'Ａ１'],
    ['a device in another language', 'drawing'],
    ['several words', '黃 a1'],
    ['a part of the number', number.slice(2, 6)],
    ['the number without dashes', number.replaceAll('-', '')],
    ['the number in small letters with spaces', number.toLowerCase().replaceAll('-', ' ')],
    ['the text of a QR code with the number', `https://koma.example/zh/rent/${number}?from=qr`],
    ['the text of a QR code with the id', `koma:rent:${rent.id.toUpperCase()}`],
  ])('finds by %s', (_, typed) => {
    expect(finds(typed)).toBe(true)
  })

  it.each(['林雅庭', 'a2', '黃 a2', displayNumber('R', 4712), '0193a4b2-7c00-7000-8000-000000000002'])(
    'does not find by %j',
    (typed) => {
      expect(finds(typed)).toBe(false)
    },
  )
})

describe('a number', () => {
  it('is read as one only when its check character is right', () => {
    expect(searchOf(number)).toEqual({ by: 'number', number })
    expect(searchOf(`${number.slice(0, -1)}${number.endsWith('0') ? '1' : '0'}`).by).toBe('words')
  })

  it('is not seen inside longer words', () => {
    expect(searchOf(`x${number.replaceAll('-', '')}`).by).toBe('words')
  })
})
