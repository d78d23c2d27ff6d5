import { expect, test } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { fakeScreen, signedIn } from '../../testing/fake-screen.ts'
import { spendLink } from './spend-link.ts'

const verified = { status: 200, body: { verified: 'email' } }
const refused = { status: 422, body: { code: 'verification.failed', message: 'Verification Failed' } }
const activated = { membership: { status: 'active' }, email_verified_at: '2026-11-20 12:00:00' }
const lacking = { membership: { status: 'not_activated' }, email: 'lin@example.org', email_verified_at: null }

const spentBy = (member: object | null, answer: { status: number; body: object }) => {
  const { transport } = fakeApi({
    'POST /member/verify': answer,
    'GET /my/membership': { status: 200, body: { wanted_class: 'creator' } },
    'GET /member': { status: 200, body: { ...member, mobile_verified_at: '2026-11-20 12:00:00' } },
  })
  const cookie = member ? signedIn : ''
  return spendLink(fakeScreen({ transport, address: '/en/register/verify/x', cookie }), 'x')
}

test('a link that works verifies, whoever is signed in', async () => {
  expect(await spentBy(null, verified)).toEqual({
    outcome: 'verified',
    isSignedIn: false,
    activation: null,
    wanted: null,
  })
  expect(await spentBy(activated, verified)).toMatchObject({
    outcome: 'verified',
    isSignedIn: true,
    wanted: 'creator',
  })
})

test('one that is used again has done its work for a member who is activated, and for nobody else', async () => {
  expect(await spentBy(activated, refused)).toMatchObject({ outcome: 'already', isSignedIn: true, activation: null })
  expect(await spentBy(null, refused)).toMatchObject({ outcome: 'failed', isSignedIn: false, activation: null })
  expect(await spentBy(lacking, refused)).toEqual({
    outcome: 'failed',
    isSignedIn: true,
    activation: { email: 'lin@example.org', mobile: null },
    wanted: null,
  })
})
