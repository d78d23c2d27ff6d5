import { isOpen, openingOf, openingWeeklyAtStart, type OpeningRules } from '@koma/domain/opening-hours.ts'
import { addDays, daysBetween, taipeiDate } from '@koma/domain/taipei-time.ts'
import { describe, expect, test } from 'vitest'
import { activityDays, type ActivityDayFacts } from './activity-days.ts'
import { contentText } from './content-files.ts'

const rules: OpeningRules = { weekly: openingWeeklyAtStart, closures: [], specialDays: [] }
/** From New Year's Eve to the third day of the new year, and the Monday before it. */
const newYear: OpeningRules = {
  ...rules,
  closures: ['2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08'].map((date) => ({
    date: taipeiDate(date),
    reason_zh: '春節',
  })),
}
const tuesday = taipeiDate('2026-11-24')

const oneDay = (day: number): ActivityDayFacts => ({
  starts_day: day,
  ends_day: day,
  schedule: [{ day }],
  registration: { opens_day: day - 20, closes_day: day - 2 },
})

describe('an activity', () => {
  test('on an open day stays where it is', () => {
    expect(activityDays(oneDay(1), rules, tuesday)).toEqual({
      startsOn: '2026-11-25',
      endsOn: '2026-11-25',
      scheduleOn: ['2026-11-25'],
      opensOn: '2026-11-05',
      closesOn: '2026-11-23',
    })
  })

  test('on a Monday moves to Tuesday, and its registration with it', () => {
    const { startsOn, closesOn } = activityDays(oneDay(6), rules, tuesday)
    expect([startsOn, closesOn]).toEqual(['2026-12-01', '2026-11-29'])
  })

  test('that falls into New Year moves behind it and behind the Monday', () => {
    const eve = daysBetween(tuesday, taipeiDate('2027-02-05'))
    expect(activityDays(oneDay(eve), newYear, tuesday).startsOn).toBe('2027-02-09')
  })

  test('of several days has as many, none of them closed, none twice', () => {
    const camp = { ...oneDay(5), ends_day: 8, schedule: [5, 6, 7, 8].map((day) => ({ day })) }
    expect(activityDays(camp, rules, tuesday).scheduleOn).toEqual([
      '2026-11-29',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
    ])
  })

  test('whose registration is over is not opened again by moving', () => {
    const eve = daysBetween(tuesday, taipeiDate('2027-02-05'))
    const closed = { ...oneDay(eve), registration: { opens_day: -40, closes_day: -2 } }
    expect(activityDays(closed, newYear, tuesday).closesOn).toBe('2026-11-23')
  })
})

describe('the activities of the demo', () => {
  const facts = JSON.parse(contentText('activities')) as (ActivityDayFacts & { slug: string })[]
  const starts = Array.from({ length: 100 }, (_, days) => addDays(tuesday, days))

  test('never fall on a closed day, on whatever day the demo begins', () => {
    for (const today of starts)
      for (const one of facts) {
        const { startsOn, endsOn, scheduleOn } = activityDays(one, newYear, today)
        for (const day of [startsOn, endsOn, ...scheduleOn])
          expect(isOpen(openingOf(newYear, day)), `${one.slug} ${day} ${today}`).toBe(true)
      }
  })

  test('are open, closed or to come for registration as their days say, on whatever day the demo begins', () => {
    for (const today of starts)
      for (const one of facts) {
        if (!one.registration) continue
        const { opensOn, closesOn, startsOn } = activityDays(one, newYear, today)
        expect([opensOn! > today, closesOn! < today], one.slug).toEqual([
          one.registration.opens_day > 0,
          one.registration.closes_day < 0,
        ])
        expect(startsOn > closesOn!, one.slug).toBe(true)
      }
  })
})
