import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgedIssuer, type ForgedIssuer, type Forgery } from '../../testing/forged-issuer.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let forged: ForgedIssuer
let misled: TestApi

beforeAll(async () => {
  forged = await forgedIssuer()
  misled = await testApi({ rateLimits: false }, { identityProvider: forged.provider })
})
afterAll(async () => {
  await misled.close()
  await forged.stop()
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
