import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyAs, creatorLists } from '../../../testing/creator-factory.ts'
import type { TestMember } from '../../../testing/member-factory.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let token: string
let member: TestMember
let renewal: string
let application: string

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await creatorLists(api.db)
})
afterAll(() => api.close())

/** A creator whose renewal waits while the period ends, and who then applies anew. */
beforeEach(async () => {
  await api.setClock(new Date('2026-12-20T04:00:00Z'))
  member = await api.memberWith()
  await sql`
    insert into membership_period (id, member_id, class, starts_on, ends_on, cause)
    values (koma_uuid7(), ${member.id}, 'creator', '2026-01-01', '2026-12-21', ${`test:${member.id}`})`.execute(api.db)
  await sql`select membership_refresh(${member.id})`.execute(api.db)
  const published = {
    title: '雨後的稿紙',
    publisher: '拾格出版',
    published_on: '2026-06-01',
    url: 'https://p.example/1',
  }
  const asked = await api.call('POST /my/membership/renewal', { token: member.token, body: published })
  expect(asked.status).toBe(201)
  renewal = asked.body.id
  await api.setClock(new Date('2026-12-23T04:00:00Z'))
  await sql`select membership_refresh(${member.id})`.execute(api.db)
  member = { ...member, ...(await api.sessionOf(member)) }
  const applied = await applyAs(api, member.token)
  expect(applied.status).toBe(201)
  application = applied.body.id
  ;({ token } = await api.staffWith('reviewer'))
})

const standing = async () => (await api.call('GET /member', { token: member.token })).body.membership.status
const reject = (what: string) => api.call(`POST /staff/${what}/reject`, { token, body: { reason: '不足' } })

test('while one of two reviews waits the membership is under review, whichever ends first', async () => {
  expect(await standing()).toBe('under_review')
  expect((await reject(`creators/${application}`)).status).toBe(200)
  expect(await standing()).toBe('under_review')
  expect((await reject(`renewals/${renewal}`)).status).toBe(200)
  // Control: with the last review it is over.
  expect(await standing()).not.toBe('under_review')
})

test('a review that grants a class does not end the other one', async () => {
  expect((await api.call(`POST /staff/creators/${application}/approve`, { token, body: {} })).status).toBe(200)
  expect(await standing()).toBe('under_review')
  await reject(`renewals/${renewal}`)
  expect(await standing()).not.toBe('under_review')
})
