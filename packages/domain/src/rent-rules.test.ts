import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numbersAtStart } from './house-settings.ts'
import { memberClasses, termsByClassAtStart } from './member-classes.ts'
import {
  bookingSpanDaysMax,
  canCancelUntil,
  isPast,
  lapsesAt,
  mayCancel,
  mayMarkNotArrived,
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

const cancelHours = 24
const notArrivedMinutes = 30
const statusAt = (rent: RentFacts, now: Date) => rentStatusAt(rent, now, notArrivedMinutes)

test('the limits are those of the specification', () => {
  expect(bookingSpanDaysMax).toBe(3)
  expect(numbersAtStart).toMatchObject({
    'rent.cancel_hours': cancelHours,
    'rent.not_arrived_minutes': notArrivedMinutes,
    'rent.live_max': 2,
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
  ])('at %s is possible: %s', (now, possible) => expect(mayCancel(at(now), startsAt, cancelHours)).toBe(possible))

  test('is refused one millisecond past the 24 hours', () => {
    expect(mayCancel(new Date(canCancelUntil(startsAt, cancelHours).getTime() + 1), startsAt, cancelHours)).toBe(false)
  })

  test('says until when', () => {
    expect(formatTaipeiDateTime(canCancelUntil(startsAt, cancelHours))).toBe('2026-12-31 10:00:00')
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
    expect(statusAt(booking, at(now))).toBe(status)
    expect(statusAt(equipment, at(now))).toBe(status)
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
  ])('is at %s %s', (now, status) => expect(statusAt(checkedIn, at(now))).toBe(status))
})

describe('lent equipment', () => {
  test.each([
    ['2027-01-01 10:30:00', 'lending'],
    ['2027-01-01 13:00:01', 'lending'],
    ['2027-06-01 00:00:00', 'lending'],
  ] as const)('is at %s %s, however late', (now, status) => {
    expect(statusAt(lent, at(now))).toBe(status)
  })

  test('is returned once it is back', () => {
    const back = { ...lent, returnedAt: at('2027-01-02 12:00:00') }
    expect(statusAt(back, at('2027-01-03 00:00:00'))).toBe('returned')
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
        if (statusAt(rent, earlier) !== 'booked') expect(statusAt(rent, later)).toBe(statusAt(rent, earlier))
      }),
      { numRuns: 5000 },
    )
  })

  test('has the same status after it has been written down', () => {
    fc.assert(
      fc.property(rents, moment, (rent, now) => {
        const status = statusAt(rent, now)
        expect(statusAt({ ...rent, status }, now)).toBe(status)
      }),
      { numRuns: 5000 },
    )
  })

  test.each(['cancelled', 'over', 'not_arrived', 'not_approved', 'returned'] as const)(
    'that was written down as %s stays so, whatever else was noted',
    (status) => expect(statusAt({ ...lent, status }, at('2027-01-01 11:00:00'))).toBe(status),
  )

  test('that was cancelled stays cancelled', () => {
    expect(statusAt({ ...checkedIn, status: 'cancelled', cancelledAt: at('2026-12-30 00:00:00') }, endsAt)).toBe(
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
    expect(tooFarAhead(addDays(today, ahead), today, memberClass, termsByClassAtStart)).toBe(false)
    expect(tooFarAhead(addDays(today, ahead + 1), today, memberClass, termsByClassAtStart)).toBe(true)
    expect(tooFarAhead(today, today, memberClass, termsByClassAtStart)).toBe(false)
  })

  test('reaches no shorter for a higher class', () => {
    for (let ahead = 0; ahead < 90; ahead += 1) {
      const refusals = memberClasses.map((memberClass) =>
        tooFarAhead(addDays(today, ahead), today, memberClass, termsByClassAtStart),
      )
      expect(refusals).toEqual(refusals.toSorted((a, b) => Number(b) - Number(a)))
    }
  })
})

test('a time can be booked until it begins, and nobody is missing before that', () => {
  const [before, after] = [new Date(startsAt.getTime() - 1), new Date(startsAt.getTime() + 1)]
  expect([before, startsAt, after].map((now) => isPast(startsAt, now))).toEqual([false, false, true])
  expect([before, startsAt, after].map((now) => mayMarkNotArrived(now, startsAt))).toEqual([false, true, true])
})
