import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema.generated.ts'

/** So many of the newest items of a kind are in the first tier, and in the first two; the rest are in the last. */
export const tierItems = [1_000, 10_000] as const

/** Texts that are moved in one statement. */
const batch = 2_000

/** The tier of an item that so many of its kind are newer than. */
export function tierOf(newerItems: number): 0 | 1 | 2 {
  if (newerItems < tierItems[0]) return 0
  return newerItems < tierItems[1] ? 1 : 2
}

/**
 * Moves the texts that newer ones have pushed out of the indexes of the newest, a batch a transaction. Nothing is wrong
 * while it waits: search takes longer, no more. Gives how many it moved.
 */
export async function ageTexts(db: Kysely<Database>): Promise<number> {
  let moved = 0
  for (const [tier, items] of tierItems.entries())
    for (;;) {
      const count = await moveOn(db, tier, items)
      moved += count
      if (count < batch) break
    }
  return moved
}

/** Of each kind the texts behind its newest so many items, oldest first; what is a draft is the oldest. */
async function moveOn(db: Kysely<Database>, tier: number, items: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with last as (
      select kinds.kind, edge.publish_at, edge.id
        from (select distinct kind from content) kinds,
             lateral (
               select coalesce(publish_at, '-infinity') as publish_at, id
                 from content
                where content.kind = kinds.kind
                order by coalesce(publish_at, '-infinity') desc, id desc
               offset ${items - 1}
                limit 1) edge
    ),
    aged as (
      select search_text.id
        from search_text
        join last on last.kind = search_text.kind
       where search_text.tier = ${tier}
         and (coalesce(search_text.publish_at, '-infinity'), search_text.content_id) < (last.publish_at, last.id)
       limit ${batch}
         for update of search_text skip locked
    ),
    moved as (
      update search_text
         set tier = ${tier + 1}
        from aged
       where aged.id = search_text.id
      returning 1
    )
    select count(*) as n from moved`.execute(db)
  return rows[0]!.n
}
