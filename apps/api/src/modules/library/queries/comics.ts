import type { ComicListQuery } from '@koma/contract/library.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { linkTo } from '../../content/public.ts'
import { awardOfEntry, type Filter } from './filters.ts'
import type { LinkRow } from './honours.ts'
import { byInitial, nameOrder } from './initials.ts'

export interface ComicFacts {
  readonly id: number
  readonly creators: readonly LinkRow[]
  readonly publisher: LinkRow | null
  readonly year: number | null
  readonly yearBasis: 'publication' | 'award_or_serialisation' | null
  readonly genres: readonly {
    readonly slug: string
    readonly name_zh: string
    readonly name_ja: string | null
    readonly name_en: string | null
  }[]
  readonly isbn: string | null
}

const yearsOfDecade = 10

/** The filters of the list of works. A decade is named by its first year. */
export function comicFilters(query: ComicListQuery) {
  return {
    genre: byGenre(query.genre),
    decade: byDecade(query.decade),
    publisher: byPublisher(query.publisher),
    award: byAward(query.award),
    initial: byInitial(query),
  }
}

const byGenre = (genre: string | undefined): Filter => ({
  chosen:
    genre === undefined
      ? undefined
      : sql`
    exists (
      select from comic_genre
        join genre on genre.id = comic_genre.genre_id
       where comic_genre.comic_id = content.id
         and genre.slug = ${genre})`,
  values: sql`
    select genre.slug as value, name_zh, name_ja, name_en, genre.sort
      from comic_genre
      join genre on genre.id = comic_genre.genre_id
     where comic_genre.comic_id = content.id`,
})

const byDecade = (decade: number | undefined): Filter => ({
  chosen:
    decade === undefined
      ? undefined
      : sql`
    exists (
      select from comic
       where comic.content_id = content.id
         and comic.year >= ${decade}::integer
         and comic.year < ${decade}::integer + ${yearsOfDecade}::integer)`,
  values: sql`
    select decade.first::text as value,
           decade.first || ' 年代' as name_zh,
           decade.first || '年代' as name_ja,
           decade.first || 's' as name_en,
           -decade.first as sort
      from comic,
           lateral (select comic.year / ${yearsOfDecade}::integer * ${yearsOfDecade}::integer as first) decade
     where comic.content_id = content.id
       and comic.year is not null`,
})

const byPublisher = (publisher: number | undefined): Filter => ({
  chosen:
    publisher === undefined
      ? undefined
      : sql`
    exists (
      select from comic
       where comic.content_id = content.id
         and comic.publisher_id = ${publisher})`,
  values: sql`
    select comic.publisher_id::text as value, zh.title as name_zh, ja.title as name_ja, en.title as name_en, 0 as sort
      from comic
      join content_text zh on zh.content_id = comic.publisher_id and zh.language = 'zh'
      left join content_text ja on ja.content_id = comic.publisher_id and ja.language = 'ja'
      left join content_text en on en.content_id = comic.publisher_id and en.language = 'en'
     where comic.content_id = content.id`,
})

const byAward = (award: string | undefined): Filter => ({
  chosen:
    award === undefined
      ? undefined
      : sql`
    exists (
      select from award_entry
        ${awardOfEntry}
       where award_entry.comic_id = content.id
         and award.slug = ${award})`,
  values: sql`
    select award.slug as value, award.name_zh, award.name_ja, award.name_en, award.sort
      from award_entry
      ${awardOfEntry}
     where award_entry.comic_id = content.id`,
})

/** By year, the newest first and those without a year last, or by name; every other order is that of all lists. */
export function comicOrder(query: ComicListQuery) {
  if (query.sort === 'name') return nameOrder(query)
  if (query.sort === 'year')
    return sql`(select year from comic where comic.content_id = content.id) desc nulls last, content.id desc`
  return undefined
}

/** The facts of these works, by their ids. */
export async function comicFacts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ComicFacts>> {
  const { rows } = await sql<ComicFacts>`
    select comic.content_id as id,
           (select coalesce(json_agg(link order by position) filter (where link is not null), '[]')
              from (
                select ${linkTo(sql`comic_creator.creator_id`)} as link, position
                  from comic_creator
                 where comic_creator.comic_id = comic.content_id
              ) made) as creators,
           ${linkTo(sql`comic.publisher_id`)} as publisher,
           comic.year,
           comic.year_basis as "yearBasis",
           (select coalesce(json_agg(json_build_object('slug', slug, 'name_zh', name_zh, 'name_ja', name_ja,
                                                       'name_en', name_en) order by genre.sort), '[]')
              from comic_genre
              join genre on genre.id = comic_genre.genre_id
             where comic_genre.comic_id = comic.content_id) as genres,
           comic.isbn
      from comic
     where comic.content_id = any(${[...ids]}::integer[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Works that are shown, by a person or of a house: newest first. */
export async function worksOf(
  db: Db,
  by: { readonly creator: number } | { readonly publisher: number },
): Promise<readonly (LinkRow & { readonly year: number | null })[]> {
  const which =
    'creator' in by
      ? sql`comic.content_id in (select comic_id from comic_creator where creator_id = ${by.creator})`
      : sql`comic.publisher_id = ${by.publisher}`
  const { rows } = await sql<{ link: LinkRow; year: number | null }>`
    select link, year
      from (
        select ${linkTo(sql`comic.content_id`)} as link, comic.year, comic.content_id
          from comic
         where ${which}
      ) work
     where link is not null
     order by year desc nulls last, content_id`.execute(db)
  return rows.map(({ link, year }) => ({ ...link, year }))
}
