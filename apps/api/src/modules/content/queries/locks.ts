import { lockSecondsMax } from '@koma/domain/edit-locks.ts'
import { sql } from 'kysely'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Piece } from './words.ts'

/** Whether the one who holds the lock has been seen of late. */
export const isLive: Piece = sql`content_lock.seen_at > koma_now() - make_interval(secs => ${sql.lit(lockSecondsMax)})`

/** Who writes the item now, if anybody but this person does. */
export async function lockOfAnother(db: Db | Tx, id: number, staff: StaffCaller): Promise<string | undefined> {
  const { rows } = await sql<{ by: string }>`
    select staff_name as by
      from content_lock
     where content_id = ${id}
       and staff_id <> ${staff.id}
       and ${isLive}`.execute(db)
  return rows[0]?.by
}

/** Takes the lock, or shows that one is still there; whoever held it before loses it. */
export async function writeLock(tx: Tx, id: number, staff: StaffCaller): Promise<void> {
  await sql`
    insert into content_lock (content_id, staff_id, staff_name)
    values (${id}, ${staff.id}, ${staff.name})
    on conflict on constraint content_lock__identity do update
       set since = case when content_lock.staff_id = excluded.staff_id and ${isLive}
                        then content_lock.since else koma_now() end,
           staff_id = excluded.staff_id,
           staff_name = excluded.staff_name,
           seen_at = koma_now()`.execute(tx)
}

/** Gives the item back; somebody else's lock stays. */
export async function deleteLock(db: Db, id: number, staff: StaffCaller): Promise<void> {
  await sql`
    delete from content_lock
     where content_id = ${id}
       and staff_id = ${staff.id}`.execute(db)
}
