import type { MediaChange } from '@koma/contract/media.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** Writes what is said of a picture, and its focal point. */
export async function updateMedia(tx: Tx, id: string, change: MediaChange): Promise<void> {
  await sql`
    update media_image
       set alt_zh = ${change.alt_zh},
           alt_ja = ${change.alt_ja},
           alt_en = ${change.alt_en},
           credit = ${change.credit},
           licence = ${change.licence},
           source = ${change.source_url},
           focus_x = ${change.focus_x},
           focus_y = ${change.focus_y},
           version = version + 1,
           changed_at = koma_now()
     where id = ${id}`.execute(tx)
}

/** Puts a picture into the trash, or takes it out again. The database refuses the first while something shows it. */
export async function setTrashed(tx: Tx, id: string, trashed: boolean): Promise<void> {
  await sql`
    update media_image
       set trashed_at = case when ${trashed} then koma_now() end,
           version = version + 1,
           changed_at = koma_now()
     where id = ${id}`.execute(tx)
}

/** Notes that something of it has changed. */
export async function touchMedia(tx: Tx, id: string): Promise<void> {
  await sql`
    update media_image
       set version = version + 1,
           changed_at = koma_now()
     where id = ${id}`.execute(tx)
}

/** Removes pictures that have been in the trash for so many days; their bytes go with the clean-up of files. */
export async function deleteTrashed(db: Db, days: number): Promise<void> {
  await sql`
    delete from media_image
     where trashed_at <= koma_now() - make_interval(days => ${days})`.execute(db)
}

/** Removes bytes that others took the place of so many days ago, and those that never could be shown. */
export async function deleteReplaced(db: Db, days: number): Promise<void> {
  await sql`
    delete from media_original
     where made_at <= koma_now() - make_interval(days => ${days})
       and state <> 'making'
       and not exists (
         select from media_image
          where media_image.original_id = media_original.id)`.execute(db)
}
