import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openIdPeer, type OpenIdPeer, type Person } from '../../testing/openid-peer.ts'
import { credentialFrom, returnFrom, visitProvider } from '../../testing/provider-visit.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let peer: OpenIdPeer
let api: TestApi
let person: Person
let made = 0

beforeAll(async () => {
  peer = await openIdPeer()
  api = await testApi({ rateLimits: false }, { identityProvider: peer.provider })
})
afterAll(async () => {
  await api.close()
  await peer.stop()
})
beforeEach(() => {
  made++
  person = { sub: `person-${made}`, email: `person${made}@example.org`, email_verified: true, name: '林小漫' }
})

const arrive = (body: { flow: string; query: string }, token?: string) =>
  api.call('POST /auth/google/callback', { body: { flow: body.flow, query: body.query }, token })

describe('linking', () => {
  test('adds a way in for the member who began, tells them by mail, and is written down', async () => {
    const member = await api.memberWith({ locale: 'en' })
    expect((await visitProvider(api, peer, person, member.token)).body).toEqual({ outcome: 'linked' })
    const { body } = await api.call('GET /member/identities', { token: member.token })
    expect(body).toEqual([
      {
        id: expect.any(String),
        provider: { id: 'google', name: 'Google' },
        email: person.email,
        linked_at: expect.any(String),
        last_used_at: null,
      },
    ])
    const mails = await api.db.selectFrom('message').select('subject').where('recipient', '=', member.email).execute()
    expect(mails).toEqual([{ subject: 'Google is now linked to your membership' }])
    const entries = await api.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', member.id)
      .execute()
    expect(entries).toEqual([{ action: 'member.link_identity' }])
    const { status } = await api.call('POST /member/three', {
      body: { credential: await credentialFrom(api, peer, person) },
    })
    expect(status).toBe(200)
  })

  test('twice changes nothing, and what is somebody else’s stays theirs', async () => {
    const [owner, other] = [await api.memberWith(), await api.memberWith()]
    for (let time = 0; time < 2; time++) {
      expect((await visitProvider(api, peer, person, owner.token)).body).toEqual({ outcome: 'linked' })
    }
    const taken = await visitProvider(api, peer, person, other.token)
    expect([taken.status, taken.body.code]).toEqual([409, 'identity.taken'])
    expect((await api.call('GET /member/identities', { token: owner.token })).body).toHaveLength(1)
    expect((await api.call('GET /member/identities', { token: other.token })).body).toEqual([])
  })

  test('goes to nobody else: another member, a visitor, or a sign-in that somebody turns into a link', async () => {
    const [member, other] = [await api.memberWith(), await api.memberWith()]
    for (const token of [other.token, undefined]) {
      const back = await returnFrom(api, peer, person, member.token)
      expect((await arrive(back, token)).body.code).toBe('identity.failed')
    }
    const signIn = await returnFrom(api, peer, person)
    expect((await arrive(signIn, member.token)).body.outcome).toBe('new')
    expect((await api.call('GET /member/identities', { token: member.token })).body).toEqual([])
  })

  test('needs somebody who is signed in', async () => {
    expect((await api.call('POST /auth/google/start', { body: { link: true } })).status).toBe(401)
  })
})

describe('unlinking', () => {
  async function linked(token: string, sub: string) {
    await visitProvider(api, peer, { ...person, sub }, token)
    const { body } = await api.call('GET /member/identities', { token })
    return body.map(({ id }: { id: string }) => id) as string[]
  }

  test('takes the way in away and tells the member', async () => {
    const member = await api.memberWith({ locale: 'ja' })
    const [id] = await linked(member.token, person.sub)
    expect((await api.call(`DELETE /member/identities/${id}`, { token: member.token })).status).toBe(204)
    expect((await api.call('GET /member/identities', { token: member.token })).body).toEqual([])
    expect((await visitProvider(api, peer, person)).body.outcome).not.toBe('known')
    expect((await api.call(`DELETE /member/identities/${id}`, { token: member.token })).status).toBe(404)
  })

  test('signs out whoever came in by it; this session stays', async () => {
    const member = await api.memberWith()
    const elsewhere = await api.sessionOf(member)
    const [id] = await linked(member.token, person.sub)
    const alive = async (token: string) => (await api.call('GET /member', { token })).status
    expect(await alive(elsewhere.token)).toBe(200)
    await api.call(`DELETE /member/identities/${id}`, { token: member.token })
    expect([await alive(elsewhere.token), await alive(member.token)]).toEqual([401, 200])
  })

  test('the last way in stays while there is no password, also when both are taken away at once', async () => {
    const member = await api.memberWith()
    const ids = [
      ...(await linked(member.token, `${person.sub}-a`)),
      (await linked(member.token, `${person.sub}-b`))[1]!,
    ]
    await api.db.updateTable('member').set({ password_hash: null }).where('id', '=', member.id).execute()
    const answers = await Promise.all(
      ids.map((id) => api.call(`DELETE /member/identities/${id}`, { token: member.token })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('identity.last_way_in')
    expect((await api.call('GET /member/identities', { token: member.token })).body).toHaveLength(1)
  })

  test('of somebody else’s is the same 404 as of none', async () => {
    const [owner, other] = [await api.memberWith(), await api.memberWith()]
    const [id] = await linked(owner.token, person.sub)
    expect((await api.call(`DELETE /member/identities/${id}`, { token: other.token })).status).toBe(404)
    expect((await api.call('GET /member/identities', { token: owner.token })).body).toHaveLength(1)
  })
})
