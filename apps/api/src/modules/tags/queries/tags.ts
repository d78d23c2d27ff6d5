import type { ContentKind } from '@koma/contract/content.ts'
import type { NameLack } from '@koma/contract/translations.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../../platform/paging.ts'
import { isPublished } from '../../content/public.ts'

export interface TagRow {
  readonly id: number
  readonly slug: string
  readonly name_zh: string
  readonly name_ja: string | null
  readonly name_en: string | null
}

/** The tag with this id; of one that was made part of another, that other. */
export async function tagById(db: Db, id: number): Promise<TagRow | undefined> {
  const { rows } = await sql<TagRow>`
    select tag.id, tag.slug, tag.name_zh, tag.name_ja, tag.name_en
      from tag asked
      join tag on tag.id = coalesce(asked.merged_into, asked.id)
     where asked.id = ${id}`.execute(db)
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

/** A tag as staff see it. */
export interface StaffTagRow extends TagRow {
  readonly items: number
  /** Names that are older than the Chinese one. */
  readonly stale: readonly ('ja' | 'en')[]
  readonly version: number
  readonly changedAt: Date
}

/** How many items have it: those shown or hidden by it, and drafts that will. */
const items = sql`
           (select count(*)
              from (
                select content_id
                  from content_tag
                 where tag_id = tag.id
                union
                select desk.content_id
                  from content_desk desk
                  join content_revision revision
                    on revision.content_id = desk.content_id and revision.number = desk.draft_number
                 where desk.draft_folded is not null
                   and revision.fields -> 'tag_ids' @> to_jsonb(tag.id)
              ) carrying)`

const isStale = (language: 'ja' | 'en') => sql`
           (${sql.ref(`name_${language}`)} is not null
             and zh_changed_at > coalesce(${sql.ref(`${language}_changed_at`)}, '-infinity'))`

const staffColumns = sql`
           id, slug, name_zh, name_ja, name_en, version, changed_at as "changedAt",
           array_remove(array[case when ${isStale('ja')} then 'ja' end,
                              case when ${isStale('en')} then 'en' end], null) as stale,
           ${items} as items`

const lacks = {
  missing_ja: sql`name_ja is null`,
  missing_en: sql`name_en is null`,
  stale_ja: isStale('ja'),
  stale_en: isStale('en'),
} satisfies Record<NameLack, unknown>

/** A page of all tags by their Chinese names; `words` must stand in a name, and `translation` be what they lack. */
export async function staffTags(
  db: Db,
  { words, translation }: { readonly words: string; readonly translation: NameLack | undefined },
  page: PageWindow,
): Promise<Listed<StaffTagRow>> {
  const all = sql`
      from tag
     where merged_into is null
       and ${translation ? lacks[translation] : sql`true`}
       and koma_fold(concat_ws(' ', slug, name_zh, name_ja, name_en))
           like all (select '%' || word || '%' from unnest(string_to_array(koma_fold(${words}), ' ')) as word)`
  const inOrder = sql<StaffTagRow>`
    select ${staffColumns}
      ${all}
     order by name_zh collate "zh-Hant-x-icu", id`
  return listed(db, page, inOrder, all)
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

/** One tag for staff; one that was made part of another is none any more. */
export async function staffTag(db: Db | Tx, id: number): Promise<StaffTagRow | undefined> {
  const { rows } = await sql<StaffTagRow>`
    select ${staffColumns}
      from tag
     where open_id = ${id}`.execute(db)
  return rows[0]
}

/** How many tags are named in Japanese and in English, and how many of these names are older than the Chinese. */
export async function tagCoverage(
  db: Db,
): Promise<
  { readonly language: 'ja' | 'en'; readonly items: number; readonly whole: number; readonly stale: number }[]
> {
  const counted = (language: 'ja' | 'en') => sql`
    select ${sql.lit(language)} as language,
           count(*) as items,
           count(${sql.ref(`name_${language}`)}) as whole,
           count(*) filter (where ${isStale(language)}) as stale
      from tag
     where merged_into is null`
  const { rows } = await sql<Awaited<ReturnType<typeof tagCoverage>>[number]>`
    ${counted('ja')}
    union all ${counted('en')}`.execute(db)
  return rows
}

/** How many items of each kind have it, and the tags that are part of it. */
export async function tagUses(
  db: Db,
  id: number,
): Promise<{
  readonly byKind: readonly { readonly kind: ContentKind; readonly items: number }[]
  readonly merged: readonly TagRow[]
}> {
  const { rows: byKind } = await sql<{ kind: ContentKind; items: number }>`
    select content.kind,
           count(*) as items
      from content_tag
      join content on content.id = content_tag.content_id
     where content_tag.tag_id = ${id}
     group by content.kind
     order by items desc, content.kind`.execute(db)
  const { rows: merged } = await sql<TagRow>`
    select id, slug, name_zh, name_ja, name_en
      from tag
     where merged_into = ${id}
     order by id`.execute(db)
  return { byKind, merged }
}
