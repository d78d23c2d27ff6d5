import { describe, expect, test } from 'vitest'
import { fakeApi, refused, type Answers } from '../../testing/fake-api.ts'
import { fakeScreen, signedIn } from '../../testing/fake-screen.ts'
import { signIn, signOut } from './sign-in.ts'

const pair = { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 }
const values = { username: ' lin@example.org ', password: ' secret 1 ' }

function door(answers: Answers, address = '/en/sign', cookie?: string) {
  const api = fakeApi(answers)
  return { api, screen: fakeScreen({ transport: api.transport, address, ...(cookie !== undefined && { cookie }) }) }
}

describe('signing in', () => {
  test('sends the password as it was typed, keeps the tokens and goes home', async () => {
    const { api, screen } = door({ 'POST /token': { body: pair } })
    const answer = await signIn(screen, values)
    expect((answer as Response).headers.get('location')).toBe('/en')
    expect(new URLSearchParams(api.requests[0]?.body).get('password')).toBe(' secret 1 ')
    expect(new URLSearchParams(api.requests[0]?.body).get('username')).toBe('lin@example.org')
    const device = new URLSearchParams(api.requests[0]?.body).get('device')
    expect(device).toMatch(/^[\da-f-]{36}$/)
    expect(screen.session.setCookies().map((cookie) => cookie.split(/[=;]/, 2).join('='))).toEqual([
      'koma_access=a',
      'koma_refresh=r',
      `koma_device=${device}`,
      'koma_flash=signedIn',
      'koma_back=',
    ])
  })

  test('says from which browser it comes, if that has signed in before', async () => {
    const { api, screen } = door({ 'POST /token': { body: pair } }, '/en/sign', 'koma_device=known-browser')
    await signIn(screen, values)
    expect(new URLSearchParams(api.requests[0]?.body).get('device')).toBe('known-browser')
  })

  test('goes to the remembered page', async () => {
    const { screen } = door({ 'POST /token': { body: pair } }, '/en/sign', 'koma_back=%2Fen%2Frent%2F3')
    expect(((await signIn(screen, values)) as Response).headers.get('location')).toBe('/en/rent/3')
  })

  test('fails with the one sentence, keeps the name and gives no password back', async () => {
    const { screen } = door({ 'POST /token': refused(400, 'auth.invalid_grant') })
    const answer = await signIn(screen, values)
    expect(answer).toMatchObject({
      username: values.username,
      message: 'Please confirm the correct account name and/ or password',
      toast: { tone: 'error' },
    })
    expect(JSON.stringify(answer)).not.toContain('secret')
    expect(screen.session.setCookies()).toEqual([])
  })

  test('asks for what is missing without asking the API', async () => {
    const { api, screen } = door({})
    expect(await signIn(screen, {})).toMatchObject({
      errors: { username: expect.any(String) as unknown, password: expect.any(String) as unknown },
    })
    expect(api.requests).toEqual([])
  })
})

test('signing out ends the session, empties the cookies and goes home', async () => {
  const { api, screen } = door({ 'DELETE /token': { status: 204 } }, '/en/sign', signedIn)
  const answer = await signOut(screen)
  expect(answer.headers.get('location')).toBe('/en')
  expect(answer.headers.get('clear-site-data')).toBe('"cache"')
  expect(api.names()).toEqual(['DELETE /token'])
  expect(screen.session.setCookies().slice(0, 2)).toEqual([
    expect.stringMatching(/^koma_access=; .*Max-Age=0/) as unknown,
    expect.stringMatching(/^koma_refresh=; .*Max-Age=0/) as unknown,
  ])
})
