import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema.generated.ts'
import { clipsPath, contentText } from './content-files.ts'

/** Facts and links of organisations, people and works; their texts stand already. */
export async function loadLibrary(tx: Kysely<Database>): Promise<void> {
  for (const [kind, file] of [
    ['publisher', 'publishers'],
    ['union', 'unions'],
  ] as const)
    await loadOrganisations(tx, kind, contentText(file))
  await loadCreators(tx, contentText('creators'))
  await loadComics(tx, contentText('comics'))
}

async function loadOrganisations(tx: Kysely<Database>, kind: string, facts: string) {
  await sql`
    insert into organisation (content_id, kind, form, website, city_id, founded)
    select content.id, content.kind, fact.form, fact.website, fact.city, fact.founded
      from jsonb_to_recordset(${facts}::jsonb)
        as fact (slug text, form text, website text, city text, founded text)
      join content on content.kind = ${kind} and content.slug = fact.slug`.execute(tx)
}

async function loadCreators(tx: Kysely<Database>, facts: string) {
  await sql`
    insert into creator (content_id, aliases, roles, country)
    select content.id, fact.aliases, fact.roles, fact.country
      from jsonb_to_recordset(${facts}::jsonb) as fact (slug text, aliases text[], roles text[], country text)
      join content on content.kind = 'creator' and content.slug = fact.slug`.execute(tx)
}

async function loadComics(tx: Kysely<Database>, facts: string) {
  await sql`
    insert into comic (content_id, publisher_id, year, year_basis)
    select content.id,
           (select id from content where kind = 'publisher' and slug = fact.publisher),
           fact.year,
           fact.year_basis
      from jsonb_to_recordset(${facts}::jsonb) as fact (slug text, publisher text, year integer, year_basis text)
      join content on content.kind = 'comic' and content.slug = fact.slug`.execute(tx)
  await sql`
    insert into comic_creator (comic_id, creator_id, position)
    select comic.id, creator.id, named.at
      from jsonb_to_recordset(${facts}::jsonb) as fact (slug text, creators text[])
      join content comic on comic.kind = 'comic' and comic.slug = fact.slug
     cross join unnest(fact.creators) with ordinality as named (slug, at)
      join content creator on creator.kind = 'creator' and creator.slug = named.slug`.execute(tx)
  await sql`
    insert into comic_genre (comic_id, genre_id)
    select comic.id, genre.id
      from jsonb_to_recordset(${facts}::jsonb) as fact (slug text, genres text[])
      join content comic on comic.kind = 'comic' and comic.slug = fact.slug
      join genre on genre.slug = any(fact.genres)`.execute(tx)
}

/**
 * Videos with their chapters, and which album has them in which order. A video plays one of the demo's sample clips, as
 * long as that is; one without stands for a recording that is still being made.
 */
export async function loadRecordings(tx: Kysely<Database>): Promise<void> {
  await sql`
    insert into video (content_id, source_kind, source, duration_s, subtitles)
    select content.id,
           case when clip.slug is not null then 'file' end,
           ${clipsPath} || clip.slug || '.webm',
           coalesce(clip.duration_s, fact.duration_s),
           coalesce(clip.subtitles, fact.subtitles)
      from jsonb_to_recordset(${contentText('videos')}::jsonb)
        as fact (slug text, clip text, duration_s integer, subtitles text[])
      join content on content.kind = 'video' and content.slug = fact.slug
      left join jsonb_to_recordset(${contentText('clips')}::jsonb)
        as clip (slug text, duration_s integer, subtitles text[]) on clip.slug = fact.clip`.execute(tx)
  await sql`
    insert into video_chapter (video_id, starts_s, title_zh, title_ja, title_en)
    select content.id, chapter.starts_s, chapter.title_zh, chapter.title_ja, chapter.title_en
      from jsonb_to_recordset(${contentText('videos')}::jsonb) as fact (slug text, clip text)
      join content on content.kind = 'video' and content.slug = fact.slug
      join jsonb_to_recordset(${contentText('clips')}::jsonb) as clip (slug text, chapters jsonb) on clip.slug = fact.clip
     cross join jsonb_to_recordset(clip.chapters)
        as chapter (starts_s integer, title_zh text, title_ja text, title_en text)`.execute(tx)
  await sql`
    insert into album_video (album_id, video_id, sort)
    select album.id, video.id, named.at
      from jsonb_to_recordset(${contentText('albums')}::jsonb) as fact (slug text, videos text[])
      join content album on album.kind = 'album' and album.slug = fact.slug
     cross join unnest(fact.videos) with ordinality as named (slug, at)
      join content video on video.kind = 'video' and video.slug = named.slug`.execute(tx)
}
