import { describe, expect, test } from 'vitest'
import { contentMoves, contentStateAt, contentStates, mayMove } from './content-states.ts'

const now = new Date('2026-11-24T02:00:00Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const window = (publish: number | null, unpublish: number | null = null, trashed: number | null = null) => ({
  publishAt: publish === null ? null : at(publish),
  unpublishAt: unpublish === null ? null : at(unpublish),
  trashedAt: trashed === null ? null : at(trashed),
})

describe('the state of an item', () => {
  test.each([
    ['draft', window(null)],
    ['scheduled', window(1)],
    ['scheduled', window(1, 2)],
    ['published', window(0)],
    ['published', window(-1, 1)],
    ['unpublished', window(-1, 0)],
    ['unpublished', window(-2, -1)],
    ['trashed', window(null, null, -1)],
  ] as const)('is %s', (state, shown) => {
    expect(contentStateAt(shown, now)).toBe(state)
  })
})

test('what is in the trash comes back before anything else, and nothing else comes back', () => {
  for (const state of contentStates) {
    const open = contentMoves.filter((move) => mayMove(state, move))
    expect(open.includes('restore'), state).toBe(state === 'trashed')
    if (state === 'trashed') expect(open).toEqual(['restore'])
    else expect(open).toContain('publish')
  }
})
