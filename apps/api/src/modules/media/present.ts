import type { Picture } from '@koma/contract/images.ts'
import type { Media, MediaDetail } from '@koma/contract/media.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import { apiPrefix } from '../../platform/api-prefix.ts'
import type { MediaRow, UseRow } from './queries/library.ts'
import type { PictureRow } from './queries/pictures.ts'

/** A picture on the wire: its sizes with their addresses, which never mean other bytes. */
export function presentPicture(row: PictureRow): Picture {
  const { variants, focusX, focusY } = row
  const sizes = variants.filter(({ type }) => type !== 'image/jpeg')
  const largest = sizes.reduce((one, other) => (other.width > one.width ? other : one), sizes[0]!)
  const shared = variants.find(({ name }) => name === sharedName(focusX, focusY))
  const addressOf = (name: string) => `${apiPrefix}/media/${row.originalId}/${name}`
  return {
    id: row.id,
    width: largest.width,
    height: largest.height,
    alt_zh: row.alt_zh,
    alt_ja: row.alt_ja,
    alt_en: row.alt_en,
    variants: sizes.map(({ name, width, type }) => ({ src: addressOf(name), width, type })),
    focus_x: focusX,
    focus_y: focusY,
    credit: row.credit,
    share: shared ? addressOf(shared.name) : null,
  }
}

/** The name of the picture of a shared link around that point. */
export const sharedName = (x: number, y: number): string => `share-${x}-${y}.jpg`

/** A picture of the library for staff. */
export function presentMedia(row: MediaRow): Media {
  return {
    id: row.id,
    name: row.name,
    picture: presentPicture(row.picture),
    state: row.state,
    is_replacing: row.isReplacing,
    original_width: row.width,
    original_height: row.height,
    size: row.size,
    licence: row.licence,
    source_url: row.source,
    uses: row.uses,
    version: row.version,
    made_at: formatTaipeiDateTime(row.madeAt),
    made_by: row.madeBy,
    changed_at: formatTaipeiDateTime(row.changedAt),
    trashed_at: row.trashedAt && formatTaipeiDateTime(row.trashedAt),
  }
}

/** The same with what shows it. */
export const presentMediaDetail = (row: MediaRow, uses: readonly UseRow[]): MediaDetail => ({
  ...presentMedia(row),
  used_by: uses.map((use) => ({ ...use })),
})
