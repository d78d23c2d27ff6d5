import { languages } from '@koma/domain/languages.ts'
import { z } from 'zod'
import { zNamedArticle, zNamedCard, zTitledArticle, zTitledCard } from './content.ts'
import { zLink } from './library.ts'
import { zPage } from './wire.ts'

const video = {
  duration_s: z.int(),
  source: z
    .object({ kind: z.enum(['file', 'youtube', 'vimeo']), src: z.string() })
    .nullable()
    .describe('Null while there is no recording.'),
  subtitles: z.array(z.string()).describe('Languages: zh, ja, en.'),
  album: zLink.nullable(),
}

const zChapterTitles = { title_zh: z.string(), title_ja: z.string().nullable(), title_en: z.string().nullable() }

export const zVideoCard = zTitledCard.extend(video)
export const zVideo = zTitledArticle.extend({
  ...video,
  tracks: z
    .array(z.object({ language: z.enum(languages), src: z.string() }))
    .describe('WebVTT files of the subtitles, for a source of kind file.'),
  chapters: z
    .array(z.object({ starts_s: z.int(), ...zChapterTitles }))
    .describe('The parts of the recording in their order; seconds from its start.'),
})
export const zVideoPage = zPage(zVideoCard)

export const zAlbumCard = zNamedCard.extend({ videos_count: z.int() })
export const zAlbum = zNamedArticle.extend({ videos_count: z.int(), videos: z.array(zVideoCard) })
export const zAlbumPage = zPage(zAlbumCard)

export type VideoCard = z.output<typeof zVideoCard>
export type Video = z.output<typeof zVideo>
export type AlbumCard = z.output<typeof zAlbumCard>
export type Album = z.output<typeof zAlbum>
