import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyAs, creatorLists } from '../../testing/creator-factory.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let member: TestMember

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await creatorLists(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
})
afterAll(() => api.close())
beforeEach(async () => {
  member = await api.memberWith()
})

const apply = () => applyAs(api, member.token)
const applications = async () => (await api.call('GET /member/comicists/applications', member)).body.data

describe('PUT /member/comicists_apply/{id}/withdraw', () => {
  const withdraw = (id: string, token = member.token) =>
    api.call(`PUT /member/comicists_apply/${id}/withdraw`, { token })

  test('takes it back; the membership is what it was, and another may be sent', async () => {
    const { body } = await apply()
    expect(await withdraw(body.id)).toMatchObject({ status: 200, body: { status: 'withdrawn' } })
    expect((await api.call('GET /member', member)).body.membership.status).toBe('active')
    expect((await withdraw(body.id)).body.code).toBe('creator.state')
    expect((await apply()).status).toBe(201)
    expect((await applications()).map((one: { status: string }) => one.status)).toEqual(['under_review', 'withdrawn'])
  })

  test('a membership that had ended early has ended again', async () => {
    member = await api.memberWith({ class: 'creator', membershipStatus: 'ended', membershipEndsOn: '2026-01-01' })
    const { body } = await apply()
    await withdraw(body.id)
    const { rows } = await sql<{
      s: string
    }>`select membership_status as s from member where id = ${member.id}`.execute(api.db)
    expect(rows[0]!.s).toBe('ended')
  })

  test("404: somebody else's is the same as one of nobody", async () => {
    const { body } = await apply()
    const stranger = await api.memberWith()
    expect((await withdraw(body.id, stranger.token)).body.code).toBe('record.not_found')
    expect((await withdraw(stranger.id, stranger.token)).body.code).toBe('record.not_found')
    expect((await applications())[0].status).toBe('under_review')
  })
})
