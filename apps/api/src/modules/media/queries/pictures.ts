import { sql, type RawBuilder } from 'kysely'

/** One size of a picture. */
interface VariantRow {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly type: string
}

/** A picture as it stands beside what it belongs to, with the sizes that are made by now. */
export interface PictureRow {
  readonly id: string
  readonly originalId: string
  readonly alt_zh: string
  readonly alt_ja: string | null
  readonly alt_en: string | null
  readonly credit: string | null
  readonly focusX: number
  readonly focusY: number
  readonly variants: readonly VariantRow[]
}

/** The picture with this id as JSON; null where there is none, and while nothing of it can be shown yet. */
export const pictureOf = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`
           (select json_build_object(
                     'id', pictured.id,
                     'originalId', pictured.original_id,
                     'alt_zh', pictured.alt_zh,
                     'alt_ja', pictured.alt_ja,
                     'alt_en', pictured.alt_en,
                     'credit', pictured.credit,
                     'focusX', pictured.focus_x,
                     'focusY', pictured.focus_y,
                     'variants', sized.variants)
              from media_image pictured,
                   lateral (
                     select json_agg(json_build_object('name', name, 'width', width, 'height', height, 'type', type)
                                     order by type, width) as variants
                       from media_variant
                      where media_variant.original_id = pictured.original_id
                   ) sized
             where pictured.id = ${id}
               and sized.variants is not null)`
