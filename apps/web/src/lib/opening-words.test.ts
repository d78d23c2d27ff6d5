import type { DateSetting } from '@koma/contract/opening-hours.ts'
import { describe, expect, test } from 'vitest'
import { provideAllWords } from '../server/provide-all-words.ts'
import { openingSummary, openingToday } from './opening-words.ts'
import { wordsFor } from './words.ts'

provideAllWords()
const zh = wordsFor('zh')

const week = [0, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '10:00', closes: '21:00' }))
const setting = (more: Partial<DateSetting> = {}): DateSetting => ({
  now: '2026-11-24 12:00:00',
  today: '2026-11-24',
  opening: week,
  opening_later: [],
  sessions: [],
  closures: [],
  special_days: [],
  holidays: [],
  ...more,
})

describe('today', () => {
  test('has its hours and the days that are never open', () => {
    const opening = openingToday(setting(), 'zh', zh)
    expect(opening).toMatchObject({ today: { opens: '10:00', closes: '21:00' }, closedDays: '週一休館' })
  })

  test('on a Monday says when it opens next', () => {
    const opening = openingToday(setting({ today: '2026-11-23' }), 'zh', zh)
    expect(opening).toMatchObject({ today: { closedBecause: 'weekday' }, next: { date: '2026-11-24', opens: '10:00' } })
  })

  test('in a closure says why, in the reader’s language or in Chinese, and looks beyond it', () => {
    const closure = (date: string) => ({ date, reason_zh: '農曆春節', reason_ja: '旧正月', reason_en: null })
    const closed = setting({ closures: ['2026-11-24', '2026-11-25'].map(closure) })
    expect(openingToday(closed, 'ja', wordsFor('ja'))).toMatchObject({ reason: '旧正月', next: { date: '2026-11-26' } })
    expect(openingToday(closed, 'en', wordsFor('en')).reason).toBe('農曆春節')
  })

  test('of a special day has hours of its own', () => {
    const special = {
      date: '2026-11-24',
      opens: '10:00',
      closes: '17:00',
      reason_zh: '盤點',
      reason_ja: null,
      reason_en: null,
    }
    expect(openingToday(setting({ special_days: [special] }), 'zh', zh).today).toMatchObject({ closes: '17:00' })
  })
})

describe('the usual week in a line', () => {
  test('in three languages', () => {
    expect(openingSummary(zh, setting())).toEqual(['週二至週日 10:00–21:00', '週一休館'])
    expect(openingSummary(wordsFor('ja'), setting())).toEqual(['火曜〜日曜 10:00〜21:00', '月曜休館'])
    expect(openingSummary(wordsFor('en'), setting())).toEqual(['Tue to Sun 10:00–21:00', 'Closed Mon'])
  })

  test('tells days of other hours apart', () => {
    const opening = week.map((line) => (line.weekday === 0 ? { ...line, closes: '18:00' } : line))
    expect(openingSummary(zh, setting({ opening }))).toEqual(['週二至週六 10:00–21:00', '週日 10:00–18:00', '週一休館'])
  })
})
