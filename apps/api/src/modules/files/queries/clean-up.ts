import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** Forgets drafts whose time is over. */
export async function deleteExpiredDrafts(db: Db): Promise<void> {
  await sql`
    delete from file
     where expires_at <= koma_now()`.execute(db)
}

/**
 * Takes one object that no file and no picture refers to, older than the given hours, out of the book; null when there is none. A file
 * that is just being written keeps its object: the reference is checked by the database.
 */
export async function takeOrphan(tx: Tx, hours: number): Promise<string | null> {
  const { rows } = await sql<{ storageKey: string }>`
    delete from stored_object
     where storage_key = (
       select storage_key
         from stored_object as object
        where created_at <= koma_now() - make_interval(hours => ${hours})
          and not exists (
            select
              from file
             where file.storage_key = object.storage_key
          )
          and not exists (
            select
              from media_original
             where media_original.storage_key = object.storage_key
          )
          and not exists (
            select
              from media_variant
             where media_variant.storage_key = object.storage_key
          )
        order by created_at
        limit 1
          for update skip locked
     )
    returning storage_key as "storageKey"`.execute(tx)
  return rows[0]?.storageKey ?? null
}
