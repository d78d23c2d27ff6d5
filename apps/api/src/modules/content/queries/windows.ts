import { sql } from 'kysely'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Tx } from '../../../platform/db.ts'

/** From when until when visitors read it. */
export async function setWindow(
  tx: Tx,
  id: number,
  { publishAt, unpublishAt }: { readonly publishAt: Date | null; readonly unpublishAt: Date | null },
): Promise<void> {
  await sql`
    update content
       set publish_at = ${publishAt},
           unpublish_at = ${unpublishAt},
           version = version + 1
     where id = ${id}`.execute(tx)
}

/** Hides an item in the trash and keeps when it had been published. */
export async function moveToTrash(tx: Tx, id: number, staff: StaffCaller): Promise<void> {
  await sql`
    update content_desk
       set hidden_publish_at = (select publish_at from content where id = ${id} and publish_at <= koma_now()),
           trashed_by_name = ${staff.name}
     where content_id = ${id}`.execute(tx)
  await sql`
    update content
       set trashed_at = koma_now(),
           publish_at = null,
           unpublish_at = null,
           version = version + 1
     where id = ${id}`.execute(tx)
}

/** Takes it out again: hidden, with the date on which it had been published. */
export async function takeFromTrash(tx: Tx, id: number): Promise<void> {
  await sql`
    update content
       set trashed_at = null,
           publish_at = desk.hidden_publish_at,
           unpublish_at = case when desk.hidden_publish_at is not null then koma_now() end,
           version = content.version + 1
      from content_desk desk
     where content.id = ${id}
       and desk.content_id = content.id`.execute(tx)
  await sql`
    update content_desk
       set hidden_publish_at = null,
           trashed_by_name = null
     where content_id = ${id}`.execute(tx)
}
