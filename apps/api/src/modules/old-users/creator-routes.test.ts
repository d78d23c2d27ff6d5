import { afterAll, beforeAll, expect, test } from 'vitest'
import { creatorForm, creatorLists, applicationForm, recentWork } from '../../testing/creator-factory.ts'
import { carriedTo, invitedPerson } from '../../testing/old-user-factory.ts'
import { codeFor, registrationForm, someplace } from '../../testing/registration-factory.ts'
import type { TestStaff } from '../../testing/staff-factory.ts'
import { tableHashes } from '../../testing/table-hashes.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let admin: TestStaff

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await someplace(api.db)
  await creatorLists(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  admin = await api.staffWith('admin')
})
afterAll(() => api.close())

const invited = (person: Parameters<typeof invitedPerson>[2]) => invitedPerson(api, admin.token, person)
const creator = { class: '創作者', classEndsOn: '2027-06-30', penName: '墨魚', purchased: 100 } as const

/** Both forms at once, with the right code of the phone. */
async function bothForms(changes: Readonly<Record<string, unknown>> = {}) {
  const { type: _, ...profile } = creatorForm()
  const account = registrationForm({ agree: 'on' })
  return { ...profile, ...account, sms_code: await codeFor(api, account.mobile), ...changes }
}

const move = async (code: string, fields: Readonly<Record<string, unknown>>) =>
  api.call(`POST /member/old_user_to_comicists/${code}`, applicationForm(fields))

test('a creator comes over with profile, class and points, and nothing is reviewed anew', async () => {
  const code = await invited({ oldId: 'CR-1', ...creator })
  const { status, body } = await move(code, await bothForms({ email: 'cr-1@example.com' }))
  expect([status, Object.keys(body)]).toEqual([201, ['id']])
  const { token } = await api.sessionOf({ id: body.id })
  expect((await api.call('GET /member', { token })).body).toMatchObject({
    type: 'creator',
    point: 100,
    membership: { status: 'active', ends_on: '2027-06-30' },
  })
  expect((await api.call('GET /member/comicists', { token })).body).toMatchObject({
    pen_name: '漫漫',
    industries: ['comics'],
    works: [recentWork],
  })
  expect((await carriedTo(api.db, body.id)).entries).toHaveLength(1)
  expect((await move(code, await bothForms())).body.code).toBe('old_user.used')
})

test('both forms are judged together, and a refusal uses nothing up', async () => {
  const code = await invited({ oldId: 'CR-2', ...creator })
  const right = await bothForms()
  const before = await tableHashes(api.db)
  const { status, body } = await move(code, { ...right, pen_name: '', works: [], birthday: 'yesterday' })
  expect([status, Object.keys(body.errors).toSorted()]).toEqual([422, ['birthday', 'pen_name', 'works']])
  const unknown = await move(code, { ...right, industries: ['piracy'] })
  expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['industries']])
  expect(await tableHashes(api.db)).toEqual({ ...before, old_user: expect.anything() })
  expect((await move(code, right)).status).toBe(201)
})

test('who was no creator does not become one, and a code of nobody opens nothing', async () => {
  const code = await invited({ oldId: 'CR-3', purchased: 5 })
  const fields = await bothForms()
  expect(await move(code, fields)).toMatchObject({ status: 409, body: { code: 'old_user.not_creator' } })
  expect(await move('x'.repeat(43), fields)).toMatchObject({ status: 404, body: { code: 'record.not_found' } })
  expect((await api.call(`GET /member/old_user/${code}/state`)).body.state).toBe('open')
})

test('JSON is no multipart', async () => {
  const answer = await api.call('POST /member/old_user_to_comicists/none', { body: {} })
  expect(answer).toMatchObject({ status: 415, body: { code: 'body.unsupported_media_type' } })
})
