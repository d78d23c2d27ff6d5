import type { PageQuery } from '@koma/contract/wire.ts'

/** The rows of a page: a page past the end is empty, not an error. Source: api.md "lists" */
export function windowOf(page: PageQuery): { limit: number; offset: number } {
  return { limit: page.per_page, offset: (page.page - 1) * page.per_page }
}

/** The `meta` of a list; a list without rows still has its first page. */
export function metaOf(page: PageQuery, total: number) {
  return { page: page.page, per_page: page.per_page, total, last_page: Math.max(1, Math.ceil(total / page.per_page)) }
}
