import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { IdentityProvider } from '../../platform/openid-provider.ts'
import { openIdPeer, type OpenIdPeer, type Person } from '../../testing/openid-peer.ts'
import { credentialFrom, visitProvider } from '../../testing/provider-visit.ts'
import { codeFor, messagesTo, registrationForm, someplace } from '../../testing/registration-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let peer: OpenIdPeer
let api: TestApi
let person: Person
let made = 0

beforeAll(async () => {
  peer = await openIdPeer()
  api = await testApi({ rateLimits: false }, { identityProvider: peer.provider })
  await someplace(api.db)
})
afterAll(async () => {
  await api.close()
  await peer.stop()
})
beforeEach(() => {
  made++
  person = { sub: `three-${made}`, email: `three${made}@example.org`, email_verified: true, name: '林小漫' }
})

const three = (body: Readonly<Record<string, unknown>>) => api.call('POST /member/three', { body })
const check = async (credential: string) => (await api.call('POST /member/three/check', { body: { credential } })).body
const me = async (token: string) => (await api.call('GET /member', { token })).body

/** Registers with a credential and the right code. */
async function registered(credential: string, changes: Readonly<Record<string, unknown>> = {}) {
  const { password: _, password_confirmation: __, ...form } = registrationForm({ email: person.email, ...changes })
  return three({ credential, ...form, sms_code: await codeFor(api, form.mobile) })
}

describe('POST /member/three', () => {
  test('registers without a password, signs in at once, and trusts the address that the provider verified', async () => {
    const { status, body } = await registered(await credentialFrom(api, peer, person))
    expect(status).toBe(201)
    expect(body).toMatchObject({ id: expect.any(String), email_verified: true, tokens: { token_type: 'Bearer' } })
    expect(await me(body.tokens.access_token)).toMatchObject({
      id: body.id,
      email: person.email,
      has_password: false,
      membership: { status: 'active' },
    })
    expect(await messagesTo(api.db, person.email!)).toEqual([])
  })

  test.each([
    ['the provider has not verified it', { email_verified: false }, {}],
    ['it says so in words', { email_verified: 'true' }, {}],
    ['it is another one', {}, { email: 'somewhere.else@example.org' }],
  ])('mails a link to the address where %s', async (_, claims, changes) => {
    person = { ...person, ...claims }
    const { status, body } = await registered(await credentialFrom(api, peer, person), changes)
    expect([status, body.email_verified]).toEqual([201, false])
    expect((await me(body.tokens.access_token)).membership.status).toBe('not_activated')
    const [mail] = await messagesTo(api.db, (await me(body.tokens.access_token)).email)
    expect(mail?.text).toContain('/register/verify/')
  })

  test('signs the same person in from then on, whatever their address becomes', async () => {
    const { body } = await registered(await credentialFrom(api, peer, person))
    const other = await api.memberWith()
    const moved = { ...person, email: other.email }
    const visit = await visitProvider(api, peer, moved)
    expect(visit.body.outcome).toBe('known')
    const signedIn = await three({ credential: visit.body.credential })
    expect(signedIn.status).toBe(200)
    expect((await me(signedIn.body.access_token)).id).toBe(body.id)
  })

  test('a password cannot be guessed where there is none', async () => {
    const { body } = await registered(await credentialFrom(api, peer, person))
    const { username } = await me(body.tokens.access_token)
    for (const password of ['', 'null', 'a password that nobody has']) {
      const form = { grant_type: 'password', username, password }
      expect((await api.call('POST /token', { form })).status).not.toBe(200)
    }
  })

  test('a credential works once: of two at once one registers or signs in', async () => {
    const credential = await credentialFrom(api, peer, person)
    const forms = await Promise.all(
      [1, 2].map(async () => {
        const { password: _, password_confirmation: __, ...form } = registrationForm()
        return { credential, ...form, sms_code: await codeFor(api, form.mobile) }
      }),
    )
    const answers = await Promise.all(forms.map((form) => three(form)))
    const codes = answers.map(({ status, body }) => (status === 201 ? 201 : body.code)).toSorted()
    expect(codes).toEqual([201, 'identity.expired'])
    const made = await Promise.all(
      forms.map(({ email }) => api.db.selectFrom('member').select('id').where('email', '=', email).execute()),
    )
    expect(made.flat()).toHaveLength(1)
    const known = await credentialFrom(api, peer, person)
    const statuses = (await Promise.all([1, 2, 3].map(() => three({ credential: known })))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409])
  })

  test('a credential lives 10 minutes, and the database cannot tell it', async () => {
    const credential = await credentialFrom(api, peer, person)
    const rows = await api.db.selectFrom('identity_credential').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(credential)
    expect((await check(credential)).outcome).toBe('new')
    await api.moveClock(10 * 60 + 1)
    expect((await check(credential)).code).toBe('identity.expired')
    expect((await registered(credential)).body.code).toBe('identity.expired')
  })

  test('names every field that is missing', async () => {
    const { status, body } = await three({ credential: await credentialFrom(api, peer, person) })
    expect(status).toBe(422)
    expect(Object.keys(body.errors).toSorted()).toEqual([
      'addr_city',
      'addr_district',
      'agree',
      'birthday',
      'email',
      'gender',
      'job',
      'mobile',
      'name',
      'sms_code',
      'username',
    ])
    expect(Object.keys((await three({})).body.errors)).toEqual(['credential'])
  })

  test('a form that is refused leaves the credential for the next try', async () => {
    const credential = await credentialFrom(api, peer, person)
    const taken = await api.memberWith()
    expect((await registered(credential, { username: taken.username })).body.errors).toHaveProperty('username')
    expect((await registered(credential)).status).toBe(201)
  })

  test('a suspended member is not let in', async () => {
    const { body } = await registered(await credentialFrom(api, peer, person))
    await api.db.updateTable('member').set({ status: 'suspended' }).where('id', '=', body.id).execute()
    expect((await three({ credential: await credentialFrom(api, peer, person) })).status).toBe(409)
  })
})

