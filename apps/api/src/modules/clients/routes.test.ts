import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appClient, appRedirect, codeOf, type AppClient } from '../../testing/app-client.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let app: AppClient
let member: TestMember

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  app = await appClient(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  member = await api.memberWith()
})

const ask = (query: Readonly<Record<string, string>>, token = member.token) =>
  api.call(`GET /3rd/authorize?${new URLSearchParams(query).toString()}`, { token })
const decide = (query: Readonly<Record<string, string>>, allow: unknown = true, token = member.token) =>
  api.call('POST /3rd/authorize', { token, body: { ...query, allow } })
const whoIs = async (token: string) => (await api.call('GET /member', { token })).status
const refused = { status: 400, body: { code: 'auth.invalid_grant' } }

/** A code that the member has just allowed, and the app's secret for it. */
async function allowed() {
  const { query, verifier } = app.begin()
  const { body } = await decide(query)
  return { code: codeOf(body.redirect), verifier, query }
}

describe('an app that a member lets in', () => {
  test('asks, is allowed, exchanges its code, and acts for the member', async () => {
    const { query, verifier } = app.begin()
    expect((await ask(query)).body).toEqual({
      client: { id: app.clientId, name_zh: 'Koma 行動版', name_ja: 'Koma アプリ', name_en: 'Koma app' },
      scopes: ['member'],
      redirect_uri: appRedirect,
      is_allowed: false,
    })
    const { status, body, headers } = await decide(query)
    expect(status).toBe(200)
    expect(headers['cache-control']).toContain('no-store')
    const back = new URLSearchParams(body.redirect.slice(body.redirect.indexOf('?')))
    expect(body.redirect.startsWith(`${appRedirect}?`)).toBe(true)
    expect([back.get('state'), back.get('iss')]).toEqual([query['state'], 'https://koma.example'])
    const tokens = await app.exchange(back.get('code')!, verifier)
    expect(tokens).toMatchObject({ status: 200, body: { token_type: 'Bearer', expires_in: 900 } })
    expect((await api.call('GET /member', { token: tokens.body.access_token })).body.id).toBe(member.id)
    const renewed = await api.call('POST /token', {
      body: { grant_type: 'refresh_token', refresh_token: tokens.body.refresh_token },
    })
    expect(renewed.status).toBe(200)
  })

  test('that the member says no to is told so, and gets nothing', async () => {
    const { query } = app.begin()
    const { body } = await decide(query, false)
    const back = new URLSearchParams(body.redirect.slice(body.redirect.indexOf('?')))
    expect([back.get('error'), back.get('state'), back.get('code')]).toEqual(['access_denied', query['state'], null])
    expect((await api.call('GET /member/apps', { token: member.token })).body).toEqual([])
  })

  test('is remembered, listed, and asked about again all the same', async () => {
    await app.signIn(member.token)
    expect((await ask(app.begin().query)).body.is_allowed).toBe(true)
    const { body } = await api.call('GET /member/apps', { token: member.token })
    expect(body).toEqual([
      {
        id: app.clientId,
        name_zh: 'Koma 行動版',
        name_ja: 'Koma アプリ',
        name_en: 'Koma app',
        scopes: ['member'],
        granted_at: expect.any(String),
        last_used_at: expect.any(String),
      },
    ])
  })

  test('loses everything at once when access is taken back, and nobody else does', async () => {
    const [other, tokens] = [await api.memberWith(), await app.signIn(member.token)]
    const others = await app.signIn(other.token)
    const pending = await allowed()
    expect((await api.call(`DELETE /member/apps/${app.clientId}`, { token: member.token })).status).toBe(204)
    expect(await whoIs(tokens.access_token)).toBe(401)
    const refresh = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token }
    expect((await api.call('POST /token', { body: refresh })).status).toBe(400)
    expect(await app.exchange(pending.code, pending.verifier)).toMatchObject(refused)
    expect([await whoIs(member.token), await whoIs(others.access_token)]).toEqual([200, 200])
    expect((await api.call(`DELETE /member/apps/${app.clientId}`, { token: member.token })).status).toBe(404)
  })

  test('lets no other app in, and opens no other way in', async () => {
    const tokens = await app.signIn(member.token)
    expect((await decide(app.begin().query, true, tokens.access_token)).status).toBe(403)
  })

  test('on a computer takes whatever port of loopback is free', async () => {
    const desk = await appClient(api, 'http://127.0.0.1:53124/callback', 'http://127.0.0.1/callback')
    const { access_token } = await desk.signIn(member.token)
    expect(await whoIs(access_token)).toBe(200)
  })
})

