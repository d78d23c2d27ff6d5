import type { ContentKind } from '@koma/contract/content.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../platform/paging.ts'

const isPublished = sql`publish_at <= koma_now() and (unpublish_at is null or unpublish_at > koma_now())`

/** What a member wants; of the type with that slug, where one is named. */
export interface CollectWish {
  readonly kind: ContentKind
  readonly type?: string
  readonly id: number
  readonly isCollect: boolean
}

/** Collects an item that is shown, or lets it go; twice is once. False where there is no such item. */
export async function setCollected(
  db: Db,
  memberId: string,
  { kind, type, id, isCollect }: CollectWish,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id
      from content
     where id = ${id}
       and kind = ${kind}
       and (
         ${type ?? null}::text is null
         or type_id = (select content_type.id from content_type where content_type.kind = ${kind} and slug = ${type ?? null}))
       and ${isPublished}`.execute(db)
  if (rows.length === 0) return false
  if (isCollect)
    await sql`
      insert into collected (member_id, content_id, kind)
      values (${memberId}, ${id}, ${kind})
      on conflict on constraint collected__identity do nothing`.execute(db)
  else
    await sql`
      delete from collected
       where member_id = ${memberId}
         and content_id = ${id}`.execute(db)
  return true
}

/** What a member has collected of a kind and is still shown, last collected first. */
export async function collectedOf(
  db: Db,
  memberId: string,
  kind: ContentKind,
  page: PageWindow,
): Promise<Listed<{ readonly id: number; readonly at: Date }>> {
  const wanted = sql`
      collected.member_id = ${memberId}
       and collected.kind = ${kind}
       and ${isPublished}`
  return listed(
    db,
    page,
    sql<{ id: number; at: Date }>`
    select content.id,
           collected.collected_at as at
      from collected
      join content on content.id = collected.content_id
     where ${wanted}
     order by collected.collected_at desc, collected.content_id desc`,
    sql`
      from collected
      join content on content.id = collected.content_id
     where ${wanted}`,
  )
}

/** Counts a click or a share of an item that is shown, once a visitor and hour. False where there is no such item. */
export async function countVisit(db: Db, id: number, deed: 'click' | 'share', visitor: string): Promise<boolean> {
  const { rows } = await sql<{ counted: boolean }>`
    select content_visited(id, ${deed}, ${visitor}) as counted
      from content
     where id = ${id}
       and ${isPublished}`.execute(db)
  return rows.length > 0
}

/** Throws away the salts of other days, and the hashes that nobody can read any longer. */
export async function forgetVisits(db: Db): Promise<void> {
  await sql`
    delete from visit_salt
     where day < koma_today()`.execute(db)
  await sql`
    delete from content_visit
     where hour < koma_today()::timestamp at time zone 'Asia/Taipei'`.execute(db)
}
