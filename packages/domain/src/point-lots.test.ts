import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numbersAtStart } from './house-settings.ts'
import {
  balanceOf,
  isAlive,
  planRefund,
  planSpending,
  restoredLotExpiresAt,
  rewardLotExpiresAt,
  spendingOrder,
  type Lot,
  type Take,
} from './point-lots.ts'
import { dayMs, formatTaipeiDateTime, parseTaipeiDateTime } from './taipei-time.ts'

const at = (text: string) => parseTaipeiDateTime(`${text} 12:00:00`) ?? new Date(Number.NaN)
const now = at('2026-11-21')
const lot = (id: string, source: Lot['source'], remaining: number, grantedOn: string, expiresOn?: string): Lot => ({
  id,
  source,
  remaining,
  grantedAt: at(grantedOn),
  expiresAt: expiresOn ? at(expiresOn) : null,
})

const lots: readonly Lot[] = [
  lot('bought-late', 'purchased', 100, '2026-06-01'),
  lot('bought-early', 'purchased', 50, '2026-01-01'),
  lot('gift-late', 'reward', 30, '2026-10-01', '2027-10-01'),
  lot('gift-soon', 'reward', 20, '2026-11-01', '2026-12-01'),
  lot('gift-gone', 'reward', 500, '2025-01-01', '2026-01-01'),
  lot('gift-used', 'reward', 0, '2026-01-01', '2027-01-01'),
]
const restoredDays = numbersAtStart['points.restored_days']
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id)

describe('the order of spending', () => {
  test('is reward first, soonest to expire first, then purchased, oldest first', () => {
    expect(ids(spendingOrder(lots, now))).toEqual(['gift-soon', 'gift-late', 'bought-early', 'bought-late'])
  })

  test('is one order, however the lots come in', () => {
    const twins = [
      lot('b', 'reward', 1, '2026-01-01', '2027-01-01'),
      lot('a', 'reward', 1, '2026-01-01', '2027-01-01'),
      lot('older', 'reward', 1, '2025-12-31', '2027-01-01'),
      lot('endless', 'reward', 1, '2025-01-01'),
      lot('d', 'purchased', 1, '2026-01-01'),
      lot('c', 'purchased', 1, '2026-01-01'),
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(twins, { minLength: twins.length }), (shuffled) => {
        expect(ids(spendingOrder(shuffled, now))).toEqual(['older', 'a', 'b', 'endless', 'c', 'd'])
      }),
    )
  })
})

describe('spending', () => {
  test('takes from lot after lot', () => {
    expect(planSpending(lots, 60, now)).toEqual({
      ok: true,
      takes: [
        { lotId: 'gift-soon', points: 20 },
        { lotId: 'gift-late', points: 30 },
        { lotId: 'bought-early', points: 10 },
      ],
      balanceAfter: 140,
    })
  })

  test('may take everything, and one point more is one too many', () => {
    expect(planSpending(lots, 200, now)).toMatchObject({ ok: true, balanceAfter: 0 })
    expect(planSpending(lots, 201, now)).toEqual({ ok: false, reason: 'points.not_enough', missing: 1 })
    expect(planSpending([], 5, now)).toEqual({ ok: false, reason: 'points.not_enough', missing: 5 })
  })

  test.each([0, -1, 1.5, Number.NaN, 1e3 + 0.1, Infinity, 2 ** 53])('of %d points is a programming error', (points) => {
    expect(() => planSpending(lots, points, now)).toThrow(RangeError)
    expect(() => planRefund([{ lotId: 'gift-soon', points }], lots, now, restoredDays)).toThrow(RangeError)
  })
})

describe('giving back', () => {
  const takes: Take[] = [
    { lotId: 'gift-soon', points: 20 },
    { lotId: 'bought-early', points: 10 },
  ]

  test('returns to the very lots', () => {
    expect(planRefund(takes, lots, now, restoredDays)).toEqual({ returns: takes, restored: [] })
  })

  test('restores for 30 days what came from a lot that has expired', () => {
    const later = at('2026-12-02')
    expect(planRefund(takes, lots, later, restoredDays)).toEqual({
      returns: [{ lotId: 'bought-early', points: 10 }],
      restored: [{ fromLotId: 'gift-soon', points: 20, expiresAt: at('2027-01-01') }],
    })
    expect(restoredLotExpiresAt(later, restoredDays)).toEqual(new Date(later.getTime() + restoredDays * dayMs))
  })

  test('into a lot that is not there is a programming error', () => {
    expect(() => planRefund([{ lotId: 'unknown', points: 1 }], lots, now, restoredDays)).toThrow('unknown')
  })
})

describe('the balance', () => {
  test('is the sum of what can be spent, and says what expires when', () => {
    const sameDay = lot('gift-same-day', 'reward', 5, '2026-11-02', '2026-12-01')
    expect(balanceOf([...lots, sameDay], now)).toEqual({
      total: 205,
      purchased: 150,
      reward: 55,
      expiring: [
        { points: 25, expiresOn: '2026-12-01' },
        { points: 30, expiresOn: '2027-10-01' },
      ],
    })
  })

  test('of nothing is nothing', () => {
    expect(balanceOf([], now)).toEqual({ total: 0, purchased: 0, reward: 0, expiring: [] })
  })
})

describe('expiry', () => {
  test('takes effect at its instant', () => {
    const gift = lot('gift', 'reward', 1, '2026-01-01', '2026-12-01')
    const expiresAt = gift.expiresAt?.getTime() ?? 0
    expect([-1, 0, 1].map((ms) => isAlive(gift, new Date(expiresAt + ms)))).toEqual([true, false, false])
  })

  test('of a reward is at the end of the day 12 months later', () => {
    expect(numbersAtStart['points.reward_months']).toBe(12)
    expect(formatTaipeiDateTime(rewardLotExpiresAt(at('2026-11-01'), 12))).toBe('2027-11-01 23:59:59')
    expect(formatTaipeiDateTime(rewardLotExpiresAt(at('2028-02-29'), 12))).toBe('2029-02-28 23:59:59')
    expect(formatTaipeiDateTime(rewardLotExpiresAt(at('2026-11-01'), 6))).toBe('2027-05-01 23:59:59')
  })

  test('never comes to purchased points: after 100 years they are all there', () => {
    const bought = [lot('a', 'purchased', 70, '2026-01-01'), lot('b', 'purchased', 30, '2026-02-01', '2026-03-01')]
    for (let day = 0; day <= 36_525; day += 1) {
      const later = new Date(now.getTime() + day * dayMs)
      expect(balanceOf([...bought, ...lots.filter(({ source }) => source === 'reward')], later).purchased).toBe(100)
    }
    expect(balanceOf(lots, at('2126-11-21'))).toEqual({ total: 150, purchased: 150, reward: 0, expiring: [] })
  })
})
