import { describe, expect, it, vi } from 'vitest'
import { fakeTabs } from '../testing/fake-tabs.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { sharedSession, tabSession } from './session.ts'

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

describe('the session of a browser', () => {
  const open = (tabs: ReturnType<typeof fakeTabs>, onChanged = () => {}) =>
    sharedSession(tabSession(undefined), tabs.tab(), onChanged)

  it('is that of the tab which is signed in already', async () => {
    const tabs = fakeTabs()
    const first = await open(tabs)
    first.start('token')
    const changed = vi.fn<() => void>()
    const second = await open(tabs, changed)
    expect([second.token(), changed.mock.calls.length]).toEqual(['token', 0])
  })

  it('comes to a tab that waits at the sign-in', async () => {
    const tabs = fakeTabs()
    const changed = vi.fn<() => void>()
    const [first, second] = [await open(tabs), await open(tabs, changed)]
    first.start('token')
    expect([second.token(), changed.mock.calls.length]).toEqual(['token', 1])
  })

  it('is nobody’s where no tab is signed in, and that is known soon', async () => {
    const before = performance.now()
    expect((await open(fakeTabs())).token()).toBeUndefined()
    expect(performance.now() - before).toBeLessThan(5_000)
  })

  it('ends in every tab when one signs out', async () => {
    const tabs = fakeTabs()
    const changed = vi.fn<() => void>()
    const first = await open(tabs)
    first.start('token')
    const second = await open(tabs, changed)
    first.end()
    expect([second.token(), changed.mock.calls.length]).toEqual([undefined, 1])
  })

  it('of somebody else stays when an older one ends, and is not taken over', async () => {
    const tabs = fakeTabs()
    const changed = vi.fn<() => void>()
    const [first, second] = [await open(tabs), await open(tabs, changed)]
    first.start('of the desk')
    second.start('of finance')
    expect(first.token()).toBe('of the desk')
    changed.mockClear()
    first.end()
    expect([second.token(), changed.mock.calls.length]).toEqual(['of finance', 0])
  })

  it('is told to nobody before somebody is signed in', async () => {
    const tabs = fakeTabs()
    const [first] = [await open(tabs), await open(tabs)]
    first.end()
    expect(tabs.said).toEqual([{ kind: 'who' }, { kind: 'who' }])
  })
})
