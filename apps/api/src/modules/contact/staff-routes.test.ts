import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messagesTo } from '../../testing/registration-factory.ts'
import type { TestStaff } from '../../testing/staff-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { contactJobs } from './jobs.ts'

let api: TestApi
let desk: TestStaff
let id: string
let email: string
let letters = 0

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
})
afterAll(() => api.close())

beforeEach(async () => {
  desk = await api.staffWith('desk')
  email = `writer${++letters}@example.com`
  await api.call('POST /contact', {
    body: { reason: 'space', body: '想租三樓', name: '訪客', email },
    headers: { 'accept-language': 'en' },
  })
  const row = await api.db.selectFrom('contact_ticket').select('id').where('email', '=', email).executeTakeFirst()
  id = row!.id
})

const act = (action: string, body: unknown = {}, version?: number, who = desk) =>
  api.call(`POST /staff/contact/${id}/${action}`, {
    token: who.token,
    body,
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  })

describe('GET /staff/contact', () => {
  test('200: open letters first, filtered by status and kind', async () => {
    await act('close')
    const { body } = await api.call('GET /staff/contact?per_page=100', { token: desk.token })
    expect(body.data.at(-1).status).not.toBe('open')
    const closed = await api.call('GET /staff/contact?status=closed&kind=contact', { token: desk.token })
    expect(closed.body.data.map((row: { status: string }) => row.status)).toContain('closed')
    const leaving = await api.call('GET /staff/contact?kind=account_cancel', { token: desk.token })
    expect(leaving.body.data).toEqual([])
  })

  test('200: a letter whose day is over says so', async () => {
    await api.moveClock(15 * 86_400)
    const { body } = await api.call(`GET /staff/contact/${id}`, { token: (await api.staffWith('desk')).token })
    expect(body).toMatchObject({ body: '想租三樓', email, is_late: true })
    await api.moveClock(-15 * 86_400)
  })
})

describe('POST /staff/contact/{id}/answer', () => {
  test('200: the answer goes by mail in the language of the letter, and the audit log does not quote it', async () => {
    const { status, body } = await act('answer', { answer: 'Yes, you can.\n\nSee you soon <3' })
    expect([status, body.status, body.closed_by]).toEqual([200, 'answered', desk.username])
    const [mail] = await messagesTo(api.db, email)
    expect(mail!.subject).toBe(`Our answer to your message (${body.number})`)
    expect(mail!.html).toContain('See you soon &lt;3')
    const entries = await api.db.selectFrom('audit_entry').selectAll().where('subject_id', '=', id).execute()
    expect(entries).toMatchObject([{ action: 'contact.answer', actor_name: desk.username }])
    expect(JSON.stringify(entries)).not.toContain('See you soon')
  })

  test('409 twice, 412 with an old version, 422 without words', async () => {
    expect((await act('answer', { answer: ' ' })).body.errors).toHaveProperty('answer')
    expect((await act('answer', { answer: 'x' }, 7)).status).toBe(412)
    const both = await Promise.all([act('answer', { answer: 'one' }), act('answer', { answer: 'two' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await act('close')).body.code).toBe('contact.state')
    expect(await messagesTo(api.db, email)).toHaveLength(2)
  })
})

test('POST /staff/contact/{id}/close 200: without a word to the writer', async () => {
  expect((await act('close')).body).toMatchObject({ status: 'closed', answer: null })
  expect(await messagesTo(api.db, email)).toHaveLength(1)
})

test('closed letters are forgotten after two years, open ones stay', async () => {
  await act('close')
  await api.moveClock(731 * 86_400)
  for (const job of contactJobs(api.deps)) await job.run()
  const left = await api.db.selectFrom('contact_ticket').select(['id', 'status']).execute()
  expect(left.some((row) => row.id === id)).toBe(false)
  expect(left.every(({ status }) => status === 'open')).toBe(true)
  await api.moveClock(-731 * 86_400)
})
