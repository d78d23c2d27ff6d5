import { describe, expect, it } from 'vitest'
import { memberClasses } from './member-classes.ts'
import { extendableFrom, membershipStatusOn, type MembershipFacts } from './membership-status.ts'
import { addDays, taipeiDate } from './taipei-time.ts'

const endsOn = taipeiDate('2027-03-31')
const creator: MembershipFacts = {
  isActivated: true,
  memberClass: 'creator',
  decided: null,
  endsOn,
  extendableDays: 60,
}

describe('the status of a membership', () => {
  it('of a general member without an end is active', () => {
    const general = { ...creator, memberClass: 'general', endsOn: null } as const
    expect(membershipStatusOn(endsOn, general)).toBe('active')
  })

  it('is not_activated before both verifications, whatever else is true', () => {
    for (const decided of [null, 'under_review', 'ended'] as const) {
      expect(membershipStatusOn(endsOn, { ...creator, isActivated: false, decided })).toBe('not_activated')
    }
  })

  it.each([
    [-61, 'active'],
    [-60, 'extendable'],
    [0, 'extendable'],
    [1, 'ended'],
  ])('%i days from its last day is %s for creators', (days, status) => {
    for (const memberClass of ['associate_creator', 'creator'] as const) {
      expect(membershipStatusOn(addDays(endsOn, days), { ...creator, memberClass })).toBe(status)
    }
  })

  it('of a loyal member is not extendable: spending renews it', () => {
    expect(membershipStatusOn(endsOn, { ...creator, memberClass: 'loyal' })).toBe('active')
  })

  it('is ended early when staff say so, for every class', () => {
    for (const memberClass of memberClasses) {
      expect(membershipStatusOn(addDays(endsOn, -200), { ...creator, memberClass, decided: 'ended' })).toBe('ended')
    }
  })

  it('shows a review before everything that dates tell', () => {
    expect(membershipStatusOn(addDays(endsOn, 1), { ...creator, decided: 'under_review' })).toBe('under_review')
  })

  it.each([
    ['creator', '2027-01-30'],
    ['associate_creator', '2027-01-30'],
    ['loyal', null],
    ['general', null],
  ] as const)('can be extended by %s from %s', (memberClass, from) => {
    expect(extendableFrom({ ...creator, memberClass })).toBe(from)
  })
})
