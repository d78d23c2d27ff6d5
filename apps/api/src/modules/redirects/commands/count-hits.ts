import type { Db } from '../../../platform/db.ts'
import { addHits } from '../queries.ts'

/** Hits are written together, at most so often (milliseconds). */
const writtenEveryMs = 1_000

export interface HitCounter {
  /** Counts one; nobody waits for it. */
  count(id: number): void
  /** Writes what is counted and not yet written. */
  flush(): Promise<void>
}

/** Counts how often each redirect led somebody on, without a statement of its own for each of them. */
export function countHits(db: Db, onError: (error: unknown) => void): HitCounter {
  let counted = new Map<number, number>()
  let timer: NodeJS.Timeout | undefined

  async function flush() {
    clearTimeout(timer)
    timer = undefined
    const hits = counted
    counted = new Map()
    // A count that cannot be written is lost: it is worth less than the reader's way.
    if (hits.size > 0) await addHits(db, hits).catch(onError)
  }

  return {
    count(id) {
      counted.set(id, (counted.get(id) ?? 0) + 1)
      timer ??= setTimeout(() => void flush(), writtenEveryMs).unref()
    },
    flush,
  }
}
