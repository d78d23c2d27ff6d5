import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyAs, creatorLists } from '../../testing/creator-factory.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import type { TestStaff } from '../../testing/staff-factory.ts'
import { testApi, type TestApi, type TestServer } from '../../testing/test-api.ts'

const rounds = 12

let api: TestApi
let second: TestServer
let reviewers: TestStaff[]

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  second = await api.anotherServer()
  await creatorLists(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  reviewers = [await api.staffWith('reviewer'), await api.staffWith('reviewer')]
})
afterAll(() => api.close())

async function sent(): Promise<{ member: TestMember; id: string }> {
  const member = await api.memberWith()
  return { member, id: (await applyAs(api, member.token)).body.id }
}

const verdict = (server: TestServer, staff: TestStaff, id: string, action: string, version: number) =>
  server.call(`POST /staff/creators/${id}/${action}`, {
    token: staff.token,
    body: { reason: '作品不足' },
    headers: { 'if-match': `"${version}"` },
  })

const versionOf = async (id: string): Promise<number> =>
  (await api.call(`GET /staff/creators/${id}`, { token: reviewers[0]!.token })).body.version

/** Every application has one history, one mail a decision, and the class that its state says. */
async function expectOneStory(id: string) {
  const { rows } = await sql<{ status: string; class: string; changes: number; periods: number; mails: number }>`
    select application.status,
           member.class,
           (select count(*) from creator_application_change where application_id = application.id) as changes,
           (select count(*) from membership_period where member_id = member.id) as periods,
           (select count(*) from message where recipient = member.email) as mails
      from creator_application application
      join member on member.id = application.member_id
     where application.id = ${id}`.execute(api.db)
  const [row] = rows
  expect(row!.periods).toBe(row!.status === 'review_passed' ? 1 : 0)
  expect(row!.class).toBe(row!.status === 'review_passed' ? 'associate_creator' : 'general')
  return row!
}

test('of two reviewers at once one decides and the other hears 412', async () => {
  for (let round = 0; round < rounds; round++) {
    const { id } = await sent()
    const version = await versionOf(id)
    const answers = await Promise.all([
      verdict(api, reviewers[0]!, id, 'approve', version),
      verdict(second, reviewers[1]!, id, 'reject', version),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    expect(await expectOneStory(id)).toMatchObject({ changes: 2, mails: 2 })
  }
})

test('a member who withdraws and a reviewer who approves: one of them comes first, and it stays so', async () => {
  const outcomes = new Set<string>()
  for (let round = 0; round < rounds; round++) {
    const { id, member } = await sent()
    const version = await versionOf(id)
    const [withdrawn, approved] = await Promise.all([
      second.call(`PUT /member/comicists_apply/${id}/withdraw`, { token: member.token }),
      verdict(api, reviewers[0]!, id, 'approve', version),
    ])
    expect([withdrawn.status, approved.status].toSorted()).toSatisfy(
      ([first, last]: number[]) => first === 200 && (last === 409 || last === 412),
    )
    outcomes.add((await expectOneStory(id)).status)
  }
  for (const status of outcomes) expect(['withdrawn', 'review_passed']).toContain(status)
})

test('a form that is sent again while a reviewer decides anew never loses either', async () => {
  for (let round = 0; round < rounds; round++) {
    const { id, member } = await sent()
    await verdict(api, reviewers[0]!, id, 'return', await versionOf(id))
    const version = await versionOf(id)
    const [again, rejected] = await Promise.all([
      applyAs(second, member.token, { pen_name: '改名了' }),
      verdict(api, reviewers[1]!, id, 'reject', version),
    ])
    // Nobody decides about what was returned; what the member sends is what the next reviewer sees.
    expect(again.status).toBe(201)
    expect([409, 412]).toContain(rejected.status)
    expect(await expectOneStory(id)).toMatchObject({ status: 'under_review', changes: 3, mails: 3 })
  }
})

test('two windows that send at once send one application', async () => {
  const { token, id } = await api.memberWith()
  const answers = await Promise.all([applyAs(api, token), applyAs(second, token), applyAs(api, token)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from creator_application where member_id = ${id}`.execute(api.db)
  expect(rows[0]!.n).toBe(1)
})
