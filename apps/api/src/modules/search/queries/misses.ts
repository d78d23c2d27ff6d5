import type { SearchMiss, missStatuses } from '@koma/contract/search-misses.ts'
import type { Language } from '@koma/domain/languages.ts'
import { wholeQuestion } from '@koma/domain/search-question.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../../platform/paging.ts'

interface Wanted {
  readonly status: (typeof missStatuses)[number] | undefined
  readonly language: Language | undefined
  readonly q: string | undefined
}

/** A page of what was not found: open ones first, the most wanted first, then the last missed. */
export async function misses(db: Db, { status, language, q }: Wanted, page: PageWindow): Promise<Listed<SearchMiss>> {
  const pattern = `%${wholeQuestion(q ?? '')}%`
  const all = sql`
      from (${missed(sql`words like ${pattern} and (${language ?? null}::text is null or language = ${language ?? null})`)}) missed
     where ${status ?? null}::text is null
        or status = ${status ?? null}`
  const inOrder = sql<SearchMiss>`
    select missed.*
      ${all}
     order by status, count desc, last_on desc, asked`
  return listed(db, page, inOrder, all)
}

/** One of them; undefined where nobody has missed it. */
export async function missById(db: Db | Tx, id: string): Promise<SearchMiss | undefined> {
  const { rows } = await sql<SearchMiss>`${missed(hasId(id))}`.execute(db)
  return rows[0]
}

/** Holds it for done, or opens it again. */
export async function settleMissRows(tx: Tx, id: string, settledBy: string | null): Promise<void> {
  await sql`
    update search_miss
       set settled_at = case when ${settledBy}::text is not null then koma_now() end,
           settled_by_name = ${settledBy}
     where ${hasId(id)}`.execute(tx)
}

/** The id is made of the words: whoever misses them tomorrow adds to the same line. */
const hasId = (id: string) => sql`md5(words)::uuid = ${id}::uuid`

/** Of words that are open again, what was missed since then counts alone. */
const missed = (where: RawBuilder<unknown>) => sql`
      select md5(words)::uuid::text as id,
             (array_agg(asked order by day desc))[1] as asked,
             coalesce(sum(times) filter (where settled_at is null), sum(times))::integer as count,
             array_agg(distinct language) as languages,
             min(day) as first_on,
             max(day) as last_on,
             case when bool_or(settled_at is null) then 'open' else 'settled' end as status,
             case when bool_and(settled_at is not null) then max(settled_by_name) end as settled_by
        from search_miss
       where ${where}
       group by words`
