import type { TagNames } from '@koma/contract/tags.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { staffTag, type StaffTagRow } from './tags.ts'

/** Holds tags until the end of the transaction, in the order of their ids, and gives them as they were asked for. */
export async function holdTags(tx: Tx, ids: readonly number[]): Promise<readonly (StaffTagRow | undefined)[]> {
  await sql`
    select id
      from tag
     where id = any(${[...ids]}::integer[])
     order by id
       for update`.execute(tx)
  const held: (StaffTagRow | undefined)[] = []
  for (const id of ids) held.push(await staffTag(tx, id))
  return held
}

/** Gives a tag other names. */
export async function renameTag(
  tx: Tx,
  id: number,
  { name_zh, name_ja, name_en }: Omit<TagNames, 'confirmed'>,
): Promise<void> {
  await sql`
    update tag
       set name_zh = ${name_zh},
           name_ja = ${name_ja},
           name_en = ${name_en},
           version = version + 1,
           changed_at = koma_now()
     where id = ${id}`.execute(tx)
}

/** Says that a name still holds although the Chinese has changed: after the change that made it stale. */
export async function confirmName(tx: Tx, id: number, language: 'ja' | 'en'): Promise<void> {
  await sql`
    update tag
       set ${sql.ref(`${language}_changed_at`)} = koma_now()
     where id = ${id}`.execute(tx)
}

/**
 * Makes one tag part of another: what carried it carries the other, once; what had become part of it is part of the
 * other. Drafts find the other by themselves.
 */
export async function mergeInto(tx: Tx, id: number, into: number): Promise<void> {
  await sql`
    insert into content_tag (content_id, tag_id)
    select content_id, ${into}::integer
      from content_tag
     where tag_id = ${id}
    on conflict on constraint content_tag__identity do nothing`.execute(tx)
  await sql`
    delete from content_tag
     where tag_id = ${id}`.execute(tx)
  await sql`
    update tag
       set merged_into = ${into}
     where merged_into = ${id}`.execute(tx)
  await sql`
    update tag
       set merged_into = ${into},
           version = version + 1,
           changed_at = koma_now()
     where id = ${id}`.execute(tx)
  await sql`
    update tag
       set version = version + 1,
           changed_at = koma_now()
     where id = ${into}`.execute(tx)
}

/** Takes a tag away with those that had become part of it. The database refuses while something carries it. */
export async function deleteTag(tx: Tx, id: number): Promise<void> {
  await sql`
    delete from tag
     where merged_into = ${id}`.execute(tx)
  await sql`
    delete from tag
     where id = ${id}`.execute(tx)
}
