import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { tabSession } from './session.ts'

describe('the session of a tab', () => {
  it('survives a reload of the tab', () => {
    const storage = memoryStorage()
    tabSession(storage).start('token')
    expect(tabSession(storage).token()).toBe('token')
  })

  it('leaves nothing behind when it ends', () => {
    const storage = memoryStorage()
    const session = tabSession(storage)
    session.start('token')
    session.end()
    expect([session.token(), tabSession(storage).token(), storage.length]).toEqual([undefined, undefined, 0])
  })

  it('works from memory where the browser refuses storage', () => {
    const session = tabSession(undefined)
    session.start('token')
    expect(session.token()).toBe('token')
  })
})