/** Who comes with what, who is there, and what becomes of it. Source: docs/guarantees.md I-31 */
describe('whom an identity finds', () => {
  const cases: readonly (readonly [string, Partial<Person>, 'new' | 'known' | 'join'])[] = [
    ['somebody nobody knows', {}, 'new'],
    ['without an address', { email: undefined as unknown as string }, 'new'],
    ['the verified address of a member', { email: 'member@example.org' }, 'join'],
    ['the same in capitals', { email: 'Member@Example.ORG' }, 'join'],
    ['the address of a member, not verified', { email: 'member@example.org', email_verified: false }, 'new'],
    ['the address of a member, verified in words', { email: 'member@example.org', email_verified: 'true' }, 'new'],
    ['the address of a member, nothing said of it', { email: 'member@example.org', email_verified: undefined }, 'new'],
    ['the address that a stranger registered beforehand', { email: 'victim@example.org' }, 'join'],
    ['a subject that is linked', { sub: 'linked' }, 'known'],
    ['a linked subject with a member’s address', { sub: 'linked', email: 'member@example.org' }, 'known'],
    ['a linked subject without any address', { sub: 'linked', email: undefined as unknown as string }, 'known'],
    ['a subject that looks like a linked one', { sub: 'Linked' }, 'new'],
  ]

  beforeAll(async () => {
    await api.memberWith({ email: 'member@example.org' })
    await api.memberWith({ email: 'victim@example.org', activated: false })
    const { token } = await api.memberWith()
    await visitProvider(api, peer, { sub: 'linked', email: 'linked@example.org', email_verified: true }, token)
  })

  test.each(cases)('%s', async (_, claims, outcome) => {
    const { body } = await visitProvider(api, peer, { ...person, ...claims })
    expect(body.outcome).toBe(outcome)
    const facts = await check(body.credential)
    expect(facts.outcome).toBe(outcome)
    // Who may not join learns nothing of whoever has that address.
    if (outcome !== 'join') expect(facts).toMatchObject({ mobile_masked: null, has_password: false })
  })

  test('negative control: by a provider whose every address is believed, those of members are found unproved', async () => {
    const believed = await testApi({ rateLimits: false }, { identityProvider: believingAll(peer.provider) })
    await believed.memberWith({ email: 'member@example.org' })
    const found: string[] = []
    for (const [name, claims, outcome] of cases.filter(([, { email }]) => email === 'member@example.org')) {
      const { body } = await visitProvider(believed, peer, { ...person, ...claims })
      if (body.outcome !== outcome && outcome === 'new') found.push(name)
    }
    expect(found).toEqual([
      'the address of a member, not verified',
      'the address of a member, verified in words',
      'the address of a member, nothing said of it',
    ])
    await believed.close()
  })

  test('the subject of another issuer is somebody else', async () => {
    const another = await openIdPeer()
    const elsewhere = await testApi({ rateLimits: false }, { identityProvider: another.provider })
    const { token } = await elsewhere.memberWith()
    await visitProvider(elsewhere, another, { ...person, sub: 'linked' }, token)
    await elsewhere.db.updateTable('member_identity').set({ issuer: peer.issuer }).execute()
    expect((await visitProvider(elsewhere, another, { ...person, sub: 'linked' })).body.outcome).toBe('new')
    await elsewhere.close()
    await another.stop()
  })
})

/** The same provider, but that what it says of an address is not asked. */
function believingAll(provider: IdentityProvider): IdentityProvider {
  return {
    ...provider,
    async finish(flow, query) {
      const result = await provider.finish(flow, query)
      return result.ok ? { ...result, identity: { ...result.identity, emailVerified: true } } : result
    },
  }
}
