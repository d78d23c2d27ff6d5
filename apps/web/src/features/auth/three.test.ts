import { describe, expect, test } from 'vitest'
import { fakeApi, refused, type Answers } from '../../testing/fake-api.ts'
import { fakeScreen } from '../../testing/fake-screen.ts'
import { join } from './three-form.ts'
import { finishThree, startThree } from './three.ts'

const pair = { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 }
const provider = { url: 'https://id.example/authorize?x=1', flow: 'flow-1' }

function way(answers: Answers, address: string, cookie?: string) {
  const api = fakeApi(answers)
  return { api, screen: fakeScreen({ transport: api.transport, address, ...(cookie !== undefined && { cookie }) }) }
}

const locationOf = (response: Response) => response.headers.get('location')
const cookiesOf = ({ screen }: ReturnType<typeof way>) =>
  screen.session.setCookies().map((cookie) => cookie.split(/[=;]/, 2).join('='))

describe('the way to a provider', () => {
  test('leaves a key in this browser alone, and leads to the provider', async () => {
    const one = way({ 'POST /auth/google/start': { body: provider } }, '/ja/sign')
    expect(locationOf(await startThree(one.screen, 'google'))).toBe(provider.url)
    expect(one.screen.session.setCookies()).toEqual([
      'koma_three=ja.sign.flow-1; Path=/; Max-Age=600; HttpOnly; SameSite=Lax',
    ])
  })

  test('leads back with a sentence where the provider is away', async () => {
    const away = { 'POST /auth/google/start': refused(503, 'identity.provider_away') }
    expect(locationOf(await startThree(way(away, '/en/sign').screen, 'google'))).toBe('/en/sign?three=away')
  })
})

describe('the way back', () => {
  const back = (answers: Answers, cookie = 'koma_three=en.sign.flow-1', more = '') =>
    way(answers, '/auth/google/callback?code=c&state=s', cookie + more)
  const callback = 'POST /auth/google/callback'

  test('sends what came as it came, and forgets the key', async () => {
    const one = back({ [callback]: { body: { outcome: 'new', credential: 'cred' } } })
    expect(locationOf(await finishThree(one.screen, 'google'))).toBe('/en/register_three')
    expect(JSON.parse(one.api.requests[0]!.body!)).toEqual({ flow: 'flow-1', query: '?code=c&state=s' })
    expect(cookiesOf(one)).toEqual(['koma_three=', 'koma_credential=cred'])
  })

  test('of an address that a member has leads to the question whose it is', async () => {
    const one = back({ [callback]: { body: { outcome: 'join', credential: 'cred' } } })
    expect(locationOf(await finishThree(one.screen, 'google'))).toBe('/en/register_three/join')
  })

  const known = {
    [callback]: { body: { outcome: 'known', credential: 'cred' } },
    'POST /member/three': { body: pair },
  }

  test('of somebody known signs in and goes to the remembered page', async () => {
    const one = back(known, undefined, '; koma_back=%2Fen%2F3rd%3Fclient_id%3D1%26state%3Da%252Bb')
    expect(locationOf(await finishThree(one.screen, 'google'))).toBe('/en/3rd?client_id=1&state=a%2Bb')
    expect(cookiesOf(one)).toContain('koma_access=a')
  })

  test.each([
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    '/en//evil.test',
    '/zh/%2f%2fevil.test',
    'javascript:1',
  ])('never leaves the site for %s', async (page) => {
    const one = back(known, undefined, `; koma_back=${encodeURIComponent(page)}`)
    expect(locationOf(await finishThree(one.screen, 'google'))).toBe('/en')
  })

  test.each([
    ['identity.cancelled', 400, 'cancelled'],
    ['identity.failed', 400, 'failed'],
    ['identity.provider_away', 503, 'away'],
    ['server.unavailable', 503, 'failed'],
  ])('that comes to nothing (%s) says so on the sign screen', async (code, status, problem) => {
    const one = back({ [callback]: refused(status, code) })
    expect(locationOf(await finishThree(one.screen, 'google'))).toBe(`/en/sign?three=${problem}`)
  })

  test('of a link to what is another member’s says so among the apps', async () => {
    const one = back({ [callback]: refused(409, 'identity.taken') }, 'koma_three=zh.link.flow-1')
    expect(locationOf(await finishThree(one.screen, 'google'))).toBe('/zh/member/apps?three=taken')
  })

  test('of a link that is done says so', async () => {
    const one = back({ [callback]: { body: { outcome: 'linked' } } }, 'koma_three=zh.link.flow-1')
    expect(locationOf(await finishThree(one.screen, 'google'))).toBe('/zh/member/apps')
    expect(cookiesOf(one)).toContain('koma_flash=linked')
  })

  test.each([undefined, '', 'en', 'en.sign', 'xx.sign.flow-1'])(
    'in a browser that holds %s asks nobody',
    async (kept) => {
      const one = back({}, kept === undefined ? 'other=1' : `koma_three=${kept}`)
      expect(locationOf(await finishThree(one.screen, 'google'))).toMatch(/^\/(zh|en)\/sign\?three=expired$/)
      expect(one.api.requests).toEqual([])
    },
  )
})

describe('joining', () => {
  test('asks for what is missing without asking the API', async () => {
    const one = way({}, '/en/register_three/join', 'koma_credential=cred')
    expect(await join(one.screen, { intent: 'password' })).toMatchObject({
      errors: { password: expect.any(String) as unknown },
    })
    expect(await join(one.screen, { intent: 'code' })).toMatchObject({
      errors: { sms_code: expect.any(String) as unknown },
    })
    expect(one.api.requests).toEqual([])
  })

  test('signs in, and never gives a password back', async () => {
    const answers = { 'POST /member/three/join': { body: pair } }
    const one = way(answers, '/en/register_three/join', 'koma_credential=cred')
    expect(locationOf((await join(one.screen, { intent: 'password', password: 'secret 1' })) as Response)).toBe('/en')
    const wrong = refused(422, 'validation.failed', { errors: { password: ['no'] } })
    const two = way({ 'POST /member/three/join': wrong }, '/en/register_three/join', 'koma_credential=cred')
    expect(JSON.stringify(await join(two.screen, { intent: 'password', password: 'secret 1' }))).not.toContain('secret')
  })
})
