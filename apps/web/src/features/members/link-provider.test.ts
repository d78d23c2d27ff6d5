import { describe, expect, test } from 'vitest'
import { fakeApi, refused, type Answers } from '../../testing/fake-api.ts'
import { fakeScreen, signedIn } from '../../testing/fake-screen.ts'
import { linkProvider, linkView } from './link-provider.ts'

const providers = { 'GET /auth/providers': { body: [{ id: 'google', name: 'Google' }] } }
const start = 'POST /auth/google/start'
const begun = { [start]: { body: { url: 'https://id.example/authorize', flow: 'flow-1' } } }

function page(answers: Answers, cookie = signedIn) {
  const api = fakeApi({ 'GET /member': { body: { name: '林小漫', has_password: true } }, ...answers })
  return { api, screen: fakeScreen({ transport: api.transport, address: '/ja/member/apps/link/google', cookie }) }
}

const sent = ({ api }: ReturnType<typeof page>) => JSON.parse(api.requests.at(-1)!.body!) as unknown

describe('linking a provider', () => {
  test('sends the proof, keeps the key with this browser, and says where to go on', async () => {
    const one = page(begun)
    const answer = await linkProvider(one.screen, 'google', { intent: 'change', current_password: 'ink 77' })
    expect(sent(one)).toEqual({ current_password: 'ink 77', link: true })
    expect(answer).toMatchObject({ address: 'https://id.example/authorize', values: { intent: 'change' } })
    expect(one.screen.session.setCookies().join()).toContain('koma_three=ja.link.flow-1')
  })

  test('leads nowhere without a right proof, and shows no password again', async () => {
    const errors = { current_password: ['wrong'] }
    const one = page({ [start]: refused(422, 'validation.failed', { errors }) })
    const answer = await linkProvider(one.screen, 'google', { intent: 'change', current_password: 'no' })
    expect(answer).toMatchObject({ address: null, errors: { current_password: 'wrong' }, values: { intent: 'change' } })
    expect(JSON.stringify(answer)).not.toContain('"no"')
    expect(one.screen.session.setCookies().join()).not.toContain('koma_three')
  })

  test('has a code mailed where there is no password', async () => {
    const one = page({ 'POST /member/proof': { status: 204 } })
    expect(await linkProvider(one.screen, 'google', { intent: 'proof', code: '' })).toMatchObject({
      address: null,
      toast: { tone: 'success' },
    })
  })

  test('says among the ways in that the provider is away', async () => {
    const one = page({ [start]: refused(503, 'identity.provider_away') })
    const answer = (await linkProvider(one.screen, 'google', {})) as Response
    expect(answer.headers.get('location')).toBe('/ja/member/apps?three=away')
  })

  test('is for members, of a provider that there is', async () => {
    const visitor = page(providers, '')
    const thrown = (await linkView(visitor.screen, 'google').catch((error: unknown) => error)) as Response
    expect(thrown.headers.get('location')).toBe('/ja/sign')
    expect(await linkView(page(providers).screen, 'google')).toMatchObject({ provider: { name: 'Google' } })
    const none = await linkView(page(providers).screen, 'facebook').catch((error: unknown) => error)
    expect(none).toMatchObject({ init: { status: 404 } })
  })
})
