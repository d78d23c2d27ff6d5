import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgedIssuer, type ForgedIssuer, type Forgery } from '../../testing/forged-issuer.ts'
import { openIdPeer, redirectUri, type OpenIdPeer, type Person } from '../../testing/openid-peer.ts'
import { credentialFrom, returnFrom, visitProvider } from '../../testing/provider-visit.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { identityJobs } from './jobs.ts'

let peer: OpenIdPeer
let forged: ForgedIssuer
let api: TestApi
/** The same database, with an issuer that lies. */
let misled: TestApi
let person: Person
let made = 0

beforeAll(async () => {
  peer = await openIdPeer()
  forged = await forgedIssuer()
  api = await testApi({ rateLimits: false }, { identityProvider: peer.provider })
  misled = await testApi({ rateLimits: false }, { identityProvider: forged.provider })
})
afterAll(async () => {
  await api.close()
  await misled.close()
  await peer.stop()
  await forged.stop()
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

describe('an ID token', () => {
  async function told(forgery: Forgery, query: Readonly<Record<string, string>> = {}) {
    const { body } = await misled.call('POST /auth/google/start', { body: {} })
    const { searchParams } = new URL(body.url)
    forged.forge(searchParams.get('nonce')!, forgery)
    const back = new URLSearchParams({ code: 'any', state: searchParams.get('state')!, iss: forged.issuer, ...query })
    return misled.call('POST /auth/google/callback', { body: { flow: body.flow, query: back.toString() } })
  }

  test('negative control: one that is right is taken', async () => {
    expect((await told({})).status).toBe(200)
  })

  const hour = 3_600
  const now = Math.floor(Date.now() / 1000)
  test.each<[string, Forgery]>([
    ['of another nonce', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: null } }],
    ['that has expired', { claims: { iat: now - 2 * hour, exp: now - hour } }],
    ['for another audience', { claims: { aud: 'another-site' } }],
    ['for several audiences and another party', { claims: { aud: ['koma', 'another'], azp: 'another' } }],
    ['of another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['without a subject', { claims: { sub: null } }],
    ['signed by somebody else', { foreignKey: true }],
    ['not signed at all', { unsigned: true }],
  ])('%s is refused', async (_, forgery) => {
    expect(await told(forgery)).toMatchObject({ status: 400, body: { code: 'identity.failed' } })
  })

  test('from a mixed-up issuer is refused before the code is shown to anybody', async () => {
    expect(await told({}, { iss: 'https://evil.example' })).toMatchObject({ status: 400 })
  })

  test('that does not come because the provider is ill is a 503', async () => {
    expect(await told({ status: 503 })).toMatchObject({ status: 503, body: { code: 'identity.provider_away' } })
  })
})

describe('linking', () => {
  test('adds a way in for the member who began, tells them by mail, and is written down', async () => {
    const member = await api.memberWith({ locale: 'en' })
    expect((await visitProvider(api, peer, person, member.token)).body).toEqual({ outcome: 'linked' })
    const { body } = await api.call('GET /member/identities', { token: member.token })
    expect(body).toEqual([
      {
        id: expect.any(String),
        provider: { id: 'google', name: 'Google' },
        email: person.email,
        linked_at: expect.any(String),
        last_used_at: null,
      },
    ])
    const mails = await api.db.selectFrom('message').select('subject').where('recipient', '=', member.email).execute()
    expect(mails).toEqual([{ subject: 'Google is now linked to your membership' }])
    const entries = await api.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', member.id)
      .execute()
    expect(entries).toEqual([{ action: 'member.link_identity' }])
    const { status } = await api.call('POST /member/three', {
      body: { credential: await credentialFrom(api, peer, person) },
    })
    expect(status).toBe(200)
  })

  test('twice changes nothing, and what is somebody else’s stays theirs', async () => {
    const [owner, other] = [await api.memberWith(), await api.memberWith()]
    for (let time = 0; time < 2; time++) {
      expect((await visitProvider(api, peer, person, owner.token)).body).toEqual({ outcome: 'linked' })
    }
    const taken = await visitProvider(api, peer, person, other.token)
    expect([taken.status, taken.body.code]).toEqual([409, 'identity.taken'])
    expect((await api.call('GET /member/identities', { token: owner.token })).body).toHaveLength(1)
    expect((await api.call('GET /member/identities', { token: other.token })).body).toEqual([])
  })

  test('goes to nobody else: another member, a visitor, or a sign-in that somebody turns into a link', async () => {
    const [member, other] = [await api.memberWith(), await api.memberWith()]
    for (const token of [other.token, undefined]) {
      const back = await returnFrom(api, peer, person, member.token)
      expect((await arrive(back, token)).body.code).toBe('identity.failed')
    }
    const signIn = await returnFrom(api, peer, person)
    expect((await arrive(signIn, member.token)).body.outcome).toBe('new')
    expect((await api.call('GET /member/identities', { token: member.token })).body).toEqual([])
  })

  test('needs somebody who is signed in', async () => {
    expect((await api.call('POST /auth/google/start', { body: { link: true } })).status).toBe(401)
  })
})

describe('unlinking', () => {
  async function linked(token: string, sub: string) {
    await visitProvider(api, peer, { ...person, sub }, token)
    const { body } = await api.call('GET /member/identities', { token })
    return body.map(({ id }: { id: string }) => id) as string[]
  }

  test('takes the way in away and tells the member', async () => {
    const member = await api.memberWith({ locale: 'ja' })
    const [id] = await linked(member.token, person.sub)
    expect((await api.call(`DELETE /member/identities/${id}`, { token: member.token })).status).toBe(204)
    expect((await api.call('GET /member/identities', { token: member.token })).body).toEqual([])
    expect((await visitProvider(api, peer, person)).body.outcome).not.toBe('known')
    expect((await api.call(`DELETE /member/identities/${id}`, { token: member.token })).status).toBe(404)
  })

  test('the last way in stays while there is no password, also when both are taken away at once', async () => {
    const member = await api.memberWith()
    const ids = [
      ...(await linked(member.token, `${person.sub}-a`)),
      (await linked(member.token, `${person.sub}-b`))[1]!,
    ]
    await api.db.updateTable('member').set({ password_hash: null }).where('id', '=', member.id).execute()
    const answers = await Promise.all(
      ids.map((id) => api.call(`DELETE /member/identities/${id}`, { token: member.token })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('identity.last_way_in')
    expect((await api.call('GET /member/identities', { token: member.token })).body).toHaveLength(1)
  })

  test('of somebody else’s is the same 404 as of none', async () => {
    const [owner, other] = [await api.memberWith(), await api.memberWith()]
    const [id] = await linked(owner.token, person.sub)
    expect((await api.call(`DELETE /member/identities/${id}`, { token: other.token })).status).toBe(404)
    expect((await api.call('GET /member/identities', { token: owner.token })).body).toHaveLength(1)
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
