import { sql } from 'kysely'
import { shownActivity } from './activity-facts.ts'
import { shownAward } from './award-facts.ts'
import type { Piece } from './words.ts'

// What stands in the tables of each kind, with the keys of the contract's facts; of every other kind null.

const video: Piece = sql`
            (select jsonb_build_object(
                      'source_kind', source_kind,
                      'source', source,
                      'duration_s', duration_s,
                      'subtitles', to_jsonb(subtitles),
                      'chapters', (
                        select coalesce(jsonb_agg(jsonb_build_object(
                                 'starts_s', starts_s,
                                 'title_zh', title_zh,
                                 'title_ja', title_ja,
                                 'title_en', title_en) order by starts_s), '[]')
                          from video_chapter
                         where video_id = video.content_id))
               from video
              where content_id = content.id)`

const album: Piece = sql`
            case when content.kind = 'album' then jsonb_build_object(
              'video_ids', (
                select coalesce(jsonb_agg(video_id order by sort, video_id), '[]')
                  from album_video
                 where album_id = content.id)) end`

const comic: Piece = sql`
            (select jsonb_build_object(
                      'creator_ids', (
                        select coalesce(jsonb_agg(creator_id order by position, creator_id), '[]')
                          from comic_creator
                         where comic_id = comic.content_id),
                      'genre_ids', (
                        select coalesce(jsonb_agg(genre_id order by genre_id), '[]')
                          from comic_genre
                         where comic_id = comic.content_id),
                      'publisher_id', publisher_id,
                      'year', year,
                      'year_basis', year_basis,
                      'isbn', isbn)
               from comic
              where content_id = content.id)`

const creator: Piece = sql`
            (select jsonb_build_object(
                      'aliases', to_jsonb(aliases),
                      'roles', to_jsonb(roles),
                      'country', country,
                      'website', website)
               from creator
              where content_id = content.id)`

const organisation: Piece = sql`
            (select jsonb_build_object(
                      'form', form,
                      'website', website,
                      'email', email,
                      'phone', phone,
                      'city_id', city_id,
                      'address_zh', address_zh,
                      'address_ja', address_ja,
                      'address_en', address_en,
                      'founded', founded)
               from organisation
              where content_id = content.id)`

/** The facts that visitors see, by the sections of the form; `content` is joined. */
export const shownFacts: Piece = sql`
           jsonb_build_object(
             'video', ${video},
             'album', ${album},
             'comic', ${comic},
             'creator', ${creator},
             'organisation', ${organisation},
             'award', ${shownAward},
             'activity', ${shownActivity},
             'page', null::jsonb)`
