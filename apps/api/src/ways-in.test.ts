import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Deps } from './platform/deps.ts'
import type { TestMember } from './testing/member-factory.ts'
import { openIdPeer, type OpenIdPeer } from './testing/openid-peer.ts'
import { freshPasswords, mobileCodeFor } from './testing/recovery-factory.ts'
import { routesOf } from './testing/route-list.ts'
import { testApi, type TestApi } from './testing/test-api.ts'

/**
 * Every call by which somebody who is signed in changes how the account is opened or reached, ends it, or adds a way in:
 * what it takes beside the proof, and the field of the password. Source: docs/guarantees.md I-29
 */
const changes: Readonly<Record<string, { readonly field: string; readonly body: () => object | Promise<object> }>> = {
  'PUT /member/password': { field: 'old_password', body: () => freshPasswords },
  'PUT /member/email': { field: 'current_password', body: () => ({ email: `next-${member.email}` }) },
  'PUT /member/mobile': {
    field: 'current_password',
    async body() {
      const mobile = `0966${member.mobile.slice(-6)}`
      return { mobile, sms_code: await mobileCodeFor(api, member.token, mobile) }
    },
  },
  'DELETE /member': { field: 'password', body: () => ({}) },
  'POST /auth/:provider/start': { field: 'current_password', body: () => ({ link: true }) },
}

/** Calls about accounts that are no such change: a new one is a line here, or above. */
const others = [
  // They carry a proof of their own: a code, a link, or the provider's word with the account's password.
  'POST /auth/:provider/callback',
  'POST /member',
  'POST /member/old_user',
  'POST /member/old_user/merge',
  'POST /member/old_user_to_comicists/:code',
  'POST /member/three',
  'POST /member/three/join',
  'POST /member/verify',
  'POST /token',
  'PUT /member/email/password',
  'PUT /member/sms/password',
  // They open nothing that was closed: they take ways in away, or ask for a code that goes to the owner.
  'DELETE /member/apps/:id',
  'DELETE /member/identities/:id',
  'DELETE /member/sessions',
  'DELETE /member/sessions/:id',
  'DELETE /token',
  'POST /member/card/renew',
  'POST /member/check/registerd',
  'POST /member/forget/email',
  'POST /member/forget/sms',
  'POST /member/old_user/resend',
  'POST /member/proof',
  'POST /member/register/sms',
  'POST /member/three/check',
  'POST /member/three/join/sms',
  'POST /member/undelete',
  'POST /member/verify/resend',
  'POST /member/verify_identity',
  // An app acts for the member and is no way into the account: the consent names it.
  'POST /3rd/authorize',
  // They are about something else.
  'DELETE /member/avatar',
  'DELETE /member/comicists_apply/draft',
  'DELETE /member/files/:id',
  'POST /member/agreements',
  'POST /member/avatar',
  'POST /member/comicists_apply',
  'POST /member/files',
  'PUT /member',
  'PUT /member/comicists',
  'PUT /member/comicists_apply/:id/withdraw',
  'PUT /member/comicists_apply/draft',
]

let peer: OpenIdPeer
let api: TestApi
let member: TestMember

beforeAll(async () => {
  peer = await openIdPeer()
  api = await testApi({ rateLimits: false }, { identityProvider: peer.provider })
})
afterAll(async () => {
  await api.close()
  await peer.stop()
})
beforeEach(async () => {
  member = await api.memberWith()
  // The proof is what is looked at, not the sign-in of a moment ago.
  await api.moveClock(11 * 60)
})

const pathOf = (name: string) => name.replace(':provider', 'google')
const call = (name: string, body: object) => api.call(pathOf(name), { token: member.token, body })

test('every call that writes about accounts is one of them, or known not to be', async () => {
  const { calls } = await routesOf(api.deps)
  const writes = calls.filter(({ method }) => !['GET', 'HEAD'].includes(method))
  const ofAccounts = writes.filter(({ url }) => /^\/(member|auth|token|3rd)\b/.test(url))
  expect(ofAccounts.map(({ name }) => name).toSorted()).toEqual([...Object.keys(changes), ...others].toSorted())
})

describe.each(Object.entries(changes))('%s', (name, { field, body }) => {
  test('422 without the password, and with a wrong one', async () => {
    const sent = await body()
    for (const proof of [{}, { [field]: 'wrong 99' }]) {
      const answer = await call(name, { ...sent, ...proof })
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
    }
    expect((await api.call('GET /member', { token: member.token })).body).toMatchObject({
      email: member.email,
      mobile: member.mobile,
      deletion_requested_at: null,
    })
  })

  test('negative control: where no password is compared, a wrong one opens it', async () => {
    const sent = await body()
    await withoutComparing(async () => {
      expect((await call(name, { ...sent, [field]: 'wrong 99' })).status).toBeLessThan(300)
    })
  })
})

/** Lets every password be the right one for a while. */
async function withoutComparing(work: () => Promise<void>) {
  const deps = api.deps as { passwords: Deps['passwords'] }
  const { passwords } = deps
  deps.passwords = { ...passwords, matches: async () => true }
  try {
    await work()
  } finally {
    deps.passwords = passwords
  }
}
