import type { ContentKind } from '@koma/contract/content.ts'
import type { Language } from '@koma/domain/languages.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { isPublished } from '../content/public.ts'

export interface HitRow {
  readonly id: number
  readonly kind: ContentKind
  readonly title_zh: string
  readonly title_ja: string | null
  readonly title_en: string | null
  readonly publishAt: Date
  /** The language of the text in which the words stand. */
  readonly language: Language
  /** That text as it is read, and as search compares it. */
  readonly read: string
  readonly folded: string
}

/** The words of a question as search compares them; marks and blanks alone are none. */
export async function foldedWords(db: Db, question: string): Promise<readonly string[]> {
  const { rows } = await sql<{ folded: string }>`select koma_fold(${question}) as folded`.execute(db)
  return rows[0]!.folded.split(' ').filter((word) => word !== '')
}

const matches = (words: readonly string[]) => sql`
  hit as (
    select content_text.content_id,
           content_text.language,
           bool_and(position(word in koma_fold(coalesce(content_text.title, ''))) > 0) as in_title
      from content_text,
           unnest(${[...words]}::text[]) as word
     where content_text.tokens @> koma_wanted_tokens(${words.join(' ')})
       and content_text.folded like all (select '%' || one || '%' from unnest(${[...words]}::text[]) as one)
     group by content_text.content_id, content_text.language
  )`

/** How many items of each kind hold all the words in one language, in the order of the kinds' names. */
export async function hitCounts(
  db: Db,
  words: readonly string[],
): Promise<readonly { readonly kind: ContentKind; readonly count: number }[]> {
  const { rows } = await sql<{ kind: ContentKind; count: number }>`
    with ${matches(words)}
    select content.kind,
           count(distinct content.id) as count
      from hit
      join content on content.id = hit.content_id
     where ${isPublished}
     group by content.kind
     order by content.kind`.execute(db)
  return rows
}

/** A page of items that hold all the words in one language: those whose title does come first, then the newest. */
export async function hitsOf(
  db: Db,
  words: readonly string[],
  kind: ContentKind | undefined,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly HitRow[]> {
  const { rows } = await sql<HitRow>`
    with ${matches(words)},
    best as (
      select distinct on (hit.content_id) hit.content_id, hit.language, hit.in_title
        from hit
       order by hit.content_id, hit.in_title desc, hit.language desc
    )
    select content.id,
           content.kind,
           zh.title as title_zh, ja.title as title_ja, en.title as title_en,
           content.publish_at as "publishAt",
           best.language,
           concat_ws(' ', coalesce(found.title, ''), coalesce(found.summary, ''),
                     coalesce(koma_plain(found.body), '')) as read,
           found.folded
      from best
      join content on content.id = best.content_id
      join content_text found on found.content_id = best.content_id and found.language = best.language
      join content_text zh on zh.content_id = content.id and zh.language = 'zh'
      left join content_text ja on ja.content_id = content.id and ja.language = 'ja'
      left join content_text en on en.content_id = content.id and en.language = 'en'
     where ${isPublished}
       and (${kind ?? null}::text is null or content.kind = ${kind ?? null})
     order by best.in_title desc, content.publish_at desc, content.id desc
     limit ${page.limit}
    offset ${page.offset}`.execute(db)
  return rows
}
