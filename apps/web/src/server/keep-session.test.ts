import { describe, expect, test } from 'vitest'
import { publicPage } from '../lib/public-page.ts'
import { sessionContext } from '../lib/session.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { loaderArgs, signedIn } from '../testing/fake-screen.ts'
import { keepSession } from './keep-session.ts'

const { transport } = fakeApi({})

/** Runs a page of that answer through the middleware. */
async function answered(answer: Response, cookie?: string, method = 'GET', work?: (args: Args) => void) {
  const args = loaderArgs({ transport, address: '/zh/rent_list' })
  const request = new Request(args.url, { method, ...(cookie !== undefined && { headers: { cookie } }) })
  const response = await keepSession({ ...args, request }, async () => {
    work?.(args)
    return answer
  })
  return (response as Response).headers
}

type Args = ReturnType<typeof loaderArgs>

const page = (init: ResponseInit = {}) => new Response('page', { headers: publicPage('device')(), ...init })

describe('who may keep a page', () => {
  test('a visitor’s public page: everybody, after asking', async () => {
    expect((await answered(page())).get('cache-control')).toBe('public, no-cache')
  })

  test.each([
    ['a member’s page', page(), signedIn, 'GET'],
    ['the answer to a form', page(), undefined, 'POST'],
  ])('%s: nobody', async (_, answer, cookie, method) => {
    expect((await answered(answer, cookie, method)).get('cache-control')).toBe('private, no-store')
  })

  test('a page that sets a cookie: nobody', async () => {
    const headers = await answered(page(), undefined, 'GET', ({ context }) =>
      context.get(sessionContext).remember('flash', 'booked', 60),
    )
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^koma_flash=booked; /)])
  })

  test.each([
    ['a page that says nothing', new Response('page')],
    ['a page that is not there', page({ status: 404 })],
  ])('%s: nobody', async (_, answer) => {
    expect((await answered(answer)).get('cache-control')).toBe('no-store')
  })
})

test('tokens that were rotated while a page was made reach the browser with it', async () => {
  const headers = await answered(page(), signedIn, 'GET', ({ context }) =>
    context
      .get(sessionContext)
      .signIn({ access_token: 'a2', refresh_token: 'r2', token_type: 'Bearer', expires_in: 900 }),
  )
  expect(headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual(['koma_access=a2', 'koma_refresh=r2'])
})
