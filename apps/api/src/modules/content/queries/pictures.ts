import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** Where the pictures of a text are noted: of what visitors read, or of the newest form. */
type Noted = 'content_picture' | 'draft_picture'

/** Notes which pictures stand in the texts of an item, so that none of them is thrown away. */
export async function notePictures(tx: Tx, table: Noted, id: number, pictures: readonly string[]): Promise<void> {
  await sql`
    delete from ${sql.table(table)}
     where content_id = ${id}
       and picture_id <> all(${[...pictures]}::uuid[])`.execute(tx)
  await sql`
    insert into ${sql.table(table)} (content_id, picture_id)
    select ${id}::integer, picture
      from unnest(${[...pictures]}::uuid[]) as picture
    on conflict do nothing`.execute(tx)
}
