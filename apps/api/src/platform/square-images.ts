import sharp from 'sharp'
import { slots } from './slots.ts'

/** A picture with more pixels is refused before it is decoded. Source: docs/guarantees.md I-56 */
export const imagePixelsMax = 40_000_000

/** Sides of a picture that is worth showing (pixels). */
export const imageSideMin = 64

/** A picture that takes longer to decode or to encode is given up (seconds). */
export const decodeSecondsMax = 10
const parallelDecodesMax = 2
const quality = 82

// Only what may be uploaded has a decoder at all: no SVG, no GIF, no PDF, whatever a file pretends to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)

/** Runs what decodes pictures, a few at once: each takes the memory of all its pixels. */
export const decodingSlot = slots(parallelDecodesMax)

/** How every file of somebody else is opened: bounded before it is decoded, refused where it is damaged. */
export const decodeOptions = { limitInputPixels: imagePixelsMax, failOn: 'warning', sequentialRead: true } as const

/** Why a picture was not decoded. */
export const decodeProblem = (error: unknown): 'too_large' | 'broken' =>
  /pixel limit/i.test(String(error)) ? 'too_large' : 'broken'

export interface Square {
  readonly width: number
  readonly webp: Buffer
}

export type Squares =
  | { readonly ok: true; readonly squares: readonly Square[] }
  | { readonly ok: false; readonly reason: 'broken' | 'too_large' | 'too_small' }

/**
 * The middle of a JPEG, PNG or WebP as squares of these widths, encoded anew: upright, in sRGB, the first frame alone,
 * without metadata. Whatever cannot be decoded whole is refused. Source: docs/guarantees.md I-56
 */
export function encodeSquares(file: string, widths: readonly number[]): Promise<Squares> {
  return decodingSlot(async () => {
    try {
      const { width, height } = await sharp(file, decodeOptions).metadata()
      if (Math.min(width, height) < imageSideMin) return { ok: false, reason: 'too_small' }
      const squares: Square[] = []
      for (const side of widths) {
        const image = sharp(file, decodeOptions).timeout({ seconds: decodeSecondsMax }).autoOrient()
        const square = image.resize(side, side, { fit: 'cover' }).toColourspace('srgb').webp({ quality })
        squares.push({ width: side, webp: await square.toBuffer() })
      }
      return { ok: true, squares }
    } catch (error) {
      return { ok: false, reason: decodeProblem(error) }
    }
  })
}
