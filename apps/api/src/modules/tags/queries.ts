import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { isPublished } from '../content/public.ts'

export interface TagRow {
  readonly id: number
  readonly slug: string
  readonly name_zh: string
  readonly name_ja: string | null
  readonly name_en: string | null
}

export async function tagById(db: Db, id: number): Promise<TagRow | undefined> {
  const { rows } = await sql<TagRow>`
    select id, slug, name_zh, name_ja, name_en
      from tag
     where id = ${id}`.execute(db)
  return rows[0]
}

/** How many items of each kind have the tag and are shown; a kind without any has no entry. */
export async function countsOf(db: Db, tagId: number): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select content.kind,
           count(*) as count
      from content_tag
      join content on content.id = content_tag.content_id
     where content_tag.tag_id = ${tagId}
       and ${isPublished}
     group by content.kind`.execute(db)
  return new Map(rows.map(({ kind, count }) => [kind, count]))
}
