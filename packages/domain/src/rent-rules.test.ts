import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memberClasses } from './member-classes.ts'
import {
  bookingSpanDaysMax,
  canCancelUntil,
  isOverdue,
  isPast,
  lapsesAt,
  mayCancel,
  mayMarkNotArrived,
  notArrivedAfterMinutes,
  rentCancelHoursBefore,
  rentLiveMax,
  rentStatusAt,
  tooFarAhead,
  type RentFacts,
} from './rent-rules.ts'
import { addDays, formatTaipeiDateTime, parseTaipeiDateTime, taipeiDate } from './taipei-time.ts'

const at = (text: string) => parseTaipeiDateTime(text) ?? new Date(Number.NaN)
const startsAt = at('2027-01-01 10:00:00')
const endsAt = at('2027-01-01 13:00:00')
const booking: RentFacts = {
  kind: 'workstation',
  status: 'booked',
  startsAt,
  endsAt,
  checkedInAt: null,
  handedOutAt: null,
  returnedAt: null,
  cancelledAt: null,
}
const checkedIn = { ...booking, checkedInAt: at('2027-01-01 09:55:00') }
const equipment = { ...booking, kind: 'equipment' } as const
const lent = { ...equipment, status: 'lending', handedOutAt: at('2027-01-01 10:05:00') } as const

test('the limits are those of the specification', () => {
  expect({ bookingSpanDaysMax, rentCancelHoursBefore, notArrivedAfterMinutes, rentLiveMax }).toEqual({
    bookingSpanDaysMax: 3,
    rentCancelHoursBefore: 24,
    notArrivedAfterMinutes: 30,
    rentLiveMax: 2,
  })
})

describe('cancelling', () => {
  test.each([
    ['2026-12-01 00:00:00', true],
    ['2026-12-31 09:59:59', true],
    ['2026-12-31 10:00:00', true],
    ['2026-12-31 10:00:01', false],
    ['2027-01-01 10:00:00', false],
    ['2027-01-02 10:00:00', false],
  ])('at %s is possible: %s', (now, possible) => expect(mayCancel(at(now), startsAt)).toBe(possible))

  test('is refused one millisecond past the 24 hours', () => {
    expect(mayCancel(new Date(canCancelUntil(startsAt).getTime() + 1), startsAt)).toBe(false)
  })

  test('says until when', () => {
    expect(formatTaipeiDateTime(canCancelUntil(startsAt))).toBe('2026-12-31 10:00:00')
  })
})

describe('a booking without check-in', () => {
  test.each([
    ['2027-01-01 09:59:59', 'booked'],
    ['2027-01-01 10:29:59', 'booked'],
    ['2027-01-01 10:30:00', 'not_arrived'],
    ['2027-01-01 10:30:01', 'not_arrived'],
    ['2027-01-01 13:00:00', 'not_arrived'],
    ['2028-01-01 00:00:00', 'not_arrived'],
  ])('is at %s %s', (now, status) => {
    expect(rentStatusAt(booking, at(now))).toBe(status)
    expect(rentStatusAt(equipment, at(now))).toBe(status)
  })

  test('lapses later where the setting says so', () => {
    expect(formatTaipeiDateTime(lapsesAt(startsAt, 45))).toBe('2027-01-01 10:45:00')
  })
})

describe('a booking with check-in', () => {
  test.each([
    ['2027-01-01 10:30:00', 'booked'],
    ['2027-01-01 12:59:59', 'booked'],
    ['2027-01-01 13:00:00', 'over'],
    ['2027-01-01 13:00:01', 'over'],
  ])('is at %s %s', (now, status) => expect(rentStatusAt(checkedIn, at(now))).toBe(status))
})

