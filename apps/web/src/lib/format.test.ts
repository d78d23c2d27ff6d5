import { describe, expect, test } from 'vitest'
import { provideAllWords } from '../server/provide-all-words.ts'
import { dateTime, longDate, monthDay, number, plainDate, shortDate, signedNumber, timeSpan } from './format.ts'
import { wordsFor } from './words.ts'

provideAllWords()
const [zh, ja, en] = [wordsFor('zh'), wordsFor('ja'), wordsFor('en')]

describe('a day', () => {
  test('in three languages', () => {
    expect([zh, ja, en].map((words) => shortDate(words, '2026-11-24'))).toEqual([
      '11月24日（二）',
      '11月24日（火）',
      'Tue 24 Nov',
    ])
    expect([zh, ja, en].map((words) => longDate(words, '2026-02-01'))).toEqual([
      '2026年2月1日（日）',
      '2026年2月1日（日）',
      'Sun 1 Feb 2026',
    ])
    expect(plainDate(en, '2026-12-31')).toBe('31 Dec 2026')
    expect(monthDay('2026-01-09')).toBe('1/9')
  })

  test('with its time', () => expect(dateTime(zh, '2026-11-24 09:05:00')).toBe('2026年11月24日（二） 09:05'))
})

describe('a span', () => {
  test('of one day names the day once', () => {
    expect(timeSpan(zh, '2026-11-24 10:00:00', '2026-11-24 12:00:00')).toBe('11月24日（二） 10:00–12:00')
  })

  test('of two days names both', () => {
    expect(timeSpan(en, '2026-11-24 20:00:00', '2026-11-25 11:00:00')).toBe('Tue 24 Nov, 20:00 to Wed 25 Nov, 11:00')
  })

  test('until midnight ends with its day', () => {
    expect(timeSpan(ja, '2026-11-24 22:00:00', '2026-11-25 00:00:00')).toBe('11月24日（火） 22:00〜24:00')
  })
})

test('numbers are the same in all languages', () => {
  expect(number(1_234_567)).toBe('1,234,567')
  expect(signedNumber(-1400)).toBe('−1,400')
  expect(signedNumber(60)).toBe('+60')
})
