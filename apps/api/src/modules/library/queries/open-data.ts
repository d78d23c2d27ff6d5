import type { LibraryKind } from '@koma/domain/library-kinds.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { isPublished } from '../../content/public.ts'

/** A record as open data has it: a text, a number, several texts, or nothing. */
export type OpenRecord = Readonly<Record<string, string | number | readonly string[] | null>> & { readonly id: number }

type Piece = RawBuilder<unknown>

/** Records that are read together. */
const recordsAtOnce = 500

/** All records of a database that are shown, by their ids, a few hundred at a time. */
export async function* openRecords(db: Db, kind: LibraryKind): AsyncGenerator<readonly OpenRecord[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<OpenRecord>`
      ${recordsOf(kind)}
        and content.id > ${after}
      order by content.id
      limit ${recordsAtOnce}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < recordsAtOnce) return
    after = rows.at(-1)!.id
  }
}

/** A digest of everything that the files of a database say; another one as soon as one word is another. */
export async function openDataDigest(db: Db, kind: LibraryKind): Promise<string> {
  const { rows } = await sql<{ digest: string | null }>`
    select md5(string_agg(md5(record::text), '' order by record.id)) as digest
      from (${recordsOf(kind)}) record`.execute(db)
  return rows[0]!.digest ?? 'empty'
}

/** The statement ends in its conditions. */
const recordsOf = (kind: LibraryKind): Piece => sql`
  select content.id,
         zh.title as name_zh, ja.title as name_ja, en.title as name_en,
         ${columns[kind]},
         content.sources,
         content.unsourced,
         to_char(content.updated_at at time zone 'Asia/Taipei', 'YYYY-MM-DD') as updated_on
    from content
    join content_text zh on zh.content_id = content.id and zh.language = 'zh'
    left join content_text ja on ja.content_id = content.id and ja.language = 'ja'
    left join content_text en on en.content_id = content.id and en.language = 'en'
    ${tables[kind]}
   where content.kind = ${kind}
     and ${isPublished}`

const tables = {
  comic: sql`join comic on comic.content_id = content.id`,
  creator: sql`join creator on creator.content_id = content.id`,
  publisher: sql`join organisation on organisation.content_id = content.id`,
  union: sql`join organisation on organisation.content_id = content.id`,
  award: sql`
    join award_edition on award_edition.content_id = content.id
    join award on award.id = award_edition.award_id`,
} satisfies Record<LibraryKind, Piece>

/** Names of other records that are shown, in their order. */
const namesOf = (rows: Piece): Piece => sql`
  array(
    select title
      from (${rows}) named (record, place)
      join content_text on content_text.content_id = named.record and content_text.language = 'zh'
     where exists (select from content where content.id = named.record and ${isPublished})
     order by place)`

const honours = (which: Piece): Piece => sql`
  array(
    select edition.title || ' ' || award_category.name_zh || ' ' || award_entry.result
      from award_entry
      join award_category on award_category.id = award_entry.category_id
      join content_text edition on edition.content_id = award_category.edition_id and edition.language = 'zh'
     where ${which}
       and exists (select from content where content.id = award_category.edition_id and ${isPublished})
     order by award_category.edition_id, award_category.sort, award_entry.sort) as awards`

const introductions = sql`zh.summary as introduction_zh, ja.summary as introduction_ja, en.summary as introduction_en`

const organisation = sql`
  organisation.form, ${introductions}, organisation.website, organisation.email, organisation.phone,
  organisation.address_zh, organisation.address_ja, organisation.address_en, organisation.city_id as city,
  organisation.founded`

const columns = {
  comic: sql`
    ${namesOf(sql`select creator_id, position from comic_creator where comic_id = content.id`)} as creators,
    (${namesOf(sql`select comic.publisher_id, 0`)})[1] as publisher,
    comic.year, comic.year_basis, comic.isbn,
    array(
      select genre.slug
        from comic_genre
        join genre on genre.id = comic_genre.genre_id
       where comic_genre.comic_id = content.id
       order by genre.sort) as genres,
    ${honours(sql`award_entry.comic_id = content.id`)}`,
  creator: sql`
    creator.aliases, creator.roles, creator.country, creator.website, ${introductions},
    ${namesOf(sql`select comic_id, comic_id from comic_creator where creator_id = content.id`)} as works,
    ${honours(sql`award_entry.id in (select entry_id from award_entry_creator where creator_id = content.id)`)}`,
  publisher: sql`
    ${organisation},
    ${namesOf(sql`select content_id, content_id from comic where publisher_id = content.id`)} as works`,
  union: organisation,
  award: sql`
    award.slug as award, award_edition.edition, award_edition.year, award_edition.held_on::text as held_on,
    award_edition.venue_zh, award_edition.entries, award_edition.complete::text as complete, award.organizer_zh,
    award.website,
    array(
      select concat_ws(' | ', award_category.name_zh, award_entry.result, award_entry.title_zh, award_entry.creators_zh)
        from award_category
        join award_entry on award_entry.category_id = award_category.id
       where award_category.edition_id = content.id
       order by award_category.sort, award_entry.sort) as records`,
} satisfies Record<LibraryKind, Piece>
