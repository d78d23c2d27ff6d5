import { memoryStore, type Store } from 'react-admin'

/** What a browser may remember between visits: how things look, and nothing about members. */
const kept = { theme: 'koma.console.theme', locale: 'koma.console.language' } as const

/**
 * React-admin's store. Lists keep their search and page while the tab lives; only theme and language outlive it,
 * because a search text is often somebody's name.
 */
export function appearanceStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined): Store {
  const remembered = () =>
    Object.fromEntries(
      Object.entries(kept).flatMap(([key, name]) => {
        const value = storage?.getItem(name)
        return value ? [[key, value]] : []
      }),
    )
  const store = memoryStore(remembered())
  return {
    ...store,
    setItem(key, value) {
      store.setItem(key, value)
      if (isKept(key)) storage?.setItem(kept[key], String(value))
    },
    removeItem(key) {
      store.removeItem(key)
      if (isKept(key)) storage?.removeItem(kept[key])
    },
    reset() {
      store.reset()
      for (const [key, value] of Object.entries(remembered())) store.setItem(key, value)
    },
  }
}

/** The language that this browser last used in the console, if any. */
export function rememberedLanguage(storage: Pick<Storage, 'getItem'> | undefined): string | null {
  return storage?.getItem(kept.locale) ?? null
}

function isKept(key: string): key is keyof typeof kept {
  return key in kept
}
