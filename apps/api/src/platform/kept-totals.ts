import type { RawBuilder } from 'kysely'
import { boundedMap, type BoundedMap } from './bounded-map.ts'
import type { Changes } from './changes.ts'
import type { Db } from './db.ts'

/** Totals that a process keeps at most. */
const totalsMax = 1_000

interface Kept {
  readonly changes: Changes
  readonly totals: BoundedMap<string, number>
  heard: number
}

const keptOf = new WeakMap<Db, Kept>()

/** Keeps totals of this database's public lists from here on, until content changes or a window opens or closes. */
export function keepTotals(db: Db, changes: Changes): void {
  const kept: Kept = { changes, totals: boundedMap(totalsMax), heard: 0 }
  changes.subscribe((tag) => {
    if (tag !== '*' && tag !== 'content') return
    kept.heard++
    for (const [key] of kept.totals.entries()) kept.totals.delete(key)
  })
  keptOf.set(db, kept)
}

/**
 * How many rows a list has in all. To count is to read every one of them, however few are shown: of 200,000 articles it
 * takes far longer than the page itself, so it is done once for all who ask. `count` selects `total` from tables that
 * announce their changes as content, and depends on nobody's person.
 */
export async function totalOf(db: Db, count: RawBuilder<{ total: number }>): Promise<number> {
  const kept = keptOf.get(db)
  const ask = async () => (await count.execute(db)).rows[0]!.total
  if (!kept?.changes.isLive()) return ask()
  const { sql, parameters } = count.compile(db)
  const key = JSON.stringify([sql, parameters])
  const known = kept.totals.get(key)
  if (known !== undefined) return known
  const before = kept.heard
  const total = await ask()
  // A change that came in between may be missing in it.
  if (before === kept.heard && kept.changes.isLive()) kept.totals.set(key, total)
  return total
}
