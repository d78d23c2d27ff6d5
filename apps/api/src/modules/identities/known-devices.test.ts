import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestMember } from '../../testing/member-factory.ts'
import { openIdPeer, type OpenIdPeer } from '../../testing/openid-peer.ts'
import { credentialFrom, visitProvider } from '../../testing/provider-visit.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let peer: OpenIdPeer
let api: TestApi
let member: TestMember
let made = 0

beforeAll(async () => {
  peer = await openIdPeer()
  api = await testApi({ rateLimits: false }, { identityProvider: peer.provider })
})
afterAll(async () => {
  await api.close()
  await peer.stop()
})

const person = () => ({ sub: `person-${made}`, email: `p${made}@example.org`, email_verified: true, name: '林小漫' })

beforeEach(async () => {
  made++
  member = await api.memberWith({ locale: 'en' })
  await visitProvider(api, peer, person(), member.token)
  await comeIn('browser-one', '203.0.113.1')
})

/** Signs in with the provider, from a network of its own each time. */
async function comeIn(device: string | undefined, from: string) {
  const credential = await credentialFrom(api, peer, person())
  expect((await api.call('POST /member/three', { body: { credential, device }, from })).status).toBe(200)
}

/** How often the member was told of a device. */
async function told(): Promise<number> {
  const mails = api.db.selectFrom('message').select('id').where('dedupe_key', 'like', 'mail:device:%')
  return (await mails.where('recipient', '=', member.email).execute()).length
}

test('a browser that a provider signs in again is known by its key, wherever it is', async () => {
  const before = await told()
  await comeIn('browser-one', '198.51.100.2')
  expect(await told()).toBe(before)
})

test('control: another browser is told of, and one without a key', async () => {
  const before = await told()
  await comeIn('browser-two', '198.51.100.3')
  expect(await told()).toBe(before + 1)
  await comeIn(undefined, '192.0.2.4')
  expect(await told()).toBe(before + 2)
})
