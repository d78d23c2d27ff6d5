import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openIdPeer, redirectUri, type OpenIdPeer, type Person } from '../../testing/openid-peer.ts'
import { returnFrom, visitProvider } from '../../testing/provider-visit.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { identityJobs } from './jobs.ts'

let peer: OpenIdPeer
let api: TestApi
let person: Person
let made = 0

beforeAll(async () => {
  peer = await openIdPeer()
  api = await testApi({ rateLimits: false }, { identityProvider: peer.provider })
})
afterAll(async () => {
  await api.close()
  await peer.stop()
})
beforeEach(() => {
  made++
  person = { sub: `person-${made}`, email: `person${made}@example.org`, email_verified: true, name: '林小漫' }
})

const arrive = (body: { flow: string; query: string }, token?: string) =>
  api.call('POST /auth/google/callback', { body: { flow: body.flow, query: body.query }, token })

describe('GET /auth/providers', () => {
  test('names the configured one, and none where none is', async () => {
    expect((await api.call('GET /auth/providers')).body).toEqual([{ id: 'google', name: 'Google' }])
    const bare = await testApi()
    expect((await bare.call('GET /auth/providers')).body).toEqual([])
    expect((await bare.call('POST /auth/google/start', { body: {} })).status).toBe(404)
    await bare.close()
  })
})

describe('the way to the provider', () => {
  test('carries PKCE S256, state and nonce, and asks for no more than address and name', async () => {
    const { status, body, headers } = await api.call('POST /auth/google/start', { body: {} })
    expect(status).toBe(200)
    expect(headers['cache-control']).toContain('no-store')
    const query = new URL(body.url).searchParams
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      client_id: 'koma',
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(new Set([query.get('state'), query.get('nonce'), query.get('code_challenge'), body.flow]).size).toBe(4)
  })

  test('is another one each time', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => api.call('POST /auth/google/start', { body: {} })))
    expect(one!.body.url).not.toBe(two!.body.url)
  })

  test('of another provider is a 404', async () => {
    expect((await api.call('POST /auth/other/start', { body: {} })).status).toBe(404)
    expect((await api.call('POST /auth/other/callback', { body: { flow: 'x', query: '' } })).status).toBe(404)
  })

  test('503 while the provider is away, and again to be had when it is back', async () => {
    const other = await openIdPeer()
    await other.stop()
    const away = await testApi({}, { identityProvider: other.provider })
    const { status, body } = await away.call('POST /auth/google/start', { body: {} })
    expect([status, body.code]).toEqual([503, 'identity.provider_away'])
    await away.close()
  })
})

describe('the way back', () => {
  test('of somebody new gives a credential that says what the provider said, and no more than once', async () => {
    const { status, body } = await visitProvider(api, peer, person)
    expect(status).toBe(200)
    expect(body).toEqual({ outcome: 'new', credential: expect.stringMatching(/^[\w-]{43}$/) })
    const facts = await api.call('POST /member/three/check', { body: { credential: body.credential } })
    expect(facts.body).toEqual({
      outcome: 'new',
      provider: { id: 'google', name: 'Google' },
      name: '林小漫',
      email: person.email,
      email_verified: true,
      mobile_masked: null,
      has_password: false,
    })
  })

  test('of somebody who cancelled says so', async () => {
    const { status, body } = await visitProvider(api, peer, 'refuses')
    expect([status, body.code]).toEqual([400, 'identity.cancelled'])
  })

  const refused = { status: 400, body: { code: 'identity.failed' } }

  test('a second time is refused: a flow is used once', async () => {
    const back = await returnFrom(api, peer, person)
    expect((await arrive(back)).status).toBe(200)
    expect(await arrive(back)).toMatchObject(refused)
  })

  test('of two at once one is let in', async () => {
    const back = await returnFrom(api, peer, person)
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => arrive(back)))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400])
  })

  test('with a replayed code is refused by the provider', async () => {
    const first = await returnFrom(api, peer, person)
    await arrive(first)
    const second = await returnFrom(api, peer, person)
    const code = new URLSearchParams(first.query).get('code')!
    const query = new URLSearchParams(second.query)
    query.set('code', code)
    expect(await arrive({ flow: second.flow, query: query.toString() })).toMatchObject(refused)
  })

  test('with the code of another browser is refused: PKCE', async () => {
    const [mine, theirs] = [
      await returnFrom(api, peer, person),
      await returnFrom(api, peer, { ...person, sub: 'thief' }),
    ]
    const query = new URLSearchParams(mine.query)
    query.set('code', new URLSearchParams(theirs.query).get('code')!)
    expect(await arrive({ flow: mine.flow, query: query.toString() })).toMatchObject(refused)
  })

  test.each([
    ['another state', (query: URLSearchParams) => query.set('state', 'x'.repeat(43))],
    ['no state', (query: URLSearchParams) => query.delete('state')],
    ['two states', (query: URLSearchParams) => query.append('state', 'y')],
    ['no code', (query: URLSearchParams) => query.delete('code')],
    ['another issuer', (query: URLSearchParams) => query.set('iss', 'https://evil.example')],
  ])('with %s is refused', async (_, spoil) => {
    const back = await returnFrom(api, peer, person)
    const query = new URLSearchParams(back.query)
    spoil(query)
    expect(await arrive({ flow: back.flow, query: query.toString() })).toMatchObject(refused)
  })

  test('in a browser that did not begin is refused, and so is one after 10 minutes', async () => {
    const back = await returnFrom(api, peer, person)
    expect(await arrive({ ...back, flow: 'x'.repeat(43) })).toMatchObject(refused)
    await api.moveClock(10 * 60 + 1)
    expect(await arrive(back)).toMatchObject(refused)
  })

  test('with a nonce of another flow is refused', async () => {
    const { body } = await api.call('POST /auth/google/start', { body: {} })
    const url = new URL(body.url)
    url.searchParams.set('nonce', 'n'.repeat(43))
    expect(await arrive({ flow: body.flow, query: await peer.signIn(url.href, person) })).toMatchObject(refused)
  })
})

test('what has expired is forgotten', async () => {
  await visitProvider(api, peer, person)
  await api.moveClock(2 * 3_600)
  for (const job of identityJobs(api.deps)) await job.run()
  for (const table of ['identity_flow', 'identity_credential'] as const) {
    expect(await api.db.selectFrom(table).select('expires_at').execute(), table).toEqual([])
  }
})
