/** How often something may be done: `max` times in a window of `seconds`, for each key. */
export interface Limit {
  readonly name: string
  readonly max: number
  readonly seconds: number
}

export type LimitAnswer = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number }

/** Counters that hold across server processes and survive a restart. Source: docs/guarantees.md I-26, I-73 */
export interface Limits {
  /** Takes one of the window's turns, or tells in how many seconds the window ends. */
  take(limit: Limit, key: string): Promise<LimitAnswer>
  /** Gives the turn back, where a success must not count (a right password among wrong ones). */
  giveBack(limit: Limit, key: string): Promise<void>
}
