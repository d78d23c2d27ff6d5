import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { uuid7 } from '../../platform/ids.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import { messagesTo } from '../../testing/registration-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let member: TestMember

beforeAll(async () => {
  api = await testApi()
  // The days around the lunar new year of 2027, with a make-up Saturday that never was: the rule must count it.
  const days = ['2027-02-04', '2027-02-05', '2027-02-08', '2027-02-09', '2027-02-10']
  await api.db
    .insertInto('holiday')
    .values([
      ...days.map((date) => ({ date, is_workday: false, name_zh: '春節' })),
      { date: '2027-02-13', is_workday: true, name_zh: '補班' },
    ])
    .execute()
})
afterAll(() => api.close())

beforeEach(async () => {
  member = await api.memberWith()
})

/** As if an app held the member's session. */
async function actsThroughApp({ sessionId }: TestMember) {
  const client = { id: uuid7(), name_zh: '應用程式' }
  await api.db.insertInto('client').values(client).execute()
  await api.db.updateTable('member_session').set({ client_id: client.id }).where('id', '=', sessionId).execute()
}

const me = async ({ token }: { token: string }) => (await api.call('GET /member', { token })).body

describe('DELETE /member', () => {
  const remove = (who: TestMember, password: string = who.password) =>
    api.call('DELETE /member', { token: who.token, body: { password } })

  test('202: says by when staff will call, seven working days ahead by Taiwan’s calendar', async () => {
    await api.setClock(new Date('2027-02-03T15:00:00Z'))
    const asking = { ...member, ...(await api.sessionOf(member)) }
    expect(await remove(asking)).toMatchObject({ status: 202, body: { contact_by: '2027-02-18' } })
    await api.setClock(new Date())
  })

  test('202: every session ends, a mail tells so, the audit log knows', async () => {
    const elsewhere = await api.sessionOf(member)
    expect((await remove(member)).status).toBe(202)
    for (const token of [member.token, elsewhere.token])
      expect((await api.call('GET /member', { token })).status).toBe(401)
    const [mail] = await messagesTo(api.db, member.email)
    expect(mail).toMatchObject({ channel: 'mail', subject: '我們收到您的刪除帳號申請' })
    const entries = await api.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', member.id)
      .execute()
    expect(entries).toEqual([{ action: 'member.request_deletion' }])
  })

  test('202: asked twice the first day counts, and no second mail goes out', async () => {
    const first = await remove(member)
    await api.moveClock(3 * 86_400)
    const second = await remove({ ...member, ...(await api.sessionOf(member)) })
    expect(second.body).toEqual(first.body)
    expect(await messagesTo(api.db, member.email)).toHaveLength(1)
  })

  test('422: a wrong password changes nothing; 429 after five', async () => {
    const statuses = []
    for (let tries = 0; tries < 6; tries++) statuses.push((await remove(member, 'wrong99')).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    expect(await me(member)).toMatchObject({ deletion_requested_at: null })
  })

  test('202 without a password within ten minutes of the sign-in, 422 after them or from an app', async () => {
    const [before, after, app] = [member, await api.memberWith(), await api.memberWith()]
    await actsThroughApp(app)
    const wish = ({ token }: TestMember) => api.call('DELETE /member', { token })
    expect((await wish(app)).body.errors).toEqual({ password: ['請填寫這一欄'] })
    await api.moveClock(9 * 60)
    expect((await wish(before)).status).toBe(202)
    await api.moveClock(2 * 60)
    expect((await wish(after)).body.errors).toEqual({ password: ['請填寫這一欄'] })
    expect((await remove(after)).status).toBe(202)
    await api.setClock(new Date())
  })

  test('422 with an empty password, 401 without a token', async () => {
    expect((await remove(member, '')).body.errors).toEqual({ password: ['請填寫這一欄'] })
    expect((await api.call('DELETE /member', { body: { password: member.password } })).status).toBe(401)
  })

  test('is undone by signing in and saying so', async () => {
    await remove(member)
    const form = { grant_type: 'password', username: member.username, password: member.password }
    const { body: pair } = await api.call('POST /token', { form })
    expect((await me({ token: pair.access_token })).deletion_requested_at).toMatch(/^\d{4}-/)
    expect(await api.call('POST /member/undelete', { token: pair.access_token })).toMatchObject({
      status: 204,
      text: '',
    })
    expect((await me({ token: pair.access_token })).deletion_requested_at).toBeNull()
    expect((await api.call('POST /member/undelete', { token: pair.access_token })).status).toBe(204)
    const entries = await api.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', member.id)
      .execute()
    expect(entries.map(({ action }) => action).sort()).toEqual(['member.request_deletion', 'member.undo_deletion'])
  })
})

test('POST /member/undelete 401 without a token', async () => {
  expect((await api.call('POST /member/undelete')).status).toBe(401)
})
