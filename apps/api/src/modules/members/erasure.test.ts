import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deviceWith, openCentre } from '../../testing/device-factory.ts'
import { registered, someplace } from '../../testing/registration-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { tracesOf } from '../../testing/traces.ts'
import { plantElsewhere, plantedElsewhere } from '../../testing/planted-elsewhere.ts'

/** Words that stand nowhere else: wherever one is found after the erasing, something of the member is left. */
const planted = {
  username: 'plantedname77',
  email: 'planted.first@example.com',
  laterEmail: 'planted.second@example.com',
  mobile: '0987650001',
  laterMobile: '0987650002',
  name: '植栽甲',
  laterName: '植栽乙',
  birthday: '1987-03-14',
  letter: '植栽的信',
  phone: '02-7777-1234',
  userAgent: 'PlantedBrowser/7',
  file: '植栽作品集.pdf',
  oldEmail: 'planted.old@example.com',
  address: '198.51.100.77',
  ...plantedElsewhere,
}

let api: TestApi
let memberId: string
/** An adjustment that nobody had decided by then. */
let waiting: string
let rows: { readonly before: readonly string[]; readonly after: readonly string[] }
let money: { readonly before: unknown; readonly after: unknown }

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await someplace(api.db)
  await openCentre(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  await deviceWith(api.db, { id: 7 })
  memberId = await liveALittle()
  const { token } = await api.staffWith('finance')
  const wish = { token, body: { points: 5_000, reason: '補點' } }
  waiting = (await api.call(`POST /staff/members/${memberId}/adjust`, wish)).body.id
  rows = { before: await traces(), after: [] }
  money = { before: await ledger(), after: undefined }
  await leave()
  rows = { ...rows, after: await traces() }
  money = { ...money, after: await ledger() }
})
afterAll(() => api.close())

/** Registers, signs in, writes, books, is found by staff, and changes name, address and number. */
async function liveALittle(): Promise<string> {
  const { body, form } = await registered(api, {
    username: planted.username,
    email: planted.email,
    mobile: planted.mobile,
    name: planted.name,
    birthday: planted.birthday,
  })
  await sql`update member set email_verified_at = koma_now() where id = ${body.id}`.execute(api.db)
  await sql`
    select points_grant(${body.id}, 'purchased', 200, null, 'purchase', 'centre.sales', 'test:planted', null),
           points_grant(${body.id}, 'reward', 50, koma_now() + interval '1 year', 'monthly_reward', 'centre.rewards',
                        'test:planted:reward', null)`.execute(api.db)
  const { token } = await signIn(planted.username, String(form['password']))
  await api.call('PUT /member', { token, body: { name: planted.laterName }, from: planted.address })
  await sql`
    insert into file (id, member_id, purpose, name, size, digest, state, expires_at)
    values (koma_uuid7(), ${body.id}, 'creator_application', ${planted.file}, 9, sha256('x'), 'refused',
            koma_now() + interval '7 days')`.execute(api.db)
  await sql`
    insert into old_user (id, old_id, name, email, content_hash, member_id, moved_at)
    values (koma_uuid7(), 'A-77', ${planted.name}, ${planted.oldEmail}, 'x', ${body.id}, koma_now())`.execute(api.db)
  await sql`
    insert into message (id, channel, recipient, text, language, dedupe_key)
    values (koma_uuid7(), 'mail', ${planted.oldEmail}, 'welcome', 'zh', 'test:old')`.execute(api.db)
  await api.call('POST /contact', { token, body: { reason: 'other', body: planted.letter, phone: planted.phone } })
  await api.call('POST /contact', {
    body: { reason: 'other', body: planted.letter, name: planted.name, email: planted.email },
  })
  const wish = { device_id: 7, starts_at: '2026-11-24 10:00:00', ends_at: '2026-11-24 11:00:00', agree: true }
  const { body: rent } = await api.call('POST /rent/apply', {
    token,
    body: wish,
    headers: { 'idempotency-key': 'planted' },
  })
  await api.call(`PUT /rent/apply/${rent.id}/cancel`, { token })
  await plantElsewhere(api, { id: body.id, token, password: String(form['password']), oldEmail: planted.oldEmail })
  const staff = await api.staffWith('admin')
  await api.call(`GET /staff/members?q=${planted.username}`, { token: staff.token })
  await api.call(`GET /staff/members/${body.id}`, { token: staff.token })
  await sql`
    update member
       set email = ${planted.laterEmail}, mobile = ${planted.laterMobile}
     where id = ${body.id}`.execute(api.db)
  await api.call('DELETE /member', { token, body: { password: form['password'] } })
  return body.id
}

async function signIn(username: string, password: string) {
  const { body } = await api.call('POST /token', {
    form: { grant_type: 'password', username, password },
    headers: { 'user-agent': planted.userAgent },
    from: planted.address,
  })
  return { token: body.access_token as string }
}

