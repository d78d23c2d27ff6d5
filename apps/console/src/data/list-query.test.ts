import { zAuditQuery, zStaffMembersQuery } from '@koma/contract/staff.ts'
import { describe, expect, it } from 'vitest'
import { listQuery, pageOf } from './list-query.ts'

const pagination = { page: 3, perPage: 50 }

describe('the query of a list', () => {
  it('names page and rows as the API does', () => {
    expect(listQuery('audit', { pagination })).toEqual({ page: 3, per_page: 50 })
  })

  it('never asks for more rows than the API gives', () => {
    expect(listQuery('audit', { pagination: { page: 1, perPage: 500 } })).toMatchObject({ per_page: 100 })
  })

  it('carries the sort of a list that the API sorts, in small letters', () => {
    const sort = { field: 'name', order: 'ASC' } as const
    expect(listQuery('members', { pagination, sort })).toMatchObject({ sort: 'name', order: 'asc' })
    expect(listQuery('members', { pagination, sort: { ...sort, order: 'DESC' } })).toMatchObject({ order: 'desc' })
  })

  it('leaves out a sort that the API does not know', () => {
    expect(listQuery('members', { sort: { field: 'email', order: 'ASC' } })).not.toHaveProperty('sort')
    expect(listQuery('audit', { sort: { field: 'name', order: 'ASC' } })).not.toHaveProperty('sort')
  })

  it('carries the filters, trimmed, and leaves out empty ones', () => {
    const filter = { q: ' 黃詩涵 ', type: '', status: undefined, from: null }
    expect(listQuery('members', { filter })).toEqual({ page: 1, per_page: 25, q: '黃詩涵' })
  })

  it('is what the contract reads', () => {
    const sort = { field: 'created_at', order: 'DESC' } as const
    const members = listQuery('members', { pagination, sort, filter: { q: '09', type: 'loyal' } })
    expect(zStaffMembersQuery.parse(members)).toEqual({ ...members, page: 3, per_page: 50 })
    const audit = listQuery('audit', {
      filter: { actor: 'desk.ho', action: 'rent.', from: '2026-11-01', to: '2026-11-30' },
    })
    expect(zAuditQuery.safeParse(audit).success).toBe(true)
  })
})

describe('a page of the API', () => {
  it('becomes rows and their total', () => {
    const meta = { page: 1, per_page: 25, total: 1043, last_page: 42 }
    expect(pageOf({ data: [{ id: 'a' }], meta })).toEqual({ data: [{ id: 'a' }], total: 1043 })
  })

  it('without meta is no page', () => {
    expect(() => pageOf({ data: [] })).toThrow(/expected object/)
  })
})
