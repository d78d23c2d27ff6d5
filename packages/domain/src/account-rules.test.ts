import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ageOn,
  canonicalPassword,
  canonicalUsername,
  isMemberName,
  isPasswordAllowed,
  isPasswordOld,
  isPlausibleBirthday,
  isUsername,
  needsGuardian,
  smsCodeMinutesValid,
} from './account-rules.ts'
import { addDays, taipeiDate } from './taipei-time.ts'

describe('an account name', () => {
  test.each(['abcdefg', 'ABC1234', '1234567', 'a'.repeat(32)])('%s is allowed', (text) =>
    expect(isUsername(text)).toBe(true),
  )

  test.each([
    '',
    'abcdef',
    'a'.repeat(33),
    'abc defg',
    'abcdefg\n',
    'abc_defg',
    'abcdefé',
    'ａｂｃｄｅｆｇ',
    'abcdef١',
    '漫畫漫畫漫畫漫',
    'abcdef\u212a',
  ])('%j is refused', (text) => expect(isUsername(text)).toBe(false))

  test('is one, whatever its case', () => expect(canonicalUsername('AbCdEf1')).toBe(canonicalUsername('abcdeF1')))
})

describe('a password', () => {
  test.each([
    'abcde1',
    '1aaaaa',
    'a1!@#$',
    '漫畫abc1',
    '密碼密碼密1',
    'pass word 1',
    `a1${'x'.repeat(254)}`,
    `a1${'😀'.repeat(254)}`,
    'a1\u0000\u0007xx',
    'пароль1',
    'ａ１ｂ２ｃ３',
  ])('%j is allowed', (text) => expect(isPasswordAllowed(text)).toBe(true))

  test.each([
    '',
    'abcd1',
    'abcdef',
    '123456',
    '!!!!!!',
    'abcde!',
    '12345!',
    `a1${'x'.repeat(255)}`,
    'a1😀😀😀',
    '😀😀😀😀😀1',
  ])('%j is refused', (text) => expect(isPasswordAllowed(text)).toBe(false))

  test('is the same however the keyboard composes its letters, and not the same in another case', () => {
    expect(canonicalPassword('Cafe\u0301 1')).toBe(canonicalPassword('Café 1'))
    expect(canonicalPassword('Cafe1')).not.toBe(canonicalPassword('cafe1'))
    expect(isPasswordAllowed('e\u0301e\u0301e\u03011')).toBe(false)
  })

  test.each([
    [0, false],
    [89, false],
    [90, false],
    [91, true],
  ])('%i days old is to be changed: %s', (days, old) => expect(isPasswordOld(days)).toBe(old))
})

describe('a name', () => {
  test.each([
    '林小漫',
    '夏',
    'Mary-Jane O’Neil',
    '山田 太郎',
    'Nguyễn Văn A',
    '𠮷野',
    '\u{F0000}造字',
    '陳A',
    'محمد',
    '王'.repeat(50),
    'e\u0301'.repeat(50),
    '👨‍👩‍👧‍👦a'.repeat(25),
  ])('%j is allowed', (text) => expect(isMemberName(text)).toBe(true))

  test.each([
    '',
    ' ',
    '…',
    '\u200b',
    '王\u0000',
    '王\n小明',
    '\u202e明小王',
    '王\u2066小',
    'a\u2028b',
    '\ud800王',
    '王'.repeat(51),
    'e\u0301'.repeat(51),
    `a${'\u0301'.repeat(600)}`,
  ])('%j is refused', (text) => expect(isMemberName(text)).toBe(false))
})

describe('a birthday', () => {
  const today = taipeiDate('2026-11-21')
  test.each([
    ['1899-12-31', false],
    ['1900-01-01', true],
    ['2026-11-21', true],
    ['2026-11-22', false],
  ])('%s is plausible: %s', (text, plausible) => expect(isPlausibleBirthday(taipeiDate(text), today)).toBe(plausible))

  test('is only held against 1900 when the day is not known', () => {
    expect(isPlausibleBirthday(taipeiDate('2999-01-01'))).toBe(true)
    expect(isPlausibleBirthday(taipeiDate('1899-12-31'))).toBe(false)
  })

  test.each([
    ['2006-11-21', '2026-11-20', 19, true],
    ['2006-11-21', '2026-11-21', 20, false],
    ['2006-11-22', '2026-11-21', 19, true],
    ['2004-02-29', '2024-02-28', 19, true],
    ['2004-02-29', '2024-02-29', 20, false],
    ['2005-02-28', '2025-02-28', 20, false],
    ['2008-02-29', '2027-02-28', 18, true],
    ['2008-02-29', '2027-03-01', 19, true],
    // 2100 has no 29 February: the twentieth year is complete when 28 February has ended.
    ['2080-02-29', '2100-02-28', 19, true],
    ['2080-02-29', '2100-03-01', 20, false],
    ['2006-12-31', '2027-01-01', 20, false],
    ['2007-01-01', '2026-12-31', 19, true],
  ])('of %s makes somebody on %s %i years old, with a guardian: %s', (birthday, day, age, guardian) => {
    expect(ageOn(taipeiDate(birthday), taipeiDate(day))).toBe(age)
    expect(needsGuardian(taipeiDate(birthday), taipeiDate(day))).toBe(guardian)
  })

  test('comes once a year: nobody gets older by two years, or younger, from one day to the next', () => {
    const days = fc.nat(60_000).map((offset) => addDays(taipeiDate('1900-01-01'), offset))
    fc.assert(
      fc.property(days, fc.nat(40_000), (birthday, offset) => {
        const day = addDays(birthday, offset)
        const growth = ageOn(birthday, addDays(day, 1)) - ageOn(birthday, day)
        expect([0, 1]).toContain(growth)
        expect(ageOn(birthday, day)).toBe(naiveAge(birthday, day))
      }),
      { numRuns: 3000 },
    )
  })
})

test('a code by SMS is valid for ten minutes', () => expect(smsCodeMinutesValid).toBe(10))

/** Counts the birthdays that have been; 1 March stands in where there is no 29 February. */
function naiveAge(birthday: string, day: string): number {
  let age = 0
  for (let year = Number(birthday.slice(0, 4)) + 1; year <= Number(day.slice(0, 4)); year += 1) {
    const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29
    const party = birthday.endsWith('-02-29') && !isLeap ? `${year}-03-01` : `${year}${birthday.slice(4)}`
    if (party <= day) age += 1
  }
  return age
}