describe('lent equipment', () => {
  test.each([
    ['2027-01-01 10:30:00', 'lending', false],
    ['2027-01-01 13:00:00', 'lending', false],
    ['2027-01-01 13:00:01', 'lending', true],
    ['2027-06-01 00:00:00', 'lending', true],
  ] as const)('is at %s %s, overdue: %s', (now, status, overdue) => {
    expect(rentStatusAt(lent, at(now))).toBe(status)
    expect(isOverdue(lent, at(now))).toBe(overdue)
  })

  test('is returned once it is back, and never overdue then', () => {
    const back = { ...lent, returnedAt: at('2027-01-02 12:00:00') }
    expect(rentStatusAt(back, at('2027-01-03 00:00:00'))).toBe('returned')
    expect(isOverdue(back, at('2027-01-03 00:00:00'))).toBe(false)
  })
})

describe('any rent', () => {
  const moment = fc
    .integer({ min: -3 * 1440, max: 3 * 1440 })
    .map((minutes) => new Date(startsAt.getTime() + minutes * 60_000))
  const maybe = fc.option(moment)
  const rents: fc.Arbitrary<RentFacts> = fc.record({
    kind: fc.constantFrom('workstation', 'equipment'),
    status: fc.constantFrom(
      'booked',
      'cancelled',
      'over',
      'not_arrived',
      'lending',
      'returned',
      'applied',
      'not_approved',
    ),
    startsAt: fc.constant(startsAt),
    endsAt: fc.constant(endsAt),
    checkedInAt: maybe,
    handedOutAt: maybe,
    returnedAt: maybe,
    cancelledAt: maybe,
  })

  test('that has left booked never becomes booked again by waiting', () => {
    fc.assert(
      fc.property(rents, moment, moment, (rent, a, b) => {
        const [earlier, later] = a <= b ? [a, b] : [b, a]
        if (rentStatusAt(rent, earlier) !== 'booked')
          expect(rentStatusAt(rent, later)).toBe(rentStatusAt(rent, earlier))
      }),
      { numRuns: 5000 },
    )
  })

  test('has the same status after it has been written down', () => {
    fc.assert(
      fc.property(rents, moment, (rent, now) => {
        const status = rentStatusAt(rent, now)
        expect(rentStatusAt({ ...rent, status }, now)).toBe(status)
      }),
      { numRuns: 5000 },
    )
  })

  test.each(['cancelled', 'over', 'not_arrived', 'not_approved', 'returned'] as const)(
    'that was written down as %s stays so, whatever else was noted',
    (status) => expect(rentStatusAt({ ...lent, status }, at('2027-01-01 11:00:00'))).toBe(status),
  )

  test('that was cancelled stays cancelled', () => {
    expect(rentStatusAt({ ...checkedIn, status: 'cancelled', cancelledAt: at('2026-12-30 00:00:00') }, endsAt)).toBe(
      'cancelled',
    )
  })
})

describe('booking ahead', () => {
  const today = taipeiDate('2026-12-25')
  test.each([
    ['general', 14],
    ['loyal', 21],
    ['associate_creator', 30],
    ['creator', 60],
  ] as const)('is possible for %s up to and including %i days', (memberClass, ahead) => {
    expect(tooFarAhead(addDays(today, ahead), today, memberClass)).toBe(false)
    expect(tooFarAhead(addDays(today, ahead + 1), today, memberClass)).toBe(true)
    expect(tooFarAhead(today, today, memberClass)).toBe(false)
  })

  test('reaches no shorter for a higher class', () => {
    for (let ahead = 0; ahead < 90; ahead += 1) {
      const refusals = memberClasses.map((memberClass) => tooFarAhead(addDays(today, ahead), today, memberClass))
      expect(refusals).toEqual(refusals.toSorted((a, b) => Number(b) - Number(a)))
    }
  })
})

test('a time can be booked until it begins, and nobody is missing before that', () => {
  const [before, after] = [new Date(startsAt.getTime() - 1), new Date(startsAt.getTime() + 1)]
  expect([before, startsAt, after].map((now) => isPast(startsAt, now))).toEqual([false, false, true])
  expect([before, startsAt, after].map((now) => mayMarkNotArrived(now, startsAt))).toEqual([false, true, true])
})
