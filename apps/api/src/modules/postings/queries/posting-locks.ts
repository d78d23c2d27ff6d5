import { lockSecondsMax } from '@koma/domain/edit-locks.ts'
import { sql } from 'kysely'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Piece, PostingKind } from './kinds.ts'

/** Who is writing a posting. */
export interface PostingLock {
  readonly staffId: string
  readonly by: string
  /** As JSON has it. */
  readonly since: string
}

const columnOf = ({ subject }: PostingKind) => `${subject}_id`

/** Whether the one who holds the lock has been seen of late. */
const isLive: Piece = sql`posting_lock.seen_at > koma_now() - make_interval(secs => ${sql.lit(lockSecondsMax)})`

/** Who writes `posting` now, as JSON; null where nobody does. */
export const liveLock = (kind: PostingKind): Piece => sql`
           (select json_build_object('staffId', staff_id, 'by', staff_name, 'since', since)
              from posting_lock
             where ${sql.ref(`posting_lock.${columnOf(kind)}`)} = posting.id
               and ${isLive})`

/** Takes the lock, or shows that one is still there; whoever held it before loses it. The caller holds the posting. */
export async function writeLock(tx: Tx, kind: PostingKind, id: number, staff: StaffCaller): Promise<void> {
  await sql`
    insert into posting_lock (${sql.ref(columnOf(kind))}, staff_id, staff_name)
    values (${id}, ${staff.id}, ${staff.name})
    on conflict (${sql.ref(columnOf(kind))}) do update
       set since = case when posting_lock.staff_id = excluded.staff_id and ${isLive}
                        then posting_lock.since else koma_now() end,
           staff_id = excluded.staff_id,
           staff_name = excluded.staff_name,
           seen_at = koma_now()`.execute(tx)
}

/** Gives the posting back; somebody else's lock stays. */
export async function deleteLock(db: Db, kind: PostingKind, id: number, staff: StaffCaller): Promise<void> {
  await sql`
    delete from posting_lock
     where ${sql.ref(columnOf(kind))} = ${id}
       and staff_id = ${staff.id}`.execute(db)
}
