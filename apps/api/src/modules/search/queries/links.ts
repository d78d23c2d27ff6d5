import type { SearchKind } from '@koma/contract/search.ts'
import { sql, type RawBuilder } from 'kysely'

export interface LinkRow {
  readonly id: number
  readonly kind: SearchKind
  /** The slug of its type; of a text of the house, its own. */
  readonly type: string | null
  readonly title_zh: string
  readonly title_ja: string | null
  readonly title_en: string | null
}

/** The columns of a link to the item or question of a `search_text`; they need `linkJoins`. */
export const linkColumns = sql`
           coalesce(search_text.content_id, search_text.faq_id) as id,
           search_text.kind,
           coalesce(content_type.slug, case when content.kind = 'page' then content.slug end) as type,
           coalesce(zh.title, faq.question_zh) as title_zh,
           coalesce(ja.title, faq.question_ja) as title_ja,
           coalesce(en.title, faq.question_en) as title_en`

export const linkJoins: RawBuilder<unknown> = sql`
      left join content on content.id = search_text.content_id
      left join content_type on content_type.id = content.type_id
      left join content_text zh on zh.content_id = search_text.content_id and zh.language = 'zh'
      left join content_text ja on ja.content_id = search_text.content_id and ja.language = 'ja'
      left join content_text en on en.content_id = search_text.content_id and en.language = 'en'
      left join faq on faq.id = search_text.faq_id`
