import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { creatorForm, creatorLists, applicationForm, recentWork, smallPdf } from '../../testing/creator-factory.ts'
import { carriedTo, invitedPerson } from '../../testing/old-user-factory.ts'
import { codeFor, messagesTo, registrationForm, someplace } from '../../testing/registration-factory.ts'
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

const move = async (
  code: string,
  fields: Readonly<Record<string, unknown>>,
  files?: Parameters<typeof applicationForm>[1],
) => api.call(`POST /member/old_user_to_comicists/${code}`, applicationForm(fields, files))

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

test('files come along with a class that lives, and the next application starts with them', async () => {
  const code = await invited({ oldId: 'CR-4', ...creator })
  const { status, body } = await move(code, await bothForms(), { 'a.pdf': smallPdf('a'), 'b.pdf': smallPdf('b') })
  expect(status).toBe(201)
  const { token } = await api.sessionOf({ id: body.id })
  const { source, attachments } = (await api.call('GET /member/comicists_apply/form', { token })).body
  expect([source, attachments.map(({ name }: { name: string }) => name)]).toEqual(['profile', ['a.pdf', 'b.pdf']])
  expect((await api.call(`GET /file/${attachments[0].id}`, { token })).status).toBe(200)
  const other = await api.memberWith()
  expect((await api.call(`GET /file/${attachments[0].id}`, other)).status).toBe(404)
  expect((await api.call('GET /member/comicists/applications', { token })).body.data).toEqual([])
})

test('whose class has ended applies for it with the move, files and all, and is no creator before the review', async () => {
  const code = await invited({ oldId: 'CR-5', ...creator, classEndsOn: '2025-12-31' })
  const { status, body } = await move(code, await bothForms({ email: 'cr-5@example.com' }), { 'a.pdf': smallPdf('c') })
  expect(status).toBe(201)
  const { token } = await api.sessionOf({ id: body.id })
  expect((await api.call('GET /member', { token })).body).toMatchObject({
    type: 'general',
    point: 100,
    comicists: null,
    membership: { status: 'under_review' },
  })
  const [application] = (await api.call('GET /member/comicists/applications', { token })).body.data
  expect(application).toMatchObject({
    type: 'creator',
    status: 'under_review',
    pen_name: '漫漫',
    attachments: [{ name: 'a.pdf' }],
  })
  expect((await messagesTo(api.db, 'cr-5@example.com'))[0]?.subject).toContain('我們收到您的創作者申請')
})

test('a class that has ended is proved as in any application; the former one may be changed for the lower', async () => {
  const code = await invited({ oldId: 'CR-6', ...creator, classEndsOn: '2025-12-31' })
  const old = { ...recentWork, published_on: '2015-01-01' }
  const right = await bothForms({ works: [old] })
  const refused = await move(code, right)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['works']])
  const { body } = await move(code, { ...right, type: 'associate_creator' })
  const { token } = await api.sessionOf({ id: body.id })
  const [application] = (await api.call('GET /member/comicists/applications', { token })).body.data
  expect(application.type).toBe('associate_creator')
})

test('what is no PDF is refused at its field, and uses nothing up', async () => {
  const code = await invited({ oldId: 'CR-7', ...creator })
  const { status, body } = await move(code, await bothForms(), { 'a.pdf': Buffer.from('MZ not a document') })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['attachments']])
  expect((await api.call(`GET /member/old_user/${code}/state`)).body.state).toBe('open')
})

test('files of whoever has no code are not read; control: with one they are', async () => {
  const newPath = vi.spyOn(api.deps.files.temporary, 'newPath')
  const fields = await bothForms()
  const files = { 'a.pdf': smallPdf('d') }
  for (const code of ['x'.repeat(43), await invited({ oldId: 'CR-8', purchased: 5 })]) {
    expect((await move(code, fields, files)).status).toBeGreaterThanOrEqual(404)
    expect(newPath).not.toHaveBeenCalled()
  }
  const code = await invited({ oldId: 'CR-9', ...creator })
  expect((await move(code, fields, files)).status).toBe(201)
  expect(newPath).toHaveBeenCalled()
})

test('JSON is no multipart', async () => {
  const answer = await api.call('POST /member/old_user_to_comicists/none', { body: {} })
  expect(answer).toMatchObject({ status: 415, body: { code: 'body.unsupported_media_type' } })
})
