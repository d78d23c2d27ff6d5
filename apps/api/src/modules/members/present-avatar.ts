import type { Image } from '@koma/contract/images.ts'
import { apiPrefix } from '../../platform/api-prefix.ts'

/** The widths in which a picture is kept (pixels); on a screen they are shown at half of it. */
export const avatarWidths = [64, 128, 256, 512] as const

/** A member's picture on the wire. It stands beside the name, so it has no words of its own. */
export function presentAvatar(id: string): Image {
  const side = avatarWidths.at(-1)!
  return {
    id,
    width: side,
    height: side,
    alt_zh: '',
    alt_ja: null,
    alt_en: null,
    variants: avatarWidths.map((width) => ({ src: `${apiPrefix}/avatar/${id}/${width}`, width, type: 'image/webp' })),
  }
}
