import { describe, expect, test } from 'vitest'
import {
  classesToApplyFor,
  creatorApplicationEvents,
  creatorApplicationStatuses,
  creatorStatusAfter,
  isOpenApplication,
  mayUpgradeByMatchmaking,
} from './creator-application.ts'
import { memberClasses } from './member-classes.ts'

/** The table once more, as a plain list of all that is allowed. */
const allowed = [
  'draft submit member > under_review',
  'returned submit member > under_review',
  'returned withdraw member > withdrawn',
  'under_review approve reviewer > review_passed',
  'under_review reject reviewer > review_failed',
  'under_review return reviewer > returned',
  'under_review withdraw member > withdrawn',
]

const everyMove = creatorApplicationStatuses.flatMap((from) =>
  creatorApplicationEvents.flatMap((event) =>
    (['member', 'reviewer'] as const).map((by) => ({ from, event, by, to: creatorStatusAfter(from, event, by) })),
  ),
)

test('of all statuses, events and actors exactly these seven moves are allowed', () => {
  const found = everyMove.filter(({ to }) => to).map(({ from, event, by, to }) => `${from} ${event} ${by} > ${to}`)
  expect(found.toSorted()).toEqual(allowed)
})

test('what is open can move on, and what is closed cannot', () => {
  for (const status of creatorApplicationStatuses)
    expect(
      everyMove.some(({ from, to }) => from === status && to),
      status,
    ).toBe(isOpenApplication(status))
})

describe('the classes to apply for', () => {
  test('are those above the class that counts', () => {
    expect(Object.fromEntries(memberClasses.map((one) => [one, classesToApplyFor(one)]))).toEqual({
      general: ['associate_creator', 'creator'],
      loyal: ['associate_creator', 'creator'],
      associate_creator: ['creator'],
      creator: [],
    })
  })

  test('by way of matchmaking: general and loyal members', () =>
    expect(memberClasses.filter(mayUpgradeByMatchmaking)).toEqual(['general', 'loyal']))
})
