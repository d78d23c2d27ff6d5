import type { PageQuery } from '@koma/contract/wire.ts'

/** The rows of a page: a page past the end is empty, not an error. Source: api.md "lists" */
export function windowOf(page: PageQuery): { limit: number; offset: number } {
  return { limit: page.per_page, offset: (page.page - 1) * page.per_page }
}

/** What a list answers: its rows as the wire has them, and how many pages there are. */
export function pageOf<Row, Shown>(
  page: PageQuery,
  { rows, total }: { readonly rows: readonly Row[]; readonly total: number },
  show: (row: Row) => Shown,
): { data: Shown[]; meta: ReturnType<typeof metaOf> } {
  return { data: rows.map((row) => show(row)), meta: metaOf(page, total) }
}

/** The `meta` of a list; a list without rows still has its first page. */
export function metaOf(page: PageQuery, total: number) {
  return { page: page.page, per_page: page.per_page, total, last_page: Math.max(1, Math.ceil(total / page.per_page)) }
}
