import { sql, type RawBuilder } from 'kysely'
import { askedWords, textHolds } from '../../../platform/searched-words.ts'

/** One piece of the condition, or of the order, of a statement. */
export type Piece = RawBuilder<unknown>

/**
 * Whether an item is shown now. Read against the clock: nothing has to run for it to be true. As `(select koma_now())` it
 * would be read once a statement instead of once a row, but the indexes read it once as it is, and the planner, which then
 * knows no instant any more, leaves them: a far page took three times as long, a list with words fourteen times.
 */
export const isPublished: Piece = sql`
      content.publish_at <= koma_now()
      and (content.unpublish_at is null or content.unpublish_at > koma_now())`

/** How far back texts are looked through: 0 is the newest of a kind, 1 also the newer ones, 2 all. Decision: 0024 */
export type TextDepth = 0 | 1 | 2

/** Items with a text that holds these words in any language and script, by the index of the parts of each tier. */
export function holdsWords(question: string, depth: TextDepth = 2): Piece {
  const holds = textHolds(askedWords(question))
  if (depth === 2)
    return sql`
      content.id in (select content_id from search_text where ${holds})`
  const tiers = depth === 0 ? [0] : [0, 1]
  const steps = tiers.map(
    (tier) => sql`select content_id from search_text where search_text.tier = ${sql.lit(tier)} and ${holds}`,
  )
  return sql`
      content.id in (${sql.join(steps, sql` union all `)})`
}

/** Conditions that hold together. */
export const all = (conditions: readonly Piece[]): Piece => sql.join(conditions, sql` and `)

/** The name of an item as a link shows it; of an item that is not shown, null. */
export const linkTo = (id: Piece): Piece => sql`
           (select json_build_object('id', content.id, 'name_zh', zh.title, 'name_ja', ja.title, 'name_en', en.title)
              from content
              join content_text zh on zh.content_id = content.id and zh.language = 'zh'
              left join content_text ja on ja.content_id = content.id and ja.language = 'ja'
              left join content_text en on en.content_id = content.id and en.language = 'en'
             where content.id = ${id}
               and ${isPublished})`
