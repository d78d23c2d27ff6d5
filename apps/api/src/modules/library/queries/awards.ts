import type { Translated } from '@koma/domain/languages.ts'
import type { AwardListQuery } from '@koma/contract/library.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { linkTo } from '../../content/public.ts'
import type { Filter } from './filters.ts'
import type { LinkRow } from './honours.ts'

export interface EditionFacts {
  readonly id: number
  readonly award: {
    readonly slug: string
    readonly name_zh: string
    readonly name_ja: string | null
    readonly name_en: string | null
  }
  readonly year: number
  readonly edition: number
  readonly heldOn: string | null
  readonly winnersCount: number
}

export interface AwardFacts extends Translated<'about'>, Translated<'message'>, Translated<'organizer'> {
  readonly website: string | null
  readonly since: number
  readonly sources: readonly string[]
  readonly venue_zh: string | null
  readonly entries: number | null
  readonly complete: boolean
}

export interface EntryRow extends Translated<'title'> {
  readonly category_zh: string
  readonly category_ja: string | null
  readonly category_en: string | null
  readonly creators: readonly LinkRow[]
  readonly creators_zh: string | null
  readonly publisher: LinkRow | null
  readonly comic_id: number | null
  readonly result: 'winner' | 'finalist'
}

/** The filters of the list of editions. */
export function awardFilters({ award, year }: AwardListQuery) {
  return {
    award: {
      chosen:
        award === undefined
          ? undefined
          : sql`
        exists (
          select from award_edition
            join award on award.id = award_edition.award_id
           where award_edition.content_id = content.id
             and award.slug = ${award})`,
      values: sql`
        select award.slug as value, award.name_zh, award.name_ja, award.name_en, award.sort
          from award_edition
          join award on award.id = award_edition.award_id
         where award_edition.content_id = content.id`,
    },
    year: {
      chosen:
        year === undefined
          ? undefined
          : sql`
        exists (
          select from award_edition
           where award_edition.content_id = content.id
             and award_edition.year = ${year}::integer)`,
      values: sql`
        select year::text as value, year::text as name_zh, null as name_ja, null as name_en, -year as sort
          from award_edition
         where award_edition.content_id = content.id`,
    },
  } satisfies Record<string, Filter>
}

/** The newest edition first; those of one year in the order of the awards. */
export const awardOrder = sql`
  (select year from award_edition where award_edition.content_id = content.id) desc,
  (select award_id from award_edition where award_edition.content_id = content.id),
  content.id desc`

/** The facts of these editions, by their ids. */
export async function editionFacts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, EditionFacts>> {
  const { rows } = await sql<EditionFacts>`
    select award_edition.content_id as id,
           json_build_object('slug', award.slug, 'name_zh', award.name_zh, 'name_ja', award.name_ja,
                             'name_en', award.name_en) as award,
           award_edition.year,
           award_edition.edition,
           award_edition.held_on as "heldOn",
           (select count(*)
              from award_category
              join award_entry on award_entry.category_id = award_category.id
             where award_category.edition_id = award_edition.content_id
               and award_entry.result = 'winner') as "winnersCount"
      from award_edition
      join award on award.id = award_edition.award_id
     where award_edition.content_id = any(${[...ids]}::integer[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** What the page of an edition tells of the award itself. */
export async function awardOfEdition(db: Db, editionId: number): Promise<AwardFacts> {
  const { rows } = await sql<AwardFacts>`
    select award.about_zh, award.about_ja, award.about_en,
           award.message_zh, award.message_ja, award.message_en,
           award.organizer_zh, award.organizer_ja, award.organizer_en,
           award.website,
           award.since,
           award.sources,
           award_edition.venue_zh,
           award_edition.entries,
           award_edition.complete
      from award_edition
      join award on award.id = award_edition.award_id
     where award_edition.content_id = ${editionId}`.execute(db)
  return rows[0]!
}

/** Everyone whom an edition names, category by category, winners first. A title of the library stands in its languages. */
export async function entriesOf(db: Db, editionId: number): Promise<readonly EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select award_category.name_zh as category_zh,
           award_category.name_ja as category_ja,
           award_category.name_en as category_en,
           award_entry.title_zh,
           ja.title as title_ja,
           coalesce(award_entry.title_en, en.title) as title_en,
           (select coalesce(json_agg(link order by position) filter (where link is not null), '[]')
              from (
                select ${linkTo(sql`award_entry_creator.creator_id`)} as link, position
                  from award_entry_creator
                 where award_entry_creator.entry_id = award_entry.id
              ) named) as creators,
           award_entry.creators_zh,
           ${linkTo(sql`award_entry.publisher_id`)} as publisher,
           award_entry.comic_id,
           award_entry.result
      from award_entry
      join award_category on award_category.id = award_entry.category_id
      left join content_text ja on ja.content_id = award_entry.comic_id and ja.language = 'ja'
      left join content_text en on en.content_id = award_entry.comic_id and en.language = 'en'
     where award_category.edition_id = ${editionId}
     order by award_category.sort, award_entry.sort`.execute(db)
  return rows
}

/** All editions of the award of this one that are shown, newest first. */
export async function editionsBeside(
  db: Db,
  editionId: number,
): Promise<readonly (LinkRow & { readonly year: number; readonly edition: number })[]> {
  const { rows } = await sql<{ link: LinkRow; year: number; edition: number }>`
    select link, year, edition
      from (
        select ${linkTo(sql`other.content_id`)} as link, other.year, other.edition
          from award_edition own
          join award_edition other on other.award_id = own.award_id
         where own.content_id = ${editionId}
      ) beside
     where link is not null
     order by year desc, edition desc`.execute(db)
  return rows.map(({ link, year, edition }) => ({ ...link, year, edition }))
}
