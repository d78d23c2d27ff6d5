import type { Limit, LimitAnswer, Limits } from './limits.ts'

/** One turn of one limit for one key. */
export interface Turn {
  readonly limit: Limit
  readonly key: string
}

/** A value that a command gives when somebody was too fast. */
export type TooFast = { readonly ok: false; readonly reason: 'rate.limited'; readonly retryAfterSeconds: number }

/** Takes a turn of each limit in order and stops at the first that has none left. */
export async function takeAllTurns(limits: Limits, turns: readonly Turn[]): Promise<{ readonly ok: true } | TooFast> {
  for (const { limit, key } of turns) {
    const answer: LimitAnswer = await limits.take(limit, key)
    if (!answer.ok) return { ok: false, reason: 'rate.limited', retryAfterSeconds: answer.retryAfterSeconds }
  }
  return { ok: true }
}

/** Gives the turns back, where what was done must not count. */
export async function giveBackAllTurns(limits: Limits, turns: readonly Turn[]): Promise<void> {
  await Promise.all(turns.map(({ limit, key }) => limits.giveBack(limit, key)))
}
