import { taipeiDate } from '@koma/domain/taipei-time.ts'
import { describe, expect, test } from 'vitest'
import { rangeOf, stepOf, wishOf } from './calendar-wish.ts'

const today = taipeiDate('2026-11-24')
const wish = (query: string) => wishOf(new URLSearchParams(query), today)

describe('what a calendar address asks for', () => {
  test('is the month of today without a word, else what it names', () => {
    expect(wish('')).toEqual({ view: 'month', date: today, kind: undefined })
    expect(wish('view=week&date=2026-12-31&kind=lecture')).toEqual({
      view: 'week',
      date: '2026-12-31',
      kind: 'lecture',
    })
  })

  test.each(['date=2026-02-30', 'date=9999-12-31', 'date=1999-01-01', "date='", 'view=year', 'kind=party', 'kind=%'])(
    'leaves %s out',
    (query) => expect(wish(query)).toEqual({ view: 'month', date: today, kind: undefined }),
  )
})

describe('the days of a view', () => {
  const range = (view: 'month' | 'week' | 'list', date = today) => Object.values(rangeOf({ view, date }))

  test('are whole weeks from Sunday to Saturday, or thirty days', () => {
    expect(range('month')).toEqual(['2026-11-01', '2026-12-05'])
    expect(range('month', taipeiDate('2027-02-14'))).toEqual(['2027-01-31', '2027-03-06'])
    expect(range('week')).toEqual(['2026-11-22', '2026-11-28'])
    expect(range('list')).toEqual(['2026-11-24', '2026-12-23'])
  })

  test('move by a month, a week or a list', () => {
    const last = taipeiDate('2027-01-31')
    expect(stepOf({ view: 'month', date: last }, 1)).toBe('2027-02-01')
    expect(stepOf({ view: 'month', date: last }, -1)).toBe('2026-12-01')
    expect(stepOf({ view: 'week', date: last }, 1)).toBe('2027-02-07')
    expect(stepOf({ view: 'list', date: last }, -1)).toBe('2027-01-01')
  })
})
