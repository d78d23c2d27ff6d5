import { expect, test } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { loaderArgs, signedIn } from '../testing/fake-screen.ts'
import { loader } from './auth-start.ts'

const started = { url: 'https://id.example/authorize', flow: 'flow-1' }

/** Opens the address as a browser that another site has sent. */
async function opened(address: string, cookie = '') {
  const api = fakeApi({ 'POST /auth/google/start': { body: started }, 'GET /member': { body: { name: '林小漫' } } })
  const args = loaderArgs({ transport: api.transport, address, params: { provider: 'google' }, cookie })
  const request = new Request(args.url, { headers: { 'sec-fetch-site': 'cross-site' } })
  const answer = await loader({ ...args, request })
  return { location: answer.headers.get('location'), body: JSON.parse(api.requests.at(-1)!.body!) }
}

test('the way to a provider is open to everybody, in the language that the page had', async () => {
  expect(await opened('/auth/google/start?lang=ja')).toEqual({ location: started.url, body: {} })
})

test('its address only ever signs in: it links nothing, whatever it carries and whoever is signed in', async () => {
  const { body } = await opened('/auth/google/start?lang=en&link=1&current_password=x', signedIn)
  expect(body).toEqual({})
})
