import { foldTexts } from '@koma/database/search/fold-texts.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db.ts'

/** What a test says of an item; what it leaves out is ordinary, and the item has been shown since an hour ago. */
export interface ItemTraits {
  readonly kind?: string
  readonly title?: string
  readonly summary?: string
  readonly body?: string
  /** A title in Japanese and English; without it there is no translation. */
  readonly translated?: string
  /** Hours from now; null is a draft. */
  readonly publishInHours?: number | null
  readonly unpublishInHours?: number
  readonly pinned?: boolean
  readonly type?: string
  readonly tags?: readonly string[]
  /** What it must have before it is shown, where that is not what its kind ordinarily has. */
  readonly facts?: (id: number) => RawBuilder<unknown>
}

let made = 0

/** An item with its text; its type and tags are made where they are missing. Gives its id. */
export async function itemWith(db: Db, traits: ItemTraits = {}): Promise<number> {
  const { kind = 'news', pinned = false, publishInHours = -1, unpublishInHours, type, tags = [] } = traits
  const typeId = type ? await typeWith(db, kind, type) : null
  const id = await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into content (kind, slug, type_id, publish_at, unpublish_at, pinned)
      values (${kind}, ${`item-${++made}`}, ${typeId},
              koma_now() + make_interval(hours => ${publishInHours}::integer),
              koma_now() + make_interval(hours => ${unpublishInHours ?? null}::integer), ${pinned})
      returning id`.execute(tx)
    await (traits.facts ?? factsOf[kind])?.(rows[0]!.id).execute(tx)
    return rows[0]!.id
  })
  const { title = `第 ${id} 則`, summary = null, body = null, translated } = traits
  await sql`
    insert into content_text (content_id, language, title, summary, body)
    values (${id}, 'zh', ${title}, ${summary}, ${body})`.execute(db)
  if (translated)
    await sql`
      insert into content_text (content_id, language, title)
      values (${id}, 'ja', ${translated}), (${id}, 'en', ${translated})`.execute(db)
  for (const tag of tags)
    await sql`
      insert into content_tag (content_id, tag_id)
      values (${id}, ${await tagWith(db, tag)})`.execute(db)
  await foldTexts(db)
  return id
}

/** What an item of a kind must have before it is shown; the others need nothing, or get it from a factory of their own. */
const factsOf: Readonly<Record<string, (id: number) => RawBuilder<unknown>>> = {
  video: (id) => sql`insert into video (content_id, duration_s) values (${id}, 60)`,
  comic: (id) => sql`insert into comic (content_id) values (${id})`,
  creator: (id) => sql`insert into creator (content_id, country) values (${id}, 'tw')`,
  publisher: (id) => sql`insert into organisation (content_id, kind, form) values (${id}, 'publisher', 'publisher')`,
  union: (id) => sql`insert into organisation (content_id, kind, form) values (${id}, 'union', 'union')`,
  award: (id) => sql`
    with prize as (
      insert into award (slug, sort, name_zh, organizer_zh, about_zh, since)
      values ('prize', 1, '漫畫獎', '文化部', '年度獎項', 2000)
      on conflict on constraint award__slug do update set sort = 1
      returning id
    )
    insert into award_edition (content_id, award_id, edition, year, complete)
    select ${id}::integer, id, ${id}::integer, 2026, true from prize`,
}

/** The id of the type with that slug. */
export async function typeWith(db: Db, kind: string, slug: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into content_type (kind, slug, sort, name_zh)
    values (${kind}, ${slug}, 1, ${slug})
    on conflict on constraint content_type__slug do update set sort = 1
    returning id`.execute(db)
  return rows[0]!.id
}

/** The id of the tag with that slug. */
export async function tagWith(db: Db, slug: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into tag (slug, name_zh)
    values (${slug}, ${slug})
    on conflict on constraint tag__slug do update set name_zh = excluded.name_zh
    returning id`.execute(db)
  return rows[0]!.id
}
