import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { appearanceStore, rememberedLanguage } from './appearance-store.ts'

function opened(storage = memoryStorage()) {
  const store = appearanceStore(storage)
  store.setup()
  return { storage, store }
}

describe('what the browser remembers', () => {
  it('is theme and language', () => {
    const { storage, store } = opened()
    store.setItem('theme', 'dark')
    store.setItem('locale', 'ja')
    const later = opened(storage).store
    expect([later.getItem('theme'), later.getItem('locale'), rememberedLanguage(storage)]).toEqual(['dark', 'ja', 'ja'])
  })

  it('is never a list’s search, which lives as long as the tab', () => {
    const { storage, store } = opened()
    store.setItem('members.list', { filter: { q: '林雅庭' } })
    expect(store.getItem('members.list')).toEqual({ filter: { q: '林雅庭' } })
    expect([storage.length, opened(storage).store.getItem('members.list')]).toEqual([0, undefined])
  })

  it('stays when somebody signs out, and the rest is forgotten', () => {
    const { store } = opened()
    store.setItem('theme', 'dark')
    store.setItem('members.list', {})
    store.reset()
    expect([store.getItem('theme'), store.getItem('members.list')]).toEqual(['dark', undefined])
  })

  it('is nothing where the browser refuses storage', () => {
    const store = appearanceStore(undefined)
    store.setup()
    store.setItem('theme', 'dark')
    expect([store.getItem('theme'), rememberedLanguage(undefined)]).toEqual(['dark', null])
  })
})
