import { memberSorts } from '@koma/contract/staff.ts'
import { zMeta } from '@koma/contract/wire.ts'
import type { GetListParams } from 'react-admin'

/** The most rows that one page of the API has. Source: api.md "lists" */
export const perPageMax = 100

/** The columns by which the API sorts, of the lists that it sorts at all. */
const sortFields: Readonly<Record<string, readonly string[]>> = { members: memberSorts }

/** What a list of react-admin asks for, as the query of `GET /staff/<resource>`. Empty filters are left out. */
export function listQuery(resource: string, params: GetListParams): Record<string, string | number> {
  const { page = 1, perPage = 25 } = params.pagination ?? {}
  return {
    page,
    per_page: Math.min(perPage, perPageMax),
    ...sortQuery(resource, params.sort),
    ...filterQuery((params.filter ?? {}) as Record<string, unknown>),
  }
}

function sortQuery(resource: string, sort: GetListParams['sort']): Record<string, string> {
  if (!sort || !sortFields[resource]?.includes(sort.field)) return {}
  return { sort: sort.field, order: sort.order === 'ASC' ? 'asc' : 'desc' }
}

function filterQuery(filter: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(filter).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value])
  return Object.fromEntries(
    given
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([key, value]) => [key, String(value)]),
  )
}

/** A page `{ data, meta }` of the API as react-admin takes it. Throws on an answer that is none. */
export function pageOf(answer: unknown): { data: never[]; total: number } {
  const { data, meta } = answer as { data: never[]; meta: unknown }
  return { data, total: zMeta.parse(meta).total }
}
