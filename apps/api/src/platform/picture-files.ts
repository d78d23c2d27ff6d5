import { cropAround, sharedPicture, type FocalPoint } from '@koma/domain/media-rules.ts'
import sharp, { type Sharp } from 'sharp'
import { decodeOptions, decodeProblem, decodeSecondsMax, decodingSlot } from './square-images.ts'

/** The shorter side of a picture that is worth a place in the library (pixels). */
export const pictureSideMin = 200

/** The longest side that WebP can hold (pixels). */
export const pictureSideMax = 16_383

const paper = '#fbf8ef'
const encoders = {
  // A little larger than at the highest effort, and made in a third of the time.
  'image/avif': { quality: 55, effort: 2 },
  'image/webp': { quality: 80, effort: 4 },
  'image/jpeg': { quality: 84, mozjpeg: true },
} as const
export type PictureType = keyof typeof encoders

/** The picture as it stands upright (pixels). */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

export type MeasuredPicture =
  | ({ readonly ok: true } & PictureSize)
  | { readonly ok: false; readonly reason: 'broken' | 'too_large' | 'too_small' }

/** Its size by its head alone, before anything is decoded: a bomb is refused here. Source: docs/guarantees.md I-56 */
export async function measurePicture(file: string): Promise<MeasuredPicture> {
  try {
    const { autoOrient } = await sharp(file, decodeOptions).metadata()
    const { width, height } = autoOrient
    if (Math.max(width, height) > pictureSideMax) return { ok: false, reason: 'too_large' }
    if (Math.min(width, height) < pictureSideMin) return { ok: false, reason: 'too_small' }
    return { ok: true, width, height }
  } catch (error) {
    return { ok: false, reason: decodeProblem(error) }
  }
}

export interface EncodedPicture extends PictureSize {
  readonly bytes: Buffer
}

/**
 * The whole picture in that width, encoded anew: upright, in sRGB, the first frame alone, without metadata. Throws where
 * it cannot be decoded whole.
 */
export const encodePicture = (
  file: string | Buffer,
  { width, type }: { readonly width: number; readonly type: PictureType },
): Promise<EncodedPicture> =>
  decodingSlot(async () => encoded(opened(file).resize({ width, withoutEnlargement: true }), type))

/** What the picture of a shared link shows: the part of it around its focal point, as JPEG, which every network reads. */
export const encodeShared = (file: string | Buffer, size: PictureSize, focus: FocalPoint): Promise<EncodedPicture> =>
  decodingSlot(async () => {
    // Turned first: the focal point is one of the upright picture.
    const upright = await opened(file).toColourspace('srgb').png({ compressionLevel: 1 }).toBuffer()
    const cut = sharp(upright)
      .extract(cropAround(size, sharedPicture, focus))
      .resize(sharedPicture)
    return encoded(cut.flatten({ background: paper }), 'image/jpeg')
  })

const opened = (file: string | Buffer) => sharp(file, decodeOptions).timeout({ seconds: decodeSecondsMax }).autoOrient()

async function encoded(picture: Sharp, type: PictureType): Promise<EncodedPicture> {
  const coloured = picture.toColourspace('srgb')
  const format = type.slice('image/'.length) as 'avif' | 'webp' | 'jpeg'
  const { data, info } = await coloured.toFormat(format, encoders[type]).toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
