import { describe, expect, test } from 'vitest'
import { fakeApi, refused, type Answers } from '../../testing/fake-api.ts'
import { fakeScreen } from '../../testing/fake-screen.ts'
import { registerThree } from './register-three.ts'

const pair = { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 }

function way(answers: Answers, address: string, cookie?: string) {
  const api = fakeApi(answers)
  return { api, screen: fakeScreen({ transport: api.transport, address, ...(cookie !== undefined && { cookie }) }) }
}

const locationOf = (response: Response) => response.headers.get('location')
const cookiesOf = ({ screen }: ReturnType<typeof way>) =>
  screen.session.setCookies().map((cookie) => cookie.split(/[=;]/, 2).join('='))

describe('the rest of the form', () => {
  const cookie = 'koma_credential=cred'
  const values = { username: 'linxiaoman', email: ' lin@example.org ', password: 'never sent 1' }

  test('is sent with the credential and without a password, and signs in', async () => {
    const body = { id: '1', email_verified: true, tokens: pair }
    const one = way({ 'POST /member/three': { status: 201, body } }, '/en/register_three', cookie)
    expect(locationOf((await registerThree(one.screen, values)) as Response)).toBe('/en')
    const sent = JSON.parse(one.api.requests[0]!.body!) as Record<string, unknown>
    expect(sent).toMatchObject({ credential: 'cred', username: 'linxiaoman', email: 'lin@example.org' })
    expect(Object.keys(sent)).not.toContain('password')
    expect(cookiesOf(one)).toEqual(
      expect.arrayContaining(['koma_access=a', 'koma_credential=', 'koma_flash=registered']),
    )
  })

  test('leads to the mail-sent screen where the address is still to be verified', async () => {
    const body = { id: '1', email_verified: false, tokens: pair }
    const one = way({ 'POST /member/three': { status: 201, body } }, '/en/register_three', cookie)
    expect(locationOf((await registerThree(one.screen, values)) as Response)).toBe('/en/register/sent')
  })

  test('comes back filled in when it is refused, and starts anew when the credential has run out', async () => {
    const wrong = refused(422, 'validation.failed', { errors: { sms_code: ['wrong'] } })
    const one = way({ 'POST /member/three': wrong }, '/en/register_three', cookie)
    expect(await registerThree(one.screen, values)).toMatchObject({ errors: { sms_code: 'wrong' } })
    const two = way({ 'POST /member/three': refused(409, 'identity.expired') }, '/en/register_three', cookie)
    expect(locationOf((await registerThree(two.screen, values)) as Response)).toBe('/en/register_three')
  })
})
