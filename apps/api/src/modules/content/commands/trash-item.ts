import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import type { SeenRecord } from '../../../platform/seen-record.ts'
import { moveToTrash, takeFromTrash } from '../queries/windows.ts'
import { changeItem, stateOf, type ItemResult } from './change-item.ts'

/** Hides an item from everybody but the desk's trash; nothing of it is lost. */
export function trashItem(db: Db, staff: StaffCaller, order: SeenRecord): Promise<ItemResult> {
  return changeItem(db, staff, order, {
    action: 'content.trash',
    move: 'trash',
    asksLock: true,
    async work(tx, item) {
      await moveToTrash(tx, item.id, staff)
      return { before: { state: stateOf(item), title_zh: item.draft.title_zh }, after: { state: 'trashed' } }
    },
  })
}

/** Takes an item out of the trash, hidden: whoever wants it read publishes it again, and its date is still known. */
export function restoreItem(db: Db, staff: StaffCaller, order: SeenRecord): Promise<ItemResult> {
  return changeItem(db, staff, order, {
    action: 'content.restore',
    move: 'restore',
    asksLock: false,
    async work(tx, item) {
      await takeFromTrash(tx, item.id)
      return { before: { state: 'trashed' }, after: { title_zh: item.draft.title_zh } }
    },
  })
}
