import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
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

/** A page of all tags by their Chinese names; `words` must stand in a name. */
export async function staffTags(
  db: Db,
  words: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly (TagRow & { readonly items: number })[]; readonly total: number }> {
  const wanted = sql`
     koma_fold(concat_ws(' ', slug, name_zh, name_ja, name_en))
           like all (select '%' || word || '%' from unnest(string_to_array(koma_fold(${words}), ' ')) as word)`
  const { rows } = await sql<TagRow & { items: number }>`
    select id, slug, name_zh, name_ja, name_en,
           (select count(*) from content_tag where tag_id = tag.id) as items
      from tag
     where ${wanted}
     order by name_zh collate "zh-Hant-x-icu", id
     limit ${limit}
    offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*) as total
      from tag
     where ${wanted}`.execute(db)
  return { rows, total: counted.rows[0]!.total }
}

/** Makes a tag; undefined where its slug is taken. */
export async function insertTag(tx: Tx, tag: Omit<TagRow, 'id'>): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into tag (slug, name_zh, name_ja, name_en)
    values (${tag.slug}, ${tag.name_zh}, ${tag.name_ja}, ${tag.name_en})
    on conflict on constraint tag__slug do nothing
    returning id`.execute(tx)
  return rows[0]?.id
}
