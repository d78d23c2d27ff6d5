import type { SearchMiss } from '@koma/contract/search-misses.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import { missById, settleMissRows } from '../queries/misses.ts'

interface Settling {
  readonly id: string
  /** False opens it again. */
  readonly isDone: boolean
  readonly requestId: string
}

/** Holds words that were not found for done: what they ask for is there now, or will not be. Undefined where there are none. */
export function settleMiss(
  db: Db,
  staff: StaffCaller,
  { id, isDone, requestId }: Settling,
): Promise<SearchMiss | undefined> {
  return db.transaction().execute(async (tx) => {
    const before = await missById(tx, id)
    if (!before || (before.status === 'settled') === isDone) return before
    await settleMissRows(tx, id, isDone ? staff.username : null)
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, name: staff.username },
      action: isDone ? 'search_miss.settle' : 'search_miss.reopen',
      subject: { kind: 'search_miss', id },
      before: { status: before.status, count: before.count },
      after: { asked: before.asked, status: isDone ? 'settled' : 'open' },
      requestId,
    })
    return missById(tx, id)
  })
}
