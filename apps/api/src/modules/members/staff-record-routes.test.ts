import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deviceWith, openCentre } from '../../testing/device-factory.ts'
import { uuid7 } from '../../platform/ids.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import type { TestStaff } from '../../testing/staff-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let desk: TestStaff
let anna: TestMember
let bella: TestMember

beforeAll(async () => {
  api = await testApi()
  await openCentre(api.db)
  await deviceWith(api.db, { id: 7 })
  await api.setClock(new Date('2026-11-24T01:00:00Z'))
  desk = await api.staffWith('desk')
  anna = await api.memberWith({ points: 500 })
  bella = await api.memberWith({ points: 500 })
  const wish = { device_id: 7, starts_at: '2026-11-25 10:00:00', ends_at: '2026-11-25 12:00:00', agree: true }
  expect((await api.call('POST /rent/apply', { token: anna.token, body: wish })).status).toBe(201)
})
afterAll(() => api.close())

const read = (member: { id: string }, what: string, who = desk) =>
  api.call(`GET /staff/members/${member.id}/${what}`, { token: who.token })

describe.each(['rent', 'point_logs'])('GET /staff/members/{id}/%s', (what) => {
  test('200: the rows that the member sees, and nobody else’s', async () => {
    const own = await api.call(`GET ${what === 'rent' ? '/rent/apply' : '/my/point_logs'}`, { token: anna.token })
    const { status, body } = await read(anna, what)
    expect(own.body.data.length).toBeGreaterThan(0)
    expect([status, body]).toEqual([200, own.body])
    const hers = (await read(bella, what)).body.data as { id: string }[]
    expect(hers.some(({ id }) => body.data.some((row: { id: string }) => row.id === id))).toBe(false)
  })

  test('200: pages as every list does; 422 for a page that is none', async () => {
    expect((await read(anna, `${what}?per_page=1&page=99`)).body).toMatchObject({ data: [], meta: { per_page: 1 } })
    expect((await read(anna, `${what}?page=0`)).status).toBe(422)
  })

  test('404 for a member that does not exist, also for an id that is none', async () => {
    expect((await read({ id: uuid7() }, what)).status).toBe(404)
    expect((await read({ id: 'x' }, what)).status).toBe(404)
  })

  test('403 for a role without the permission, 401 for the member', async () => {
    expect((await read(anna, what, await api.staffWith('editor'))).status).toBe(403)
    expect((await api.call(`GET /staff/members/${anna.id}/${what}`, { token: anna.token })).status).toBe(401)
  })

  test('is a look at the member, and noted', async () => {
    const curious = await api.staffWith('desk')
    await read(anna, what, curious)
    const entries = await api.db.selectFrom('audit_entry').selectAll().where('actor_id', '=', curious.id).execute()
    expect(entries).toMatchObject([{ action: 'member.read', subject_id: anna.id }])
  })
})

test('a reviewer reads bookings, not points', async () => {
  const reviewer = await api.staffWith('reviewer')
  expect((await read(anna, 'rent', reviewer)).status).toBe(200)
  expect((await read(anna, 'point_logs', reviewer)).status).toBe(403)
})
