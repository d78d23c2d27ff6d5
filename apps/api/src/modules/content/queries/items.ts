import type { Translated } from '@koma/domain/languages.ts'
import type { ContentKind } from '@koma/contract/content.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { pictureOf, type PictureRow } from '../../media/public.ts'
import { cardsById, type CardRow } from './cards.ts'
import { isPublished, type Piece } from './words.ts'

/** What stands beside the card when an item is read. */
interface DetailRow extends Translated<'body'> {
  readonly updatedAt: Date
  readonly clicks: number
  readonly shareClicks: number
  readonly sources: readonly string[]
  readonly unsourced: readonly string[]
  /** Those of its text; null while nothing of one can be shown yet. */
  readonly pictures: readonly (PictureRow | null)[]
}

/** An item as its own page shows it. */
export interface ItemRow extends CardRow, DetailRow {
  readonly related: readonly CardRow[]
  readonly previous: CardRow | undefined
  readonly next: CardRow | undefined
}

/** Cards that an article recommends at most. */
const relatedMax = 4

/** An item without what stands around it. */
type ItemAlone = CardRow & DetailRow

/** An item that is shown now, without what stands around it; undefined for every other. */
export async function itemAlone(
  db: Db,
  kind: ContentKind,
  id: number,
  memberId: string | null,
): Promise<ItemAlone | undefined> {
  const [card] = await cardsById(db, [id], memberId)
  return card?.kind === kind ? { ...card, ...(await detailOf(db, id)) } : undefined
}

/** An item that is shown now; undefined for every other. */
export async function itemById(
  db: Db,
  kind: ContentKind,
  id: number,
  memberId: string | null,
): Promise<ItemRow | undefined> {
  const [card] = await cardsById(db, [id], memberId)
  if (card?.kind !== kind) return undefined
  const [detail, beside, relatedIds] = await Promise.all([
    detailOf(db, id),
    neighboursOf(db, card),
    relatedTo(db, card),
  ])
  const others = await cardsById(db, [...relatedIds, ...beside.ids], memberId)
  const known = new Map(others.map((other) => [other.id, other]))
  return {
    ...card,
    ...detail,
    related: relatedIds.flatMap((one) => known.get(one) ?? []),
    previous: known.get(beside.previous ?? 0),
    next: known.get(beside.next ?? 0),
  }
}

async function detailOf(db: Db, id: number): Promise<DetailRow> {
  const { rows } = await sql<DetailRow>`
    select zh.body as body_zh,
           ja.body as body_ja,
           en.body as body_en,
           -- The first version is as old as its publication, however late it was written down.
           case when content.version = 1 then content.publish_at
                else greatest(content.updated_at, content.publish_at) end as "updatedAt",
           coalesce(content_count.clicks, 0) as clicks,
           coalesce(content_count.share_clicks, 0) as "shareClicks",
           content.sources,
           content.unsourced,
           (select coalesce(json_agg(${pictureOf(sql`content_picture.picture_id`)}), '[]')
              from content_picture
             where content_picture.content_id = content.id) as pictures
      from content
      join content_text zh on zh.content_id = content.id and zh.language = 'zh'
      left join content_text ja on ja.content_id = content.id and ja.language = 'ja'
      left join content_text en on en.content_id = content.id and en.language = 'en'
      left join content_count on content_count.content_id = content.id
     where content.id = ${id}`.execute(db)
  return rows[0]!
}

/** The items of its kind that were published next before and after it; those of one instant stand by their ids. */
async function neighboursOf(db: Db, { id, kind }: CardRow) {
  const beside = async (side: Piece, order: Piece) => {
    const { rows } = await sql<{ id: number }>`
      select content.id
        from content
       where content.kind = ${kind}
         and ${isPublished}
         and (content.publish_at, content.id) ${side} (select publish_at, id from content where id = ${id})
       order by ${order}
       limit 1`.execute(db)
    return rows[0]?.id
  }
  const previous = await beside(sql`<`, sql`content.publish_at desc, content.id desc`)
  const next = await beside(sql`>`, sql`content.publish_at, content.id`)
  return { previous, next, ids: [previous, next].filter((one) => one !== undefined) }
}

/** Of each of its tags, and of its type, so many of the newest are compared: a tag may stand at a hundred thousand items. */
const comparedMax = 200

/** Those that share most tags, then the same type, then the newest: their ids. */
export async function relatedTo(db: Db, { id, kind, type, tags }: CardRow): Promise<readonly number[]> {
  const tagIds = tags.map((tag) => tag.id)
  if (type === null && tagIds.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    with compared as (
      (select content.id
         from content
        where content.kind = ${kind}
          and content.type_id = ${type?.id ?? null}::integer
          and ${isPublished}
        order by content.pinned desc, content.publish_at desc, content.id desc
        limit ${comparedMax})
      union
      select tagged.content_id
        from unnest(${tagIds}::integer[]) as wanted (tag_id),
             lateral (
               select content_tag.content_id
                 from content_tag
                where content_tag.tag_id = wanted.tag_id
                order by content_tag.content_id desc
                limit ${comparedMax}
             ) tagged
    )
    select content.id
      from compared
      join content on content.id = compared.id
      left join lateral (
        select count(*) as shared
          from content_tag
         where content_tag.content_id = content.id
           and content_tag.tag_id = any(${tagIds}::integer[])
      ) alike on true
     where content.kind = ${kind}
       and content.id <> ${id}
       and ${isPublished}
     order by alike.shared desc, (content.type_id = ${type?.id ?? null}::integer) desc, content.publish_at desc, content.id desc
     limit ${relatedMax}`.execute(db)
  return rows.map((row) => row.id)
}
