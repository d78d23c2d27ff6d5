import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importList, invitedPerson, listOf, movingCodeFor } from '../../testing/old-user-factory.ts'
import { codeFor, registrationForm, someplace } from '../../testing/registration-factory.ts'
import type { TestStaff } from '../../testing/staff-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let admin: TestStaff

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await someplace(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  admin = await api.staffWith('admin')
})
afterAll(() => api.close())

const listed = async (query: string) => (await api.call(`GET /staff/old_users?${query}`, { token: admin.token })).body

describe('the list of old users', () => {
  test('tells of each how far they have come', async () => {
    await importList(api, admin.token, listOf([{ oldId: 'S-1' }]))
    await invitedPerson(api, admin.token, { oldId: 'S-2' })
    await api.call(`GET /member/old_user/${await invitedPerson(api, admin.token, { oldId: 'S-3' })}`)
    const code = await invitedPerson(api, admin.token, { oldId: 'S-4' })
    const form = registrationForm()
    const body = { ...form, sms_code: await codeFor(api, form.mobile), code }
    expect((await api.call('POST /member/old_user', { body })).status).toBe(201)
    const member = await api.memberWith()
    const merging = await invitedPerson(api, admin.token, { oldId: 'S-5' })
    await api.call('POST /member/old_user/merge', { token: member.token, body: { code: merging } })
    await invitedPerson(api, admin.token, { oldId: 'S-6' })
    await sql`update message set status = 'failed', last_error = '550 no such box' where recipient = 's-6@example.com'`.execute(
      api.db,
    )

    const { data } = await listed('per_page=100')
    const states = Object.fromEntries(data.map((row: any) => [row.old_id, row.status]))
    expect(states).toEqual({
      'S-1': 'imported',
      'S-2': 'mailed',
      'S-3': 'opened',
      'S-4': 'moved',
      'S-5': 'merged',
      'S-6': 'failed',
    })
    expect(data.find((row: any) => row.old_id === 'S-5').member).toEqual({ id: member.id, username: member.username })
    expect(data.find((row: any) => row.old_id === 'S-6').mail_error).toBe('550 no such box')
    for (const status of Object.values(states)) {
      expect((await listed(`status=${status as string}`)).meta.total, String(status)).toBe(1)
    }
  })

  test('finds pieces of number, name, address and mobile, and takes signs for themselves', async () => {
    await importList(api, admin.token, listOf([{ oldId: 'Q%1', name: '黃小明', mobile: '0987000111' }]))
    for (const q of ['小明', '%1', '87000', 'q%25']) {
      expect((await listed(`q=${encodeURIComponent(q === 'q%25' ? 'q%' : q)}`)).meta.total, q).toBe(1)
    }
    expect((await listed('q=_')).meta.total).toBe(0)
  })

  test('another mail has a link of its own, kills the one before and is written down', async () => {
    const code = await invitedPerson(api, admin.token, { oldId: 'R-1' })
    const [row] = (await listed('q=R-1')).data
    const path = `POST /staff/old_users/${row.id}/resend`
    expect((await api.call(path, { token: admin.token, headers: { 'if-match': '99' } })).status).toBe(412)
    expect((await api.call(path, { token: admin.token })).body).toMatchObject({ status: 'mailed' })
    expect((await api.call(`GET /member/old_user/${code}`)).body.code).toBe('old_user.expired')
    const next = await movingCodeFor(api.db, 'r-1@example.com')
    expect((await api.call(`GET /member/old_user/${next}`)).status).toBe(200)
    const audit = await api.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_name'])
      .where('subject_id', '=', row.id)
      .execute()
    expect(audit).toEqual([{ action: 'old_user.resend', actor_name: admin.username }])
  })

  test('who has moved gets no mail', async () => {
    const [row] = (await listed('status=moved')).data
    const { status, body } = await api.call(`POST /staff/old_users/${row.id}/resend`, { token: admin.token })
    expect([status, body.code]).toEqual([409, 'old_user.used'])
  })
})

describe('the database', () => {
  test('refuses to move somebody a second time, whatever the code of the product says', async () => {
    const other = await api.memberWith()
    const moving = sql`update old_user set member_id = ${other.id} where old_id = 'S-4'`.execute(api.db)
    await expect(moving).rejects.toThrow(/has moved already/)
    const richer = sql`update old_user set purchased_points = 9999 where old_id = 'S-4'`.execute(api.db)
    await expect(richer).rejects.toThrow(/has moved already/)
  })

  test('negative control: without the guard it would', async () => {
    const undo = await api.db.startTransaction().execute()
    await sql`alter table old_user disable trigger old_user__moves_once`.execute(undo)
    const { numAffectedRows } = await sql`update old_user set purchased_points = 9999 where old_id = 'S-4'`.execute(
      undo,
    )
    expect(Number(numAffectedRows)).toBe(1)
    await undo.rollback().execute()
  })

  test('codes are kept as hashes alone', async () => {
    const code = await invitedPerson(api, admin.token, { oldId: 'H-1' })
    const { rows } = await sql<{ row: string }>`select to_json(it)::text as row from old_user_code it`.execute(api.db)
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.filter(({ row }) => row.includes(code))).toEqual([])
    expect(Buffer.from(code, 'base64url')).toHaveLength(32)
  })
})
