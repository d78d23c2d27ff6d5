import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestMember } from '../../testing/member-factory.ts'
import { multipart } from '../../testing/multipart.ts'
import { pdfWith } from '../../testing/pdf-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let anna: TestMember

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  anna = await api.memberWith({ locale: 'en' })
})
afterAll(() => api.close())

const upload = (name: string, bytes: Buffer, { token, key }: { token?: string; key?: string } = {}) => {
  const form = multipart([
    ['purpose', 'creator_application'],
    ['file', { name, bytes }],
  ])
  const headers = { ...form.headers, ...(key !== undefined && { 'idempotency-key': key }), 'accept-language': 'en' }
  return api.call('POST /member/files', { token: token ?? anna.token, headers, body: form.body })
}

describe('a draft', () => {
  test('is kept for seven days, listed, and forgotten when its owner says so', async () => {
    const { status, body } = await upload('作品集.pdf', pdfWith())
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: '作品集.pdf',
      size: pdfWith().length,
      state: 'ready',
      purpose: 'creator_application',
    })
    const listed = await api.call('GET /member/files?purpose=creator_application', { token: anna.token })
    expect(listed.body).toEqual([body])
    expect((await api.call('GET /member/files?purpose=space_application', { token: anna.token })).body).toEqual([])
    expect((await api.call(`DELETE /member/files/${body.id}`, { token: anna.token })).status).toBe(204)
    expect((await api.call('GET /member/files', { token: anna.token })).body).toEqual([])
    expect((await api.call(`GET /file/${body.id}`, { token: anna.token })).status).toBe(404)
  })

  test('sent again with the same key is the same one; another file under that key is refused', async () => {
    const first = await upload('one.pdf', pdfWith(), { key: 'k-1' })
    const again = await upload('one.pdf', pdfWith(), { key: 'k-1' })
    expect([again.status, again.body, again.headers['idempotent-replayed']]).toEqual([201, first.body, 'true'])
    const other = await upload('one.pdf', pdfWith({ size: 2_000 }), { key: 'k-1' })
    expect([other.status, other.body.code]).toEqual([422, 'idempotency.reused'])
  })
})

describe('the bytes', () => {
  test('come to their owner as they were, as an attachment that runs nowhere', async () => {
    const { body } = await upload('作品 "one".html', pdfWith({ size: 70_000 }))
    const answer = await api.app.inject({
      url: `/api/file/${body.id}`,
      headers: { authorization: `Bearer ${anna.token}` },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(pdfWith({ size: 70_000 }))).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="__ _one_.html.pdf"; filename*=UTF-8''%E4%BD%9C%E5%93%81%20%22one%22.html.pdf`,
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  test('are the same 404 for everybody else as for an id of nobody', async () => {
    const { body } = await upload('mine.pdf', pdfWith())
    const ben = await api.memberWith()
    const desk = await api.staffWith('desk')
    const admin = await api.staffWith('admin')
    for (const token of [undefined, ben.token, desk.token, admin.token]) {
      const there = await api.call(`GET /file/${body.id}`, { token })
      const nowhere = await api.call('GET /file/00000000-0000-7000-8000-000000000000', { token })
      expect(there.status).toBe(404)
      expect({ ...there.body, request_id: '' }).toEqual({ ...nowhere.body, request_id: '' })
    }
  })
})