async function leave() {
  const { token } = await api.staffWith('admin')
  const { body } = await api.call('GET /staff/deletions', { token })
  const { id } = body.data[0]
  const act = (action: string, form = {}) => api.call(`POST /staff/deletions/${id}/${action}`, { token, body: form })
  await act('contact')
  await act('settle', { way: 'refund', reference: '匯款 1124' })
  expect((await act('erase')).status).toBe(200)
}

/** Every column of every table that holds something of the member, with what it holds. */
async function traces(): Promise<readonly string[]> {
  const { found, columns } = await tracesOf(api.db, Object.values(planted))
  expect(columns).toBeGreaterThan(150)
  return found
}

async function ledger() {
  const { rows: sums } = await sql`
    select sum(points)::integer as sum, count(*) filter (where points = 0)::integer as zeros from point_entry`.execute(
    api.db,
  )
  return sums[0]
}

describe('an erased member', () => {
  test('negative control: before, the same look finds every planted word', () => {
    for (const word of Object.values(planted)) {
      expect(
        rows.before.some((trace) => trace.endsWith(word)),
        word,
      ).toBe(true)
    }
    expect(rows.before.length).toBeGreaterThan(15)
  })

  test('has left no trace in any column of any table, the outbox included', () => {
    expect(rows.after).toEqual([])
  })

  test('has left the money, whose sums have not moved', async () => {
    expect(money.before).toEqual({ sum: 0, zeros: 0 })
    expect(money.after).toEqual(money.before)
    const { rows: kept } = await sql<{ kind: string; points: number }>`
      select kind, points from point_transaction where member_id = ${memberId} order by sequence`.execute(api.db)
    expect(kept.map(({ kind }) => kind)).toEqual(['purchase', 'monthly_reward', 'rent', 'rent', 'refund', 'adjustment'])
    expect(kept.reduce((sum, { points }) => sum + points, 0)).toBe(0)
  })

  test('is forgotten by every table that knows members, or the table is known to keep money', async () => {
    const { rows: links } = await sql<{ table: string }>`
      select distinct conrelid::regclass::text as table
        from pg_constraint
       where contype = 'f'
         and confrelid = 'member'::regclass
         and confdeltype <> 'c'
       order by 1`.execute(api.db)
    // A new table that refers to a member goes with them (on delete cascade), or is erased by name, or keeps money.
    expect(links.map(({ table }) => table)).toEqual([
      'deletion_request',
      'file',
      'old_user',
      'point_adjustment',
      'point_entry',
      'point_lot',
      'point_transaction',
      'rent',
    ])
  })

  test('is nobody: to staff, to signing in, to whoever registers the same name and number', async () => {
    const { token } = await api.staffWith('admin')
    expect((await api.call(`GET /staff/members/${memberId}`, { token })).status).toBe(404)
    const { body } = await api.call('GET /staff/members?q=erased', { token })
    expect(body.data).toEqual([])
    const again = await registered(api, {
      username: planted.username,
      email: planted.laterEmail,
      mobile: planted.laterMobile,
    })
    expect(again.status).toBe(201)
  })

  test('has no points moved any more, not even those that wait for a second person', async () => {
    const { token } = await api.staffWith('finance')
    const asked = await api.call(`POST /staff/members/${memberId}/adjust`, {
      token,
      body: { points: 5, reason: '補點' },
    })
    expect(asked.status).toBe(404)
    expect(waiting).toMatch(/^[0-9a-f-]{36}$/)
    expect((await api.call(`POST /staff/adjustments/${waiting}/approve`, { token })).status).toBe(404)
  })

  test('cannot be given points or a name again: the database refuses', async () => {
    await expect(
      sql`select points_grant(${memberId}, 'purchased', 1, null, 'purchase', 'centre.sales', 'x', null)`.execute(
        api.db,
      ),
    ).rejects.toMatchObject({ code: '23503' })
    await expect(sql`update member set name = '王' where id = ${memberId}`.execute(api.db)).rejects.toMatchObject({
      constraint: 'member__erased_is_empty',
    })
  })

  test('is never one who still has points: the database refuses', async () => {
    const { id } = await api.memberWith({ purchasedPoints: 5 })
    await expect(sql`select member_erase(${id})`.execute(api.db)).rejects.toMatchObject({
      constraint: 'member__erased_has_no_points',
    })
  })

  test('takes along nothing of somebody who has the number now', async () => {
    const first = await api.memberWith({ mobile: '0911000111' })
    await sql`update member set mobile = '0911000222' where id = ${first.id}`.execute(api.db)
    const second = await api.memberWith({ mobile: '0911000111' })
    await api.call('POST /contact', { token: second.token, body: { reason: 'other', body: '我的信' } })
    await sql`
      insert into message (id, channel, recipient, text, language, dedupe_key)
      values (koma_uuid7(), 'sms', '0911000111', 'hello', 'zh', 'test:second')`.execute(api.db)
    await sql`select member_erase(${first.id})`.execute(api.db)
    const { rows: left } = await sql`select text from message where dedupe_key = 'test:second'`.execute(api.db)
    expect(left).toHaveLength(1)
  })
})
