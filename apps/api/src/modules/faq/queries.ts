import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../platform/paging.ts'
import { askedWords, textHolds } from '../../platform/searched-words.ts'

interface Names {
  readonly id: number
  readonly slug: string
  readonly name_zh: string
  readonly name_ja: string | null
  readonly name_en: string | null
}

export interface FaqTypeRow extends Names {
  readonly count: number
}

export interface FaqRow {
  readonly id: number
  readonly type: Names
  readonly question_zh: string
  readonly question_ja: string | null
  readonly question_en: string | null
  readonly answer_zh: string
  readonly answer_ja: string | null
  readonly answer_en: string | null
}

/** Whether a question is shown now. Read against the clock. */
const isShown = sql`
     faq.publish_at <= koma_now() and (faq.unpublish_at is null or faq.unpublish_at > koma_now())`

/** The types in the order that staff gave them, each with how many questions it has. */
export async function faqTypes(db: Db): Promise<FaqTypeRow[]> {
  const { rows } = await sql<FaqTypeRow>`
    select id, slug, name_zh, name_ja, name_en,
           (select count(*) from faq where type_id = faq_type.id and ${isShown}) as count
      from faq_type
     order by sort, id`.execute(db)
  return rows
}

const rowsOfQuestions = sql`
    select faq.id,
           json_build_object('id', faq_type.id, 'slug', faq_type.slug, 'name_zh', name_zh, 'name_ja', name_ja,
                             'name_en', name_en) as type,
           question_zh, question_ja, question_en, answer_zh, answer_ja, answer_en
      from faq
      join faq_type on faq_type.id = faq.type_id`

/**
 * Where a question stands: its type, and how many questions of it stand before. Undefined where no such question is shown.
 */
export async function placeOf(db: Db, id: number): Promise<{ type: number; before: number } | undefined> {
  const { rows } = await sql<{ type: number; before: number }>`
    select asked.type_id as type,
           (select count(*)
              from faq
             where faq.type_id = asked.type_id
               and (faq.sort, faq.id) < (asked.sort, asked.id)
               and ${isShown}) as before
      from (select * from faq where faq.id = ${id} and ${isShown}) asked`.execute(db)
  return rows[0]
}

/** A page of questions by type and order; `words` must all stand in the question or its answer, in any language. */
export async function questionsOf(
  db: Db,
  { type, words }: { readonly type: number | undefined; readonly words: string },
  page: PageWindow,
): Promise<Listed<FaqRow>> {
  const wanted = sql`
     ${isShown}
       and (${type ?? null}::integer is null or faq.type_id = ${type ?? null})
       and ${words ? sql`faq.id in (select faq_id from search_text where ${textHolds(askedWords(words))})` : sql`true`}`
  const inOrder = sql<FaqRow>`
    ${rowsOfQuestions}
     where ${wanted}
     order by faq_type.sort, faq.sort, faq.id`
  const all = sql`
      from faq
     where ${wanted}`
  return listed(db, page, inOrder, all)
}

/** All questions of the type of one that is shown, however many, in their order. */
export async function questionsBeside(db: Db, id: number): Promise<readonly FaqRow[]> {
  const { rows } = await sql<FaqRow>`
    ${rowsOfQuestions}
     where ${isShown}
       and faq.type_id = (select type_id from faq where id = ${id})
     order by faq.sort, faq.id`.execute(db)
  return rows
}
