/** Under what terms the house may show a picture; `own` is the house's own work. */
export const mediaLicences = [
  'own',
  'permission',
  'press',
  'public-domain',
  'cc0',
  'cc-by',
  'cc-by-sa',
  'cc-by-nc',
  'cc-by-nc-sa',
] as const
export type MediaLicence = (typeof mediaLicences)[number]

/** Terms that ask for the author's name beside the picture. */
export const asksCredit = (licence: MediaLicence): boolean => licence.startsWith('cc-by') || licence === 'permission'

/** How far the work on an uploaded picture is: its sizes are being made, it can be shown, or it could not be read. */
export const mediaStates = ['making', 'ready', 'failed'] as const
export type MediaState = (typeof mediaStates)[number]

/** Widths in which a picture is kept (pixels); of a smaller one, those below its own, and its own. */
const mediaWidths = [320, 640, 960, 1280, 1920] as const

/** A width so near to the picture's own is not worth a file (share of its own). */
const worthMax = 0.9

/** The widths to make of a picture of that width, the smallest first; none is larger than the picture. */
export function variantWidths(width: number): readonly number[] {
  const largest = Math.min(width, mediaWidths.at(-1)!)
  return [...mediaWidths.filter((one) => one < largest * worthMax), largest]
}

/** The picture of a shared link (pixels): what the large networks show uncut. */
export const sharedPicture = { width: 1200, height: 630 } as const

/** The point that must stay in sight however the picture is cut: per cent from its upper left corner. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/**
 * The largest part of a picture with the proportions of `to` that has the focal point as near to its own middle as the
 * edges allow; whole pixels, inside the picture.
 */
export function cropAround(
  picture: { readonly width: number; readonly height: number },
  to: { readonly width: number; readonly height: number },
  focus: FocalPoint,
): { readonly left: number; readonly top: number; readonly width: number; readonly height: number } {
  const scale = Math.min(picture.width / to.width, picture.height / to.height)
  const width = Math.max(1, Math.min(picture.width, Math.round(to.width * scale)))
  const height = Math.max(1, Math.min(picture.height, Math.round(to.height * scale)))
  return {
    left: placed((picture.width * focus.x) / 100 - width / 2, picture.width - width),
    top: placed((picture.height * focus.y) / 100 - height / 2, picture.height - height),
    width,
    height,
  }
}

const placed = (wanted: number, max: number): number => Math.min(max, Math.max(0, Math.round(wanted)))

/** Days in the trash, and of bytes that were replaced, before they are removed: addresses of pages kept elsewhere end. */
export const mediaDaysKept = 30
