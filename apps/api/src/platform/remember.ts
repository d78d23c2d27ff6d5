import { boundedMap } from './bounded-map.ts'
import type { Changes } from './changes.ts'
import type { Db, Tx } from './db.ts'

/** Answers kept at most by one question. */
const answersMax = 1_000

/**
 * Keeps what a question about public content was answered until one of the tags changes; while changes cannot be heard
 * every question is asked anew, over the connection that the caller has: who holds a transaction must not wait for a
 * second connection. The answers are shared: nobody may change them.
 */
export function remember<Answer>(
  changes: Changes,
  tags: readonly string[],
  ask: (db: Db | Tx, key: string) => Promise<Answer>,
): (db: Db | Tx, key: string) => Promise<Answer> {
  const known = boundedMap<string, Answer & {}>(answersMax)
  let heard = 0
  changes.subscribe((tag) => {
    if (tag !== '*' && !tags.includes(tag)) return
    heard++
    for (const [key] of known.entries()) known.delete(key)
  })
  return async (db, key) => {
    const kept = changes.isLive() ? known.get(key) : undefined
    if (kept !== undefined) return kept
    const before = heard
    const answer = await ask(db, key)
    // A change that came in between may be missing in the answer: it is given, but not kept.
    if (answer !== undefined && answer !== null && before === heard && changes.isLive()) known.set(key, answer)
    return answer
  }
}
