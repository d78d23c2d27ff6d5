import { cardText, parseCardText } from '@koma/domain/member-card.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
})
afterAll(() => api.close())

describe('the member card', () => {
  test('200: shows who it is, and a code that names nobody', async () => {
    const member = await api.memberWith({ class: 'creator', name: '黃詩涵', membershipEndsOn: '2099-12-31' })
    const { status, body } = await api.call('GET /member/card', { token: member.token })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: '黃詩涵',
      username: member.username,
      type: 'creator',
      status: 'active',
      ends_on: '2099-12-31',
    })
    expect(body.text).toMatch(/^KOMA[0-9A-F]{32}$/)
    expect(body.text).not.toContain(member.id.replaceAll('-', '').toUpperCase())
  })

  test('is looked up by staff, in whatever case a scanner types it, and by nobody else', async () => {
    const [member] = [await api.memberWith(), await api.memberWith()]
    const { text } = (await api.call('GET /member/card', { token: member.token })).body
    const { token } = await api.staffWith('desk')
    for (const typed of [text, text.toLowerCase(), `${text}%0A`]) {
      const { body } = await api.call(`GET /staff/members?q=${typed}`, { token })
      expect(body.data.map(({ id }: { id: string }) => id)).toEqual([member.id])
    }
    expect((await api.call(`GET /staff/members?q=${text}`, { token: member.token })).status).toBe(401)
    const unknown = cardText('0'.repeat(32))
    expect((await api.call(`GET /staff/members?q=${unknown}`, { token })).body.data).toEqual([])
  })

  test('200: a new code kills the one before', async () => {
    const member = await api.memberWith()
    const old = (await api.call('GET /member/card', { token: member.token })).body.text
    const fresh = (await api.call('POST /member/card/renew', { token: member.token })).body.text
    expect(parseCardText(fresh)).toBeDefined()
    expect(fresh).not.toBe(old)
    const { token } = await api.staffWith('desk')
    expect((await api.call(`GET /staff/members?q=${old}`, { token })).body.data).toEqual([])
    expect((await api.call(`GET /staff/members?q=${fresh}`, { token })).body.data).toHaveLength(1)
  })
})
