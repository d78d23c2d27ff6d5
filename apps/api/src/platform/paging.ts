import type { PageQuery } from '@koma/contract/wire.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

/** The rows of a page: how many at most, and how many before it. */
export interface PageWindow {
  readonly limit: number
  readonly offset: number
}

/** The rows of a page, and how many there are on all pages. */
export interface Listed<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** The rows of a page: a page past the end is empty, not an error. Source: api.md "lists" */
export function windowOf(page: PageQuery): PageWindow {
  return { limit: page.per_page, offset: (page.page - 1) * page.per_page }
}

/**
 * A page of what `list` selects, in its order, and how many rows there are of what `counted` names (from … where …). A page
 * that is neither full nor empty tells that by itself: then nothing is counted.
 */
export async function listed<Row>(
  db: Db,
  { limit, offset }: PageWindow,
  list: RawBuilder<Row>,
  counted: RawBuilder<unknown>,
): Promise<Listed<Row>> {
  const { rows } = await sql<Row>`${list}
     limit ${limit}
    offset ${offset}`.execute(db)
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
  if (isLast) return { rows, total: offset + rows.length }
  const answer = await sql<{ total: number }>`
    select count(*) as total
    ${counted}`.execute(db)
  return { rows, total: answer.rows[0]!.total }
}

/** What a list answers: its rows as the wire has them, how many pages there are, and whether it left older ones alone. */
export function pageOf<Row, Shown>(
  page: PageQuery,
  { rows, total, more }: Listed<Row> & { readonly more?: boolean },
  show: (row: Row) => Shown,
): { data: Shown[]; meta: ReturnType<typeof metaOf> & { more?: boolean } } {
  return { data: rows.map((row) => show(row)), meta: { ...metaOf(page, total), ...(more && { more }) } }
}

/** The `meta` of a list; a list without rows still has its first page. */
export function metaOf(page: PageQuery, total: number) {
  return { page: page.page, per_page: page.per_page, total, last_page: Math.max(1, Math.ceil(total / page.per_page)) }
}
