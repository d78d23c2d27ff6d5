import type { TabChannel } from './tab-channel.ts'

/** Where the token of this tab lies while the tab lives, so that a reload does not sign out. */
const storageKey = 'koma.staff.token'

/** How long a new tab waits for one that is signed in (milliseconds); longer, and a sign-in page would seem slow. */
const answerMsMax = 200

/** The staff token of this tab: in memory, and in sessionStorage, which ends with the tab. */
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

/**
 * One session for the tabs of a browser: a tab without a token has it from one that is signed in, and signing out in one
 * ends it in all. `onChanged` is called when another tab has signed this one in or out. Resolves when the tab knows
 * whether it is signed in. Decision: 0020
 */
export async function sharedSession(tab: Session, others: TabChannel, onChanged: () => void): Promise<Session> {
  const known = Promise.withResolvers<void>()
  let changed: () => void = known.resolve
  others.hear((said) => {
    const own = tab.token()
    if (said.kind === 'who' && own !== undefined) others.say({ kind: 'signed_in', token: own })
    if (said.kind === 'signed_in' && own === undefined) {
      tab.start(said.token)
      changed()
    }
    if (said.kind === 'signed_out' && said.token === own) {
      tab.end()
      changed()
    }
  })
  if (tab.token() === undefined) {
    others.say({ kind: 'who' })
    setTimeout(known.resolve, answerMsMax)
    await known.promise
  }
  changed = onChanged
  return {
    token: tab.token,
    start(fresh) {
      tab.start(fresh)
      others.say({ kind: 'signed_in', token: fresh })
    },
    end() {
      const token = tab.token()
      tab.end()
      if (token !== undefined) others.say({ kind: 'signed_out', token })
    },
  }
}
