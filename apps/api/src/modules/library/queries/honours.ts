import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { linkTo } from '../../content/public.ts'

export interface LinkRow {
  readonly id: number
  readonly name_zh: string
  readonly name_ja: string | null
  readonly name_en: string | null
}

/** Where a work or a person stands in an edition of an award. */
export interface HonourRow {
  readonly award: LinkRow
  readonly year: number
  readonly category_zh: string
  readonly category_ja: string | null
  readonly category_en: string | null
  readonly result: 'winner' | 'finalist'
  readonly title_zh: string | null
  readonly comic_id: number | null
}

/** The honours of a work, newest first, winners before finalists. */
export const honoursOfComic = (db: Db, comicId: number): Promise<HonourRow[]> =>
  honours(db, sql`award_entry.comic_id = ${comicId}`)

/** The honours of a person. */
export const honoursOfCreator = (db: Db, creatorId: number): Promise<HonourRow[]> =>
  honours(db, sql`award_entry.id in (select entry_id from award_entry_creator where creator_id = ${creatorId})`)

async function honours(db: Db, which: RawBuilder<unknown>): Promise<HonourRow[]> {
  const { rows } = await sql<HonourRow>`
    select award, year, category_zh, category_ja, category_en, result, title_zh, comic_id
      from (
        select ${linkTo(sql`award_edition.content_id`)} as award,
               award_edition.year,
               award_category.name_zh as category_zh,
               award_category.name_ja as category_ja,
               award_category.name_en as category_en,
               award_entry.result,
               award_entry.title_zh,
               award_entry.comic_id,
               award_category.sort,
               award_entry.id as entry_id
          from award_entry
          join award_category on award_category.id = award_entry.category_id
          join award_edition on award_edition.content_id = award_category.edition_id
         where ${which}
      ) honour
     where award is not null
     order by year desc, result desc, sort, entry_id`.execute(db)
  return rows
}
