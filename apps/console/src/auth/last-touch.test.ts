import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { lastTouch } from './last-touch.ts'

describe('the last touch', () => {
  it('is the latest of all tabs, whichever looks', () => {
    const storage = memoryStorage()
    let now = 1_000
    const one = lastTouch(storage, () => now)
    now = 2_000
    const other = lastTouch(storage, () => now)
    expect([one.at(), other.at()]).toEqual([2_000, 2_000])
    now = 3_000
    one.now()
    expect([one.at(), other.at()]).toEqual([3_000, 3_000])
  })

  it('is that of the tab alone where nothing is stored, or something else is', () => {
    expect(lastTouch(undefined, () => 1_000).at()).toBe(1_000)
    const storage = memoryStorage()
    const touch = lastTouch(storage, () => 1_000)
    storage.setItem('koma.staff.touched', 'yesterday')
    expect(touch.at()).toBe(1_000)
  })
})
