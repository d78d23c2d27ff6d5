import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { fakeCall } from '../testing/fake-call.ts'
import { staffDataProvider } from './data-provider.ts'

const meta = { page: 1, per_page: 25, total: 2, last_page: 1 }
const rows = [{ id: 'a' }, { id: 'b' }]
const list = { pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'ASC' }, filter: {} } as const

function provider(answers: Readonly<Record<string, unknown>>) {
  const { call, asked } = fakeCall(answers)
  return { asked, data: staffDataProvider(call) }
}

describe('reading', () => {
  it('getList asks the collection and gives its rows and total', async () => {
    const { asked, data } = provider({ 'GET /staff/messages': { data: rows, meta } })
    expect(await data.getList('messages', { ...list, filter: { status: 'failed' } })).toEqual({ data: rows, total: 2 })
    expect(asked[0]?.query).toEqual({ page: 1, per_page: 25, status: 'failed' })
  })

  it('getOne and getMany ask the records', async () => {
    const { data } = provider({ 'GET /staff/members/a': rows[0], 'GET /staff/members/b': rows[1] })
    expect(await data.getOne('members', { id: 'a' })).toEqual({ data: rows[0] })
    expect(await data.getMany('members', { ids: ['a', 'b'] })).toEqual({ data: rows })
  })

  it('getManyReference asks under the owner', async () => {
    const { asked, data } = provider({ 'GET /staff/members/m%2F1/rent': { data: rows, meta } })
    const reference = await data.getManyReference('rent', { ...list, target: 'members', id: 'm/1' })
    expect(reference).toEqual({ data: rows, total: 2 })
    expect(asked[0]?.query).toEqual({ page: 1, per_page: 25 })
  })
})

describe('writing', () => {
  it('update and delete send back the version that was read', async () => {
    const { asked, data } = provider({ 'PUT /staff/devices/a': { id: 'a', version: 5 } })
    const previousData = { id: 'a', version: 4 }
    expect(await data.update('devices', { id: 'a', data: { name: 'x' }, previousData })).toEqual({
      data: { id: 'a', version: 5 },
    })
    await data.delete('devices', { id: 'a', previousData })
    expect(asked.map(({ method, version }) => [method, version])).toEqual([
      ['PUT', 4],
      ['DELETE', 4],
    ])
  })

  it('an action sends its version, body and key', async () => {
    const { asked, data } = provider({})
    await data.act({
      resource: 'rent',
      id: 'a',
      action: 'take_back',
      version: 7,
      body: { note: '筆尖磨損' },
      idempotencyKey: 'k',
    })
    expect(asked[0]).toEqual({
      method: 'POST',
      path: '/staff/rent/a/take_back',
      body: { note: '筆尖磨損' },
      version: 7,
      idempotencyKey: 'k',
    })
  })

  it('an action of a record without a version sends an empty body and no version', async () => {
    const { asked, data } = provider({})
    await data.act({ resource: 'messages', id: 'a', action: 'retry' })
    expect(asked[0]).toMatchObject({ path: '/staff/messages/a/retry', body: {}, version: undefined })
  })

  it('hands a refusal on as it came', async () => {
    const stale = new ApiError(412, 'version.stale', '已變更')
    const { data } = provider({ 'POST /staff/rent/a/check_in': stale })
    await expect(data.act({ resource: 'rent', id: 'a', action: 'check_in', version: 1 })).rejects.toBe(stale)
  })

  it('never changes many records blindly', async () => {
    const { asked, data } = provider({})
    await expect(data.updateMany('members', { ids: ['a'], data: {} })).rejects.toThrow(/one record/)
    await expect(data.deleteMany('members', { ids: ['a'] })).rejects.toThrow(/one record/)
    expect(asked).toEqual([])
  })
})
