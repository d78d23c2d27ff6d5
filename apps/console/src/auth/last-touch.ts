const storageKey = 'koma.staff.touched'

/** When somebody last touched the console, in any tab (milliseconds since 1970). */
export interface LastTouch {
  at(): number
  /** Somebody is here. */
  now(): void
}

/**
 * The last touch of all tabs, by what the browser stores; of this tab alone where it stores nothing. It begins now: who
 * opens a tab is there.
 */
export function lastTouch(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined, clock: () => number): LastTouch {
  let own = 0
  const touch: LastTouch = {
    at: () => Math.max(own, Number(storage?.getItem(storageKey)) || 0),
    now() {
      own = clock()
      storage?.setItem(storageKey, String(own))
    },
  }
  touch.now()
  return touch
}
