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

export const zVideoCard = zTitledCard.extend(video)
export const zVideo = zTitledArticle.extend(video)
export const zVideoPage = zPage(zVideoCard)

export const zAlbumCard = zNamedCard.extend({ videos_count: z.int() })
export const zAlbum = zNamedArticle.extend({ videos_count: z.int(), videos: z.array(zVideoCard) })
export const zAlbumPage = zPage(zAlbumCard)
