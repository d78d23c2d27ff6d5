import { mediaLicences, mediaStates } from '@koma/domain/media-rules.ts'
import { z } from 'zod'
import { contentKinds } from './content.ts'
import { zPicture } from './images.ts'
import { zAt, zInteger, zNames, zOptionalText, zPage, zPageQuery, zRequiredText, zText, zUuid } from './wire.ts'

/** The longest texts of a picture (characters). */
export const mediaLengths = { alt: 500, credit: 200, source: 500, q: 200 } as const

const zFocus = zInteger(0, 100)

const zSourceAddress = zText(mediaLengths.source)
  .refine((text) => text.trim() === '' || /^https?:\/\/\S+$/.test(text.trim()), 'field.web_address')
  .nullable()
  .default(null)

/** What is said of a picture: what it shows, to who cannot see it, and whose it is. */
const words = {
  alt_zh: zRequiredText(mediaLengths.alt),
  alt_ja: zOptionalText(mediaLengths.alt),
  alt_en: zOptionalText(mediaLengths.alt),
  credit: zOptionalText(mediaLengths.credit),
  licence: z.enum(mediaLicences, 'field.choice').default('own'),
  source_url: zSourceAddress,
}

/** POST /staff/media: the texts beside the part `file`. */
export const zMediaRequest = z.object(words)

/** PUT /staff/media/{id}. */
export const zMediaChange = z.object({ ...words, focus_x: zFocus.default(50), focus_y: zFocus.default(50) })

export type MediaWords = z.output<typeof zMediaRequest>
export type MediaChange = z.output<typeof zMediaChange>

/** POST /staff/media/{id}/replace: other bytes for the same picture. */
export const zMediaReplacement = z.object({})

export const mediaFilters = ['unused', 'missing_ja', 'missing_en', 'trashed'] as const

/** GET /staff/media. */
export const zMediaQuery = zPageQuery.extend({
  q: zText(mediaLengths.q).optional(),
  only: z.enum(mediaFilters, 'field.choice').optional(),
})

export type MediaQuery = z.output<typeof zMediaQuery>

/** A picture of the library as staff see it. */
export const zMedia = z.object({
  id: z.string(),
  name: z.string().describe('Of the file, as it was uploaded.'),
  picture: zPicture.describe('While its sizes are being made, those that are there.'),
  state: z.enum(mediaStates),
  is_replacing: z.boolean().describe('Other bytes are on their way; until then the old ones are shown.'),
  original_width: z.int(),
  original_height: z.int(),
  size: z.int().describe('Bytes of the file.'),
  licence: z.enum(mediaLicences),
  source_url: z.string().nullable(),
  uses: z.int().describe('How many items and banners show it or will.'),
  version: z.int(),
  made_at: zAt,
  made_by: z.string(),
  changed_at: zAt,
  trashed_at: zAt.nullable(),
})

export type Media = z.output<typeof zMedia>
export const zMediaPage = zPage(zMedia)

/** What shows pictures: items, and the banners of home. */
const mediaUsers = [...contentKinds, 'panel'] as const

/** One use of a picture: shown to visitors, or in a draft. */
export const zMediaUse = z.object({
  id: z.int().describe('Of the item or the banner, as `kind` says.'),
  kind: z.enum(mediaUsers),
  ...zNames,
  shown: z.boolean(),
  drafted: z.boolean(),
})

export type MediaUse = z.output<typeof zMediaUse>

/** GET /staff/media/{id}. */
export const zMediaDetail = zMedia.extend({ used_by: z.array(zMediaUse).describe('The newest hundred.') })

export type MediaDetail = z.output<typeof zMediaDetail>

/** GET /media/{id}/{file}. */
export const zMediaFileParams = z.object({
  id: zUuid,
  file: z.string().regex(/^(\d{1,5}\.(avif|webp)|share-\d{1,3}-\d{1,3}\.jpg)$/, 'field.invalid'),
})
