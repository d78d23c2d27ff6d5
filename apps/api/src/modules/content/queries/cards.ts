import type { Translated } from '@koma/domain/languages.ts'
import type { ContentKind, ContentListQuery } from '@koma/contract/content.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { totalOf } from '../../../platform/kept-totals.ts'
import { windowOf } from '../../../platform/paging.ts'
import { pictureOf, type PictureRow } from '../../media/public.ts'
import { all, holdsWords, isPublished, type Piece, type TextDepth } from './words.ts'

/** Names of a type or a tag. */
export interface NamedRow {
  readonly id: number
  readonly slug: string
  readonly name_zh: string
  readonly name_ja: string | null
  readonly name_en: string | null
}

/** An item as every list shows it. */
export interface CardRow extends Translated<'title'>, Translated<'summary'> {
  readonly id: number
  readonly kind: ContentKind
  readonly publishAt: Date
  readonly pinned: boolean
  readonly type: NamedRow | null
  readonly tags: readonly NamedRow[]
  readonly cover: PictureRow | null
  readonly isCollect: boolean
}

/** What a list asks for; `where` and `order` are what the kind has of its own. */
export interface CardFilter {
  readonly kind: ContentKind
  readonly query: Pick<ContentListQuery, 'page' | 'per_page'> &
    Partial<Omit<ContentListQuery, 'sort'>> & { sort?: string | undefined }
  readonly where?: readonly Piece[]
  readonly order?: Piece
  /** The member who asks; null for a visitor. */
  readonly memberId: string | null
}

/** The conditions of a list, for its rows, its count and the counts of its filters; words no older than `depth`. */
export function conditionsOf(
  { kind, query: { type, tag, q }, where = [] }: Omit<CardFilter, 'memberId'>,
  depth: TextDepth = 2,
): Piece {
  const words = q?.trim()
  return all([
    sql`content.kind = ${kind}`,
    isPublished,
    ...(type === undefined ? [] : [sql`content.type_id = ${type}`]),
    ...(tag === undefined
      ? []
      : [sql`exists (select from content_tag where content_id = content.id and tag_id = ${tag})`]),
    ...(words ? [holdsWords(words, depth)] : []),
    ...where,
  ])
}

/** A page of cards, and how many can be read page by page. */
export interface CardList {
  readonly rows: readonly CardRow[]
  readonly total: number
  /** Whether there are more, among the older ones, that were not looked at. */
  readonly more: boolean
}

/** A page of cards in the order asked for, and how many there are. A tie falls to the newer id. */
export async function cardsOf(db: Db, filter: CardFilter): Promise<CardList> {
  const { limit, offset } = windowOf(filter.query)
  const depth = await depthOf(db, filter)
  const wanted = conditionsOf(filter, depth)
  const total = await countOf(db, wanted)
  const more = depth < 2
  // Past the end there is nothing to walk to.
  if (offset >= total) return { rows: [], total, more }
  const { rows } = await sql<{ id: number }>`
    select content.id
      from content
     where ${wanted}
     order by ${filter.order ?? orderOf(filter.query.sort)}
     limit ${limit}
    offset ${offset}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return { rows: await cardsById(db, ids, filter.memberId), total, more }
}

const countOf = (db: Db, wanted: Piece): Promise<number> =>
  totalOf(
    db,
    sql<{ total: number }>`
    select count(*) as total
      from content
     where ${wanted}`,
  )

/** Items with the words that are enough to leave the older ones alone. */
const enoughWithWords = 100

/**
 * How far back a list with words looks: among the newest of its kind, and on only while that is not enough. A list that
 * counts its filters, or has another order, looks everywhere. Decision: 0024
 */
async function depthOf(db: Db, filter: CardFilter): Promise<TextDepth> {
  const { kind, query, where, order } = filter
  const isNewestFirst = query.sort === undefined || query.sort === 'newest'
  if (!query.q?.trim() || where !== undefined || order !== undefined || !isNewestFirst) return 2
  const oldest = await totalOf(
    db,
    sql<{ total: number }>`
    select coalesce(max(tier), 0)::integer as total
      from search_text
     where search_text.kind = ${kind}
       and search_text.tier > 0`,
  )
  for (const depth of [0, 1] as const)
    if (depth < oldest && (await countOf(db, conditionsOf(filter, depth))) >= enoughWithWords) return depth
  return 2
}

/** Cards in the order of the ids; what is not shown is left out. */
export async function cardsById(db: Db, ids: readonly number[], memberId: string | null): Promise<readonly CardRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<CardRow>`
    select content.id,
           content.kind,
           content.publish_at as "publishAt",
           content.pinned,
           zh.title as title_zh, ja.title as title_ja, en.title as title_en,
           zh.summary as summary_zh, ja.summary as summary_ja, en.summary as summary_en,
           (select to_jsonb(named)
              from (
                select id, slug, name_zh, name_ja, name_en
                  from content_type
                 where id = content.type_id
              ) named) as type,
           (select coalesce(json_agg(named order by named.id), '[]')
              from (
                select tag.id, slug, name_zh, name_ja, name_en
                  from content_tag
                  join tag on tag.id = content_tag.tag_id
                 where content_tag.content_id = content.id
              ) named) as tags,
           ${pictureOf(sql`content.cover_id`)} as cover,
           exists (
             select from collected
              where collected.content_id = content.id
                and collected.member_id = ${memberId}::uuid) as "isCollect"
      from unnest(${[...ids]}::integer[]) with ordinality as chosen (id, place)
      join content on content.id = chosen.id
      join content_text zh on zh.content_id = content.id and zh.language = 'zh'
      left join content_text ja on ja.content_id = content.id and ja.language = 'ja'
      left join content_text en on en.content_id = content.id and en.language = 'en'
     where ${isPublished}
     order by chosen.place`.execute(db)
  return rows
}

/** Pinned items come first where the order is that of time. */
function orderOf(sort: string | undefined): Piece {
  if (sort === 'oldest') return sql`content.publish_at, content.id`
  if (sort === 'popular')
    return sql`
      (select clicks from content_count where content_id = content.id) desc nulls last,
      content.publish_at desc, content.id desc`
  if (sort === 'name')
    return sql`
      (select title collate "zh-Hant-x-icu" from content_text where content_id = content.id and language = 'zh'),
      content.id`
  return sql`content.pinned desc, content.publish_at desc, content.id desc`
}
