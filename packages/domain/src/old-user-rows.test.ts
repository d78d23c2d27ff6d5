import { describe, expect, test } from 'vitest'
import { readClass, readDay, readGender, readPoints } from './old-user-cells.ts'
import { guessOldUserColumns } from './old-user-columns.ts'
import { readOldUser, type Places } from './old-user-rows.ts'
import type { OldUserField } from './old-users.ts'
import { taipeiDate } from './taipei-time.ts'

const today = taipeiDate('2026-11-20')
const places: Places = {
  city: (name) => (name === '臺北市' ? 'tpe' : undefined),
  district: (city, name) => (city === 'tpe' && name === '大同區' ? '103-datong' : undefined),
  job: (name) => (name === '學生' ? 'student' : undefined),
}

const right = { old_id: 'M-1', name: '陳大文', email: 'Da.Wen@Example.com' }
const read = (cells: Partial<Record<OldUserField, string>>) =>
  readOldUser((field) => ({ ...right, ...cells })[field as keyof typeof right] ?? '', places, today)

describe('a day', () => {
  test.each([
    ['2026-03-14', '2026-03-14'],
    ['2026/3/4', '2026-03-04'],
    ['2026.12.31', '2026-12-31'],
    ['20260314', '2026-03-14'],
    ['2026年3月14日', '2026-03-14'],
    ['民國85年3月14日', '1996-03-14'],
    ['民國 115/3/14', '2026-03-14'],
    ['中華民國99年1月1日', '2010-01-01'],
    ['２０２６／３／１４', '2026-03-14'],
    ['2026-03-14 12:30:00', '2026-03-14'],
    ['2026-03-14T04:00:00Z', '2026-03-14'],
  ])('%s is %s', (text, day) => expect(readDay(text)).toEqual({ ok: true, value: day }))

  test.each(['14/03/2026', '03-14-2026', '2026-02-30', '2026-13-01', '85/3/14', 'soon', '0', '-'])(
    '%s is none',
    (text) => expect(readDay(text).ok).toBe(false),
  )

  test('an empty cell is no day', () => expect(readDay('  ')).toEqual({ ok: true, value: null }))
})

test.each([
  ['', null],
  ['0', 0],
  ['1,200', 1200],
  ['１２３', 123],
  ['500.0', 500],
  ['1000000', 1_000_000],
])('points %j are %s', (text, points) => expect(readPoints(text)).toEqual({ ok: true, value: points }))

test.each(['-5', '1000001', '1.5', '12,34', '1e3', '=1+1', '五'])('points %s are none', (text) =>
  expect(readPoints(text)).toMatchObject({ ok: false, reason: 'points' }),
)

test.each([
  ['創作者', 'creator'],
  ['準創作者', 'associate_creator'],
  ['Associate Creator', 'associate_creator'],
  ['LOYAL', 'loyal'],
  ['一般会員', 'general'],
])('class %s is %s', (text, memberClass) => expect(readClass(text)).toEqual({ ok: true, value: memberClass }))

test.each([
  ['男', 'male'],
  ['F', 'female'],
  ['その他', 'other'],
])('gender %s is %s', (text, gender) => expect(readGender(text)).toEqual({ ok: true, value: gender }))

describe('a row', () => {
  test('has its address in one form, and the digits that a spreadsheet took away', () => {
    const row = read({
      mobile: '912345678',
      addr_city: '臺北市',
      addr_district: '大同區',
      job: '學生',
      locale: 'en_US',
    })
    expect(row).toMatchObject({
      ok: true,
      noted: [],
      record: {
        email: 'da.wen@example.com',
        mobile: '0912345678',
        city: 'tpe',
        district: '103-datong',
        job: 'student',
        locale: 'en',
        class: 'general',
        creator: null,
      },
    })
  })

  test.each([
    [{ old_id: '' }, 'old_id required'],
    [{ old_id: 'x'.repeat(65) }, 'old_id too_long'],
    [{ name: '' }, 'name required'],
    [{ name: '\u202eevil' }, 'name name'],
    [{ email: 'nobody' }, 'email email'],
    [{ purchased_points: '-1' }, 'purchased_points points'],
    [{ reward_points: 'many' }, 'reward_points points'],
    [{ reward_expires_on: 'soon' }, 'reward_expires_on date'],
    [{ class: '皇帝' }, 'class class'],
    [{ class: '創作者' }, 'class_ends_on class_ends'],
    [{ class: '創作者', class_started_on: '2027-01-01', class_ends_on: '2026-01-01' }, 'class_started_on class_order'],
  ])('with %j is refused', (cells, problem) => {
    const row = read(cells)
    expect(row.ok ? [] : row.refused.map(({ field, reason }) => `${field} ${reason}`)).toEqual([problem])
  })

  test.each([
    [{ mobile: '12' }, 'mobile', 'mobile mobile'],
    [{ username: 'abc' }, 'username', 'username username'],
    [{ gender: '?' }, 'gender', 'gender gender'],
    [{ birthday: '31/12/1990' }, 'birthday', 'birthday date'],
    [{ birthday: '2027-01-01' }, 'birthday', 'birthday birthday'],
    [{ addr_city: '亞特蘭提斯' }, 'city', 'addr_city place'],
    [{ job: '海盜' }, 'job', 'job job'],
  ] as const)('with %j is taken, without it, and it is noted', (cells, key, problem) => {
    const row = read(cells)
    expect(row.ok && row.noted.map(({ field, reason }) => `${field} ${reason}`)).toEqual([problem])
    expect(row.ok && row.record[key]).toBeNull()
  })

  test('of a creator brings the words of the profile', () => {
    const row = read({ class: '創作者', class_ends_on: '2027/6/30', pen_name: '墨魚', profile_zh: '畫貓。' })
    expect(row.ok && row.record).toMatchObject({
      class: 'creator',
      classEndsOn: '2027-06-30',
      creator: { pen_name: '墨魚', profile_zh: '畫貓。' },
    })
  })
})

test('columns are guessed by their heads, each once', () => {
  expect(guessOldUserColumns(['會員編號', 'Ｅ－ｍａｉｌ', ' 姓 名 ', '信箱', '備註', '點數'])).toEqual({
    old_id: 0,
    email: 1,
    name: 2,
    purchased_points: 5,
  })
})
