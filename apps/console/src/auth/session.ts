/** Where the token of this tab lies while the tab lives, so that a reload does not sign out. */
const storageKey = 'koma.staff.token'

/** The staff token of this tab: in memory, and in sessionStorage, which ends with the tab and is shared with no other. */
export interface Session {
  token(): string | undefined
  start(token: string): void
  end(): void
}

/** Opens the session of this tab. Works from memory alone where the browser refuses storage. */
export function tabSession(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined): Session {
  let token = storage?.getItem(storageKey) ?? undefined
  return {
    token: () => token,
    start(fresh) {
      token = fresh
      storage?.setItem(storageKey, fresh)
    },
    end() {
      token = undefined
      storage?.removeItem(storageKey)
    },
  }
}
