import { adjustmentPointsMax, zAdjustRequest } from '@koma/contract/staff.ts'
import { describe, expect, it } from 'vitest'
import { isLarge, largePoints, needsSecond, pointsOf, problemsOf, toRequest, type AdjustForm } from './adjust-form.ts'

const form: AdjustForm = { direction: 'give', amount: '100', source: 'reward', reason: '設備故障補償' }

describe('the points of an adjustment', () => {
  it.each([
    ['give', '100', 100],
    ['take', '100', -100],
    ['give', ' １００ ', 100],
    ['give', String(adjustmentPointsMax), adjustmentPointsMax],
  ] as const)('%s %s moves %i', (direction, amount, points) => {
    expect(pointsOf({ direction, amount })).toBe(points)
  })

  it.each(['', '0', '-5', '1.5', '1e3', '一百', String(adjustmentPointsMax + 1), '99999999'])(
    '%j are none',
    (amount) => {
      expect(pointsOf({ direction: 'give', amount })).toBeUndefined()
      expect(problemsOf({ ...form, amount }, 500)).toEqual({ points: 'amount_wrong' })
    },
  )
})

describe('what keeps an adjustment from being sent', () => {
  it('is nothing where all is well', () => {
    expect(problemsOf(form, 0)).toEqual({})
  })

  it('is a balance that would fall below nothing, not one that just reaches it', () => {
    const take = { ...form, direction: 'take' } as const
    expect(problemsOf(take, 100)).toEqual({})
    expect(problemsOf(take, 99)).toEqual({ points: 'not_enough' })
  })

  it('is a missing reason', () => {
    expect(problemsOf({ ...form, reason: ' \n ' }, 0)).toEqual({ reason: 'reason_missing' })
  })
})

it('needs a second person above the limit of one, either way', () => {
  expect([1_000, 1_001, -1_000, -1_001].map((points) => needsSecond(points, 1_000))).toEqual([false, true, false, true])
})

it('is asked about once more from the limit on, either way', () => {
  const asked = [largePoints - 1, largePoints, largePoints * 10].map(String)
  expect(asked.map((amount) => isLarge({ ...form, amount }))).toEqual([false, true, true])
  expect(asked.map((amount) => isLarge({ ...form, direction: 'take', amount }))).toEqual([false, true, true])
})

it('is sent as the contract reads it', () => {
  const request = toRequest({ ...form, direction: 'take', reason: ' 重複儲值 ' })
  expect(zAdjustRequest.parse(request)).toEqual({ points: -100, reason: '重複儲值', source: 'reward' })
  expect(() => toRequest({ ...form, amount: 'x' })).toThrow(RangeError)
})
