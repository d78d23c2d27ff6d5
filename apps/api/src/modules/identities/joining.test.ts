import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openIdPeer, type OpenIdPeer, type Person } from '../../testing/openid-peer.ts'
import { credentialFrom } from '../../testing/provider-visit.ts'
import { codeFor, codeIn, messagesTo, registrationForm, someplace } from '../../testing/registration-factory.ts'
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
const join = (body: Readonly<Record<string, unknown>>) => api.call('POST /member/three/join', { body })
const check = async (credential: string) => (await api.call('POST /member/three/check', { body: { credential } })).body
const me = async (token: string) => (await api.call('GET /member', { token })).body
const identitiesOf = async (token: string) => (await api.call('GET /member/identities', { token })).body

/** Registers with a credential and the right code. */
async function registered(credential: string, changes: Readonly<Record<string, unknown>> = {}) {
  const { password: _, password_confirmation: __, ...form } = registrationForm({ email: person.email, ...changes })
  return three({ credential, ...form, sms_code: await codeFor(api, form.mobile) })
}

describe('joining', () => {
  test('by the member’s password links the identity, signs in and tells the member', async () => {
    const member = await api.memberWith({ email: person.email! })
    const credential = await credentialFrom(api, peer, person)
    const facts = await check(credential)
    expect(facts).toMatchObject({
      outcome: 'join',
      has_password: true,
      mobile_masked: `*******${member.mobile.slice(-3)}`,
    })
    expect((await join({ credential, password: 'a wrong one 1' })).body.errors).toHaveProperty('password')
    expect(await identitiesOf(member.token)).toEqual([])
    const joined = await join({ credential, password: member.password })
    expect(joined.status).toBe(200)
    expect((await me(joined.body.access_token)).id).toBe(member.id)
    expect(await identitiesOf(member.token)).toHaveLength(1)
    const [mail] = await messagesTo(api.db, member.email)
    expect(mail?.subject).toContain('Google')
    expect((await join({ credential, password: member.password })).status).toBe(409)
  })

  test('by a code sent to the member’s number', async () => {
    const member = await api.memberWith({ email: person.email! })
    const credential = await credentialFrom(api, peer, person)
    expect((await api.call('POST /member/three/join/sms', { body: { credential } })).status).toBe(204)
    const [sms] = await messagesTo(api.db, member.mobile)
    expect((await join({ credential, sms_code: '000000' })).body.errors).toHaveProperty('sms_code')
    expect((await join({ credential, sms_code: codeIn(sms?.text) })).status).toBe(200)
    expect(await identitiesOf(member.token)).toHaveLength(1)
  })

  test('the code of one credential joins no other', async () => {
    const member = await api.memberWith({ email: person.email! })
    const [mine, theirs] = [
      await credentialFrom(api, peer, person),
      await credentialFrom(api, peer, { ...person, sub: 'x' }),
    ]
    await api.call('POST /member/three/join/sms', { body: { credential: mine } })
    const [sms] = await messagesTo(api.db, member.mobile)
    expect((await join({ credential: theirs, sms_code: codeIn(sms?.text) })).status).toBe(422)
    expect(await identitiesOf(member.token)).toEqual([])
  })

  test('five tries at once are five, and then the way has to be begun anew', async () => {
    const member = await api.memberWith({ email: person.email! })
    const credential = await credentialFrom(api, peer, person)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => join({ credential, password: `wrong guess ${index}` })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([409, 409, 409, 422, 422, 422, 422, 422])
    expect((await join({ credential, password: member.password })).status).toBe(409)
  })

  test('asks for exactly one proof', async () => {
    const credential = await credentialFrom(api, peer, person)
    for (const proof of [{}, { password: '' }, { password: 'x', sms_code: '000000' }]) {
      expect((await join({ credential, ...proof })).status).toBe(422)
    }
  })

  test('somebody who registered the address beforehand gains nothing', async () => {
    const squatter = await api.memberWith({ email: person.email!, activated: false })
    const credential = await credentialFrom(api, peer, person)
    expect((await check(credential)).outcome).toBe('join')
    // The owner of the address has neither the stranger's password nor their phone, and is put into no account.
    expect((await join({ credential, password: 'what the owner would try 1' })).status).toBe(422)
    expect((await api.call('POST /member/three/join/sms', { body: { credential } })).status).toBe(409)
    expect(await identitiesOf(squatter.token)).toEqual([])
    // With another address of theirs they become a member of their own.
    const own = await registered(credential, { email: `own-${person.email}` })
    expect(own.status).toBe(201)
    expect(own.body.id).not.toBe(squatter.id)
    expect(await identitiesOf(squatter.token)).toEqual([])
  })

  test('negative control: where no password is compared, anybody with the address joins', async () => {
    const parts = { identityProvider: peer.provider, passwords: { ...api.deps.passwords, matches: async () => true } }
    const open = await testApi({ rateLimits: false }, parts)
    await open.memberWith({ email: person.email! })
    const credential = await credentialFrom(open, peer, person)
    const { status } = await open.call('POST /member/three/join', { body: { credential, password: 'a wrong one 1' } })
    expect(status).toBe(200)
    await open.close()
  })

  test('a suspended member is not joined', async () => {
    const member = await api.memberWith({ email: person.email!, status: 'suspended' })
    const credential = await credentialFrom(api, peer, person)
    expect((await join({ credential, password: member.password })).status).toBe(409)
    expect(
      await api.db.selectFrom('member_identity').select('id').where('member_id', '=', member.id).execute(),
    ).toEqual([])
  })
})
