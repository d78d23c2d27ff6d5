import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import type { SeenRecord } from '../../../platform/seen-record.ts'
import { stateOf } from '../present.ts'
import type { PostingKind } from '../queries/kinds.ts'
import { moveToTrash, takeFromTrash } from '../queries/posting-changes.ts'
import { changePosting, type PostingResult } from './change-posting.ts'

interface Asked {
  readonly staff: StaffCaller
  readonly order: SeenRecord
}

/** Hides a posting from everybody but the desk's trash; nothing of it is lost. */
export function trashPosting(db: Db, kind: PostingKind, { staff, order }: Asked): Promise<PostingResult> {
  return changePosting(db, kind, {
    staff,
    order,
    change: {
      verb: 'trash',
      async work(tx, posting) {
        await moveToTrash(tx, kind, posting.id, staff)
        return { before: { state: stateOf(kind, posting) }, after: { state: 'trashed' } }
      },
    },
  })
}

/** Takes a posting out of the trash as a draft: whoever wants it read shows it again. */
export function restorePosting(db: Db, kind: PostingKind, { staff, order }: Asked): Promise<PostingResult> {
  return changePosting(db, kind, {
    staff,
    order,
    change: {
      verb: 'restore',
      async work(tx, posting) {
        await takeFromTrash(tx, kind, posting.id)
        return { before: { state: 'trashed' }, after: { state: 'draft' } }
      },
    },
  })
}