describe('a code', () => {
  test('works once: the second use ends what the first one gave', async () => {
    const { code, verifier } = await allowed()
    const { body } = await app.exchange(code, verifier)
    expect(await whoIs(body.access_token)).toBe(200)
    expect(await app.exchange(code, verifier)).toMatchObject(refused)
    expect(await whoIs(body.access_token)).toBe(401)
    expect(await whoIs(member.token)).toBe(200)
  })

  test('of many at once gives one family, which then is dead', async () => {
    const { code, verifier } = await allowed()
    const answers = await Promise.all(Array.from({ length: 6 }, () => app.exchange(code, verifier)))
    const given = answers.filter(({ status }) => status === 200)
    expect(given).toHaveLength(1)
    expect(await whoIs(given[0]!.body.access_token)).toBe(401)
  })

  test('lives 60 seconds', async () => {
    const [first, second] = [await allowed(), await allowed()]
    await api.moveClock(59)
    expect((await app.exchange(first.code, first.verifier)).status).toBe(200)
    await api.moveClock(2)
    expect(await app.exchange(second.code, second.verifier)).toMatchObject(refused)
  })

  test.each<[string, (challenge: string) => Readonly<Record<string, string>>]>([
    ['another verifier', () => ({ code_verifier: 'x'.repeat(43) })],
    ['the challenge as its verifier', (challenge) => ({ code_verifier: challenge })],
    ['another address', () => ({ redirect_uri: 'example.koma.app:/oauth/other' })],
    ['another app', () => ({ client_id: '00000000-0000-7000-8000-000000000000' })],
  ])('with %s gives nothing, and is used up', async (_, changes) => {
    const { code, verifier, query } = await allowed()
    expect(await app.exchange(code, verifier, changes(query['code_challenge']!))).toMatchObject(refused)
    expect(await app.exchange(code, verifier)).toMatchObject(refused)
  })

  test('says its app where the app says it too', async () => {
    const { code, verifier } = await allowed()
    expect((await app.exchange(code, verifier, { client_id: app.clientId })).status).toBe(200)
  })

  test('cannot be told by the database, and is forgotten', async () => {
    const { code } = await allowed()
    const rows = await api.db.selectFrom('authorization_code').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(code)
    await api.moveClock(25 * 3_600)
    await api.deps.jobs.runAll()
    expect(await api.db.selectFrom('authorization_code').select('expires_at').execute()).toEqual([])
  })

  test('of a member who was suspended meanwhile gives nothing', async () => {
    const { code, verifier } = await allowed()
    await api.db.updateTable('member').set({ status: 'suspended' }).where('id', '=', member.id).execute()
    expect(await app.exchange(code, verifier)).toMatchObject(refused)
  })

  test('that nobody was given gives nothing', async () => {
    expect(await app.exchange('x'.repeat(43), 'v'.repeat(43))).toMatchObject(refused)
  })
})

describe('each guard of a code refuses it alone; control: without the guard it gives tokens', () => {
  const rewrite = (change: ReturnType<typeof sql>) =>
    sql`update authorization_code set ${change} where member_id = ${member.id}`.execute(api.db)
  const otherVerifier = 'v'.repeat(43)
  const otherAddress = 'example.koma.app:/oauth/other'

  test('its use', async () => {
    const { code, verifier } = await allowed()
    await app.exchange(code, verifier)
    expect(await app.exchange(code, verifier)).toMatchObject(refused)
    await rewrite(sql`used_at = null, session_id = null`)
    expect((await app.exchange(code, verifier)).status).toBe(200)
  })

  test.each<[string, () => Promise<unknown>, Readonly<Record<string, string>>, () => ReturnType<typeof sql>]>([
    ['its minute', () => api.moveClock(61), {}, () => sql`expires_at = koma_now() + interval '1 second'`],
    [
      'its challenge',
      async () => {},
      { code_verifier: otherVerifier },
      () => sql`code_challenge = ${createHash('sha256').update(otherVerifier).digest('base64url')}`,
    ],
    ['its address', async () => {}, { redirect_uri: otherAddress }, () => sql`redirect_address = ${otherAddress}`],
  ])('%s', async (_, pass, changes, off) => {
    const [first, second] = [await allowed(), await allowed()]
    await pass()
    expect(await app.exchange(first.code, first.verifier, changes)).toMatchObject(refused)
    await rewrite(off())
    expect((await app.exchange(second.code, second.verifier, changes)).status).toBe(200)
  })
})

describe('a request that is not right is answered here and sent nowhere', () => {
  test.each([
    ['an unknown app', { client_id: '00000000-0000-7000-8000-000000000000' }, 'client_id'],
    ['an app that is no id', { client_id: "x' or 1=1 --" }, 'client_id'],
    ['an address that is not registered', { redirect_uri: 'https://evil.example/callback' }, 'redirect_uri'],
    ['a registered address and more', { redirect_uri: `${appRedirect}?x=1` }, 'redirect_uri'],
    ['a token instead of a code', { response_type: 'token' }, 'response_type'],
    ['PKCE by plain', { code_challenge_method: 'plain' }, 'code_challenge_method'],
    ['no challenge', { code_challenge: '' }, 'code_challenge'],
    ['a challenge that is too short', { code_challenge: 'x'.repeat(42) }, 'code_challenge'],
    ['control characters in the state', { state: 'a\u0000b' }, 'state'],
  ])('%s', async (_, changes, field) => {
    const { query } = app.begin(changes)
    for (const answer of [await ask(query), await decide(query), await decide(query, false)]) {
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
      expect(answer.headers['location']).toBeUndefined()
      expect(answer.text).not.toContain('evil.example')
    }
  })

  test('nor without a member', async () => {
    const { query } = app.begin()
    expect((await api.call(`GET /3rd/authorize?${new URLSearchParams(query).toString()}`)).status).toBe(401)
    expect((await api.call('POST /3rd/authorize', { body: { ...query, allow: true } })).status).toBe(401)
  })

  test('a state comes back as it was, whatever it holds', async () => {
    const state = 'a&b=c#d?e /漫畫"<>'
    const { body } = await decide(app.begin({ state }).query)
    expect(new URLSearchParams(body.redirect.slice(body.redirect.indexOf('?'))).get('state')).toBe(state)
  })
})
