import { expect, test } from 'vitest'
import { previousPageOf } from '../../lib/previous-page.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { fakeScreen } from '../../testing/fake-screen.ts'
import { register } from './register.ts'

const values = { username: 'linxiaoman', email: 'lin@example.org', country: '886', mobile: '0912345678' }

test.each([
  ['associate_creator', '/ja/member/apply'],
  ['creator', '/ja/member/apply'],
  ['general', undefined],
  [undefined, undefined],
])('who registers as %s signs in to %s', async (type, page) => {
  const { transport } = fakeApi({ 'POST /member': { status: 201, body: { id: '1' } } })
  const screen = fakeScreen({ transport, address: '/ja/register' })
  const answer = (await register(screen, { ...values, ...(type && { type }) })) as Response
  expect(answer.headers.get('location')).toBe('/ja/register/sent')
  const cookie = screen.session
    .setCookies()
    .map((line) => line.split(';')[0])
    .join('; ')
  expect(previousPageOf(fakeScreen({ transport, address: '/ja/sign', cookie }))).toBe(page)
})
