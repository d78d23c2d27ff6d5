import type { Facts, FactsOf } from '@koma/contract/content-facts.ts'
import type { DeskKind } from '@koma/contract/content.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { writeActivity } from './activity-facts.ts'
import { writeAward } from './award-facts.ts'

/** Puts the facts of a form before the visitors; what a kind cannot be shown without is there by then. */
export async function writeFacts(tx: Tx, id: number, kind: DeskKind, facts: Facts): Promise<void> {
  if (facts.video) await writeVideo(tx, id, facts.video)
  if (facts.album) await writeAlbum(tx, id, facts.album)
  if (facts.comic) await writeComic(tx, id, facts.comic)
  else if (kind === 'comic') await beginComic(tx, id)
  if (facts.creator) await writeCreator(tx, id, facts.creator)
  if (facts.organisation) await writeOrganisation(tx, id, kind, facts.organisation)
  if (facts.award) await writeAward(tx, id, facts.award)
  if (facts.activity) await writeActivity(tx, id, facts.activity)
}

async function writeVideo(tx: Tx, id: number, facts: FactsOf<'video'>): Promise<void> {
  await sql`
    insert into video (content_id, source_kind, source, duration_s, subtitles)
    values (${id}, ${facts.source_kind}, ${facts.source}, ${facts.duration_s}, ${facts.subtitles}::text[])
    on conflict on constraint video__identity do update
       set source_kind = excluded.source_kind,
           source = excluded.source,
           duration_s = excluded.duration_s,
           subtitles = excluded.subtitles`.execute(tx)
  await sql`
    delete from video_chapter
     where video_id = ${id}`.execute(tx)
  await sql`
    insert into video_chapter (video_id, starts_s, title_zh, title_ja, title_en)
    select ${id}, starts_s, title_zh, title_ja, title_en
      from jsonb_to_recordset(${JSON.stringify(facts.chapters)}::jsonb)
        as chapter (starts_s integer, title_zh text, title_ja text, title_en text)`.execute(tx)
}

async function writeAlbum(tx: Tx, id: number, { video_ids }: FactsOf<'album'>): Promise<void> {
  await sql`
    delete from album_video
     where album_id = ${id}`.execute(tx)
  await sql`
    insert into album_video (album_id, video_id, sort)
    select ${id}, video_id, place
      from unnest(${[...video_ids]}::integer[]) with ordinality as chosen (video_id, place)`.execute(tx)
}

async function writeComic(tx: Tx, id: number, facts: FactsOf<'comic'>): Promise<void> {
  await sql`
    insert into comic (content_id, publisher_id, year, year_basis, isbn)
    values (${id}, ${facts.publisher_id}, ${facts.year}, ${facts.year_basis}, ${facts.isbn})
    on conflict on constraint comic__identity do update
       set publisher_id = excluded.publisher_id,
           year = excluded.year,
           year_basis = excluded.year_basis,
           isbn = excluded.isbn`.execute(tx)
  await sql`
    delete from comic_creator
     where comic_id = ${id}`.execute(tx)
  await sql`
    insert into comic_creator (comic_id, creator_id, position)
    select ${id}, creator_id, place
      from unnest(${[...facts.creator_ids]}::integer[]) with ordinality as chosen (creator_id, place)`.execute(tx)
  await sql`
    delete from comic_genre
     where comic_id = ${id}`.execute(tx)
  await sql`
    insert into comic_genre (comic_id, genre_id)
    select ${id}, genre_id
      from unnest(${[...facts.genre_ids]}::integer[]) as genre_id`.execute(tx)
}

/** A work of which no fact is known is still a work. */
async function beginComic(tx: Tx, id: number): Promise<void> {
  await sql`
    insert into comic (content_id)
    values (${id})
    on conflict on constraint comic__identity do nothing`.execute(tx)
}

async function writeCreator(tx: Tx, id: number, facts: FactsOf<'creator'>): Promise<void> {
  await sql`
    insert into creator (content_id, aliases, roles, country, website)
    values (${id}, ${facts.aliases}::text[], ${facts.roles}::text[], ${facts.country}, ${facts.website})
    on conflict on constraint creator__identity do update
       set aliases = excluded.aliases,
           roles = excluded.roles,
           country = excluded.country,
           website = excluded.website`.execute(tx)
}

async function writeOrganisation(tx: Tx, id: number, kind: DeskKind, facts: FactsOf<'organisation'>): Promise<void> {
  await sql`
    insert into organisation (content_id, kind, form, website, email, phone, city_id, address_zh, address_ja, address_en,
                              founded)
    values (${id}, ${kind}, ${facts.form}, ${facts.website}, ${facts.email}, ${facts.phone}, ${facts.city_id},
            ${facts.address_zh}, ${facts.address_ja}, ${facts.address_en}, ${facts.founded})
    on conflict on constraint organisation__identity do update
       set form = excluded.form,
           website = excluded.website,
           email = excluded.email,
           phone = excluded.phone,
           city_id = excluded.city_id,
           address_zh = excluded.address_zh,
           address_ja = excluded.address_ja,
           address_en = excluded.address_en,
           founded = excluded.founded`.execute(tx)
}
