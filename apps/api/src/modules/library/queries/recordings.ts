import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { isPublished, linkTo } from '../../content/public.ts'
import type { LinkRow } from './honours.ts'

export interface VideoFacts {
  readonly id: number
  readonly durationS: number
  readonly source: { readonly kind: 'file' | 'youtube' | 'vimeo'; readonly src: string } | null
  readonly subtitles: readonly string[]
  readonly album: LinkRow | null
}

/** The facts of these videos, by their ids; of several albums the first. */
export async function videoFacts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, VideoFacts>> {
  const { rows } = await sql<VideoFacts>`
    select video.content_id as id,
           video.duration_s as "durationS",
           case when video.source is not null then json_build_object('kind', source_kind, 'src', source) end as source,
           video.subtitles,
           ${linkTo(sql`(select min(album_id) from album_video where video_id = video.content_id)`)} as album
      from video
     where video.content_id = any(${[...ids]}::integer[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The ids of the videos of these albums that are shown, in the order of each album. */
export async function videosOfAlbums(
  db: Db,
  albumIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await sql<{ album: number; video: number }>`
    select album_video.album_id as album,
           album_video.video_id as video
      from album_video
      join content on content.id = album_video.video_id
     where album_video.album_id = any(${[...albumIds]}::integer[])
       and ${isPublished}
     order by album_video.album_id, album_video.sort, album_video.video_id`.execute(db)
  const byAlbum = Map.groupBy(rows, ({ album }) => album)
  return new Map([...byAlbum].map(([album, videos]) => [album, videos.map(({ video }) => video)]))
}

export interface ChapterRow {
  readonly starts_s: number
  readonly title_zh: string
  readonly title_ja: string | null
  readonly title_en: string | null
}

/** The chapters of a video from its start. */
export async function chaptersOf(db: Db, videoId: number): Promise<readonly ChapterRow[]> {
  const { rows } = await sql<ChapterRow>`
    select starts_s, title_zh, title_ja, title_en
      from video_chapter
     where video_id = ${videoId}
     order by starts_s`.execute(db)
  return rows
}
