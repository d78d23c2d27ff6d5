import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appClient, codeOf } from '../../testing/app-client.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import { messagesTo } from '../../testing/registration-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

const firefox = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0'
const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'

let api: TestApi
let member: TestMember

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
})
afterAll(() => api.close())
beforeEach(async () => {
  member = await api.memberWith()
})

interface From {
  readonly from?: string
  readonly agent?: string
  readonly device?: string
}

/** Signs in as a browser at an address would. */
async function signIn({ from = '203.0.113.7', agent = firefox, device }: From = {}) {
  const { username, password } = member
  const form = { grant_type: 'password', username, password, ...(device && { device }) }
  const { status, body } = await api.call('POST /token', { form, from, headers: { 'user-agent': agent } })
  expect(status).toBe(200)
  return body.access_token as string
}

const list = async (token: string, query = '') => (await api.call(`GET /member/sessions${query}`, { token })).body
const isAlive = async (token: string) => (await api.call('GET /member', { token })).status === 200

describe('GET /member/sessions', () => {
  test('lists the devices, this one first, with the network and not the address', async () => {
    const phone = await signIn({ from: '2001:db8:7:1::9', agent: android })
    const laptop = await signIn()
    const { data, meta } = await list(laptop)
    expect(meta).toMatchObject({ total: 3, page: 1 })
    expect(data[0]).toMatchObject({ is_current: true, browser: 'Firefox', system: 'macOS', address: '203.0.113.*' })
    expect(data[1]).toMatchObject({ is_current: false, browser: 'Chrome', system: 'Android', address: '2001:db8:7::*' })
    expect(JSON.stringify(data)).not.toContain('203.0.113.7')
    expect((await list(phone)).data[0]).toMatchObject({ is_current: true, system: 'Android' })
  })

  test('a refresh moves the last sight, and what has ended is not listed', async () => {
    const [before] = (await list(member.token)).data
    await api.moveClock(600)
    const body = { grant_type: 'refresh_token', refresh_token: member.refreshToken }
    const { access_token: token } = (await api.call('POST /token', { body })).body
    const other = await signIn()
    await api.call('DELETE /token', { token: other })
    const { data, meta } = await list(token)
    expect([data.length, meta.total]).toEqual([1, 1])
    expect(data[0].last_seen_at > before.last_seen_at).toBe(true)
    expect(data[0].signed_in_at).toBe(before.signed_in_at)
  })

  test('pages like every list', async () => {
    for (let one = 0; one < 4; one++) await api.sessionOf(member)
    const { data, meta } = await list(member.token, '?page=2&per_page=2')
    expect([data.length, meta.total, meta.last_page]).toEqual([2, 5, 3])
  })
})

describe('DELETE /member/sessions', () => {
  test('/{id} 204 signs one device out, at once on every server; a second time it is a 404', async () => {
    const elsewhere = await api.sessionOf(member)
    const route = `DELETE /member/sessions/${elsewhere.sessionId}`
    expect(await api.call(route, { token: member.token })).toMatchObject({ status: 204, text: '' })
    const other = await api.anotherServer()
    expect((await other.call('GET /member', { token: elsewhere.token })).status).toBe(401)
    expect(await isAlive(member.token)).toBe(true)
    expect((await api.call(route, { token: member.token })).status).toBe(404)
  })

  test("/{id} 404 for somebody else's device, which stays signed in", async () => {
    const other = await api.memberWith()
    const answer = await api.call(`DELETE /member/sessions/${other.sessionId}`, { token: member.token })
    expect(answer).toMatchObject({ status: 404, body: { code: 'record.not_found' } })
    expect(await isAlive(other.token)).toBe(true)
  })

  test('?except=current keeps this device alone; without it nobody stays', async () => {
    const [one, two] = [await api.sessionOf(member), await api.sessionOf(member)]
    const stranger = await api.memberWith()
    expect((await api.call('DELETE /member/sessions?except=current', { token: one.token })).status).toBe(204)
    expect([await isAlive(one.token), await isAlive(two.token), await isAlive(member.token)]).toEqual([
      true,
      false,
      false,
    ])
    expect((await api.call('DELETE /member/sessions', { token: one.token })).status).toBe(204)
    expect([await isAlive(one.token), await isAlive(stranger.token)]).toEqual([false, true])
  })

  test('422 for another exception', async () => {
    const { status } = await api.call('DELETE /member/sessions?except=mine', { token: member.token })
    expect(status).toBe(422)
    expect(await isAlive(member.token)).toBe(true)
  })
})

