import { describe, expect, test } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { loaderArgs, signedIn } from '../testing/fake-screen.ts'
import { loader } from './auth-start.ts'

const started = { url: 'https://id.example/authorize', flow: 'flow-1' }

/** Opens the address as a browser that says where it comes from. */
async function opened(address: string, headers: Readonly<Record<string, string>>, cookie = signedIn) {
  const api = fakeApi({ 'POST /auth/google/start': { body: started }, 'GET /member': { body: { name: '林小漫' } } })
  const args = loaderArgs({ transport: api.transport, address, params: { provider: 'google' }, cookie })
  const request = new Request(args.url, { headers })
  const answer = await loader({ ...args, request }).catch((error: unknown) => error as Response)
  return { location: answer.headers.get('location'), names: api.names(), body: api.requests.at(-1)?.body }
}

describe('the way to a provider', () => {
  test('is open to everybody for signing in, in the language that the page had', async () => {
    const { location, body } = await opened('/auth/google/start?lang=ja', { 'sec-fetch-site': 'cross-site' }, '')
    expect(location).toBe(started.url)
    expect(JSON.parse(body!)).toEqual({ link: false })
  })

  test('links only from a page of this site', async () => {
    const { location, body } = await opened('/auth/google/start?lang=en&link=1', { 'sec-fetch-site': 'same-origin' })
    expect(location).toBe(started.url)
    expect(JSON.parse(body!)).toEqual({ link: true })
  })

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{}],
  ])('from %o shows what is linked instead, and begins nothing', async (headers) => {
    const { location, names } = await opened('/auth/google/start?lang=en&link=1', headers)
    expect([location, names]).toEqual(['/en/member/apps', []])
  })

  test('links nothing for a visitor', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const { location, names } = await opened('/auth/google/start?lang=en&link=1', headers, '')
    expect([location, names]).toEqual(['/en/sign', []])
  })
})
