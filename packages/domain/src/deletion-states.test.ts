import { describe, expect, test } from 'vitest'
import { deletionActions, deletionActionsOf, deletionStatuses, isDeletionOpen } from './deletion-states.ts'

describe('a request to delete an account', () => {
  test('is contacted, settled and erased in this order and no other', () => {
    expect(Object.fromEntries(deletionStatuses.map((status) => [status, deletionActionsOf(status)]))).toEqual({
      requested: ['contact'],
      contacted: ['settle'],
      settled: ['settle', 'erase'],
      erased: [],
      withdrawn: [],
    })
  })

  test('can be taken back until it is erased', () => {
    expect(deletionStatuses.filter(isDeletionOpen)).toEqual(['requested', 'contacted', 'settled'])
  })

  test('every action has a status that it can be taken in', () => {
    for (const action of deletionActions) {
      expect(deletionStatuses.some((status) => deletionActionsOf(status).includes(action))).toBe(true)
    }
  })
})