describe('an app that was let in', () => {
  test.each(['DELETE /member/sessions', 'DELETE /member/sessions?except=current'])(
    'is signed out too by %s, and the code that it has not redeemed yet is dead',
    async (route) => {
      const app = await appClient(api)
      const { access_token } = await app.signIn(member.token)
      const { query, verifier } = app.begin()
      const allow = { token: member.token, body: { ...query, allow: true } }
      const code = codeOf((await api.call('POST /3rd/authorize', allow)).body.redirect)
      expect((await api.call(route, { token: member.token })).status).toBe(204)
      expect(await isAlive(access_token)).toBe(false)
      expect(await app.exchange(code, verifier)).toMatchObject({ status: 400, body: { code: 'auth.invalid_grant' } })
    },
  )

  test('stands among the devices, and its first sign-in is told by mail', async () => {
    await signIn()
    await (await appClient(api)).signIn(member.token)
    expect((await list(member.token)).meta.total).toBe(3)
    expect((await messagesTo(api.db, member.email)).map(({ subject }) => subject)).toEqual(['新的裝置登入了您的帳號'])
  })
})

describe('a sign-in is told by mail', () => {
  const mails = async () => (await messagesTo(api.db, member.email)).map(({ text }) => text)

  test('from a new device, with browser, network and time, and nothing that the caller wrote', async () => {
    await signIn()
    expect(await mails()).toEqual([])
    await signIn({ from: '198.51.100.20', agent: `${android} <b>https://evil.example</b>` })
    const [mail] = await mails()
    expect(mail).toContain('裝置：Chrome（Android）')
    expect(mail).toContain('網路：198.51.100.*')
    expect(mail).toContain('https://koma.example/zh/member/devices')
    expect(mail).not.toContain('evil')
    expect(await mails()).toHaveLength(1)
  })

  test('not again from there, nor from another address of that network, nor with the key that the device keeps', async () => {
    await signIn({ device: 'key-of-a-laptop' })
    await signIn({ from: '203.0.113.99' })
    await signIn({ from: '192.0.2.1', agent: android, device: 'key-of-a-laptop' })
    await signIn({ from: '192.0.2.200', agent: android })
    expect(await mails()).toEqual([])
    await signIn({ from: '192.0.2.200', device: 'another-key' })
    expect(await mails()).toHaveLength(1)
  })

  test('once, when ten sign in from one new device at the same time', async () => {
    await signIn()
    await Promise.all(Array.from({ length: 10 }, () => signIn({ from: '198.51.100.77', agent: android })))
    expect(await mails()).toHaveLength(1)
  })

  test('not at an address that is not verified', async () => {
    member = await api.memberWith({ activated: false })
    await signIn()
    await signIn({ from: '198.51.100.78', agent: android })
    expect(await mails()).toEqual([])
  })

  test('a device that was not used for 400 days is forgotten, but never the last one', async () => {
    await signIn()
    await signIn({ from: '198.51.100.79' })
    const known = () =>
      api.db.selectFrom('member_device').select('key_hash').where('member_id', '=', member.id).execute()
    expect(await known()).toHaveLength(2)
    await api.moveClock(401 * 86_400)
    await api.deps.jobs.runAll()
    expect(await known()).toHaveLength(1)
    await api.moveClock(-401 * 86_400)
  })
})
