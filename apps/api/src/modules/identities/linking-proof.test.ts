import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../testing/member-factory.ts'
import { openIdPeer, type OpenIdPeer } from '../../testing/openid-peer.ts'
import { codeIn, messagesTo } from '../../testing/registration-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let peer: OpenIdPeer
let api: TestApi
let member: TestMember

beforeAll(async () => {
  peer = await openIdPeer()
  api = await testApi({}, { identityProvider: peer.provider })
})
afterAll(async () => {
  await api.close()
  await peer.stop()
})
beforeEach(async () => {
  member = await api.memberWith()
})

const start = (proof: object, { token } = member) =>
  api.call('POST /auth/google/start', { token, body: { link: true, ...proof } })

const flowsOf = ({ id }: TestMember) =>
  api.db.selectFrom('identity_flow').select('flow_hash').where('member_id', '=', id).execute()

async function codeByMail(): Promise<string> {
  await api.call('POST /member/proof', { token: member.token, body: { channel: 'email' } })
  return codeIn((await messagesTo(api.db, member.email))[0]?.text)
}

const withoutPassword = () =>
  api.db.updateTable('member').set({ password_hash: null }).where('id', '=', member.id).execute()

describe('linking a provider', () => {
  test('422 at an open browser: without the password or with a wrong one nothing is begun', async () => {
    expect(await start({})).toMatchObject({ status: 422, body: { errors: { current_password: ['請填寫這一欄'] } } })
    expect((await start({ current_password: 'wrong99' })).body.errors).toEqual({
      current_password: [expect.any(String)],
    })
    expect((await start({ code: '000000' })).body.errors).toEqual({ code: [expect.any(String)] })
    expect(await flowsOf(member)).toEqual([])
    // Control: the same call that links nothing needs no proof.
    expect((await start({ link: false })).status).toBe(200)
  })

  test('429 after five wrong passwords, the right one too', async () => {
    const statuses = []
    for (let tries = 0; tries < 5; tries++) statuses.push((await start({ current_password: 'wrong99' })).status)
    statuses.push((await start({ current_password: member.password })).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })

  test('200 by the password, for that member', async () => {
    expect((await start({ current_password: member.password })).status).toBe(200)
    expect(await flowsOf(member)).toHaveLength(1)
  })

  test('200 by a code, once, also when it is sent twice at the same time', async () => {
    const code = await codeByMail()
    const answers = await Promise.all([start({ code }), start({ code })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await flowsOf(member)).toHaveLength(1)
  })

  test('of an account without a password takes a sign-in of the last ten minutes, or a code', async () => {
    await withoutPassword()
    expect((await start({})).status).toBe(200)
    await api.moveClock(11 * 60)
    expect((await start({})).body.errors).toEqual({ code: ['請填寫這一欄'] })
    expect((await start({ current_password: member.password })).status).toBe(422)
    expect((await start({ code: await codeByMail() })).status).toBe(200)
    await api.setClock(new Date())
  })
})
