import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomToken } from '../../platform/ids.ts'
import {
  carriedTo,
  importList,
  invitedPerson,
  listMapping,
  listOf,
  uploadList,
  workOff,
} from '../../testing/old-user-factory.ts'
import { codeFor, registrationForm, someplace } from '../../testing/registration-factory.ts'
import type { TestStaff } from '../../testing/staff-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { workThrough } from './commands/work-through.ts'

/** Source: docs/guarantees.md I-32 (100,000 before a release: OLD_USER_GUESSES=100000). */
const guesses = Number(process.env['OLD_USER_GUESSES'] ?? 10_000)
const guessesAtOnce = 100

let api: TestApi
let admin: TestStaff

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await someplace(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  admin = await api.staffWith('admin')
})
afterAll(() => api.close())

const invited = (person: Parameters<typeof invitedPerson>[2]) => invitedPerson(api, admin.token, person)

async function membersOf(codes: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from member where username like ${codes}`.execute(
    api.db,
  )
  return rows[0]!.n
}

describe('one link', () => {
  test('of 100 people who use it at once one moves, and the points come once', async () => {
    const code = await invited({ oldId: 'RACE-1', purchased: 900, reward: 90, rewardExpiresOn: '2027-06-30' })
    const forms = await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        const form = registrationForm({ username: `racer${String(n).padStart(5, '0')}` })
        return { ...form, sms_code: await codeFor(api, form.mobile), code }
      }),
    )
    const other = await api.anotherServer()
    const answers = await Promise.all(
      forms.map((body, n) => (n % 2 ? other : api).call('POST /member/old_user', { body, from: `10.0.0.${n}` })),
    )
    const statuses = answers.map(({ status, body }) => (status === 201 ? 201 : body.code))
    expect(statuses.filter((one) => one === 201)).toHaveLength(1)
    expect(new Set(statuses)).toEqual(new Set([201, 'old_user.used']))
    // The other ninety-nine registrations were undone.
    expect(await membersOf('racer%')).toBe(1)
    const { id } = answers.find(({ status }) => status === 201)!.body
    expect(await carriedTo(api.db, id)).toMatchObject({
      entries: [{ points: 900 }, { points: 90, balance: 990 }],
      lots: [{ remaining: 900 }, { remaining: 90 }],
    })
  })

  test('of 20 accounts that merge it at once, and one that registers, one gets it', async () => {
    const code = await invited({ oldId: 'RACE-2', purchased: 333 })
    const members = await Promise.all(Array.from({ length: 20 }, () => api.memberWith()))
    const form = registrationForm()
    const body = { ...form, sms_code: await codeFor(api, form.mobile), code }
    const answers = await Promise.all([
      ...members.map(({ token }) => api.call('POST /member/old_user/merge', { token, body: { code } })),
      api.call('POST /member/old_user', { body }),
    ])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(answers.filter(({ body: { code: reason } }) => reason === 'old_user.used')).toHaveLength(20)
    const { rows } = await sql<{ points: number }>`
      select sum(points)::integer as points from point_transaction where cause like 'old_user:RACE-2:%'`.execute(api.db)
    expect(rows[0]!.points).toBe(333)
  })

  test('one member who merges two records, each ten times at once, gets both once', async () => {
    const codes = [await invited({ oldId: 'RACE-3', purchased: 10 }), await invited({ oldId: 'RACE-4', purchased: 20 })]
    const { token } = await api.memberWith()
    const tries = Array.from({ length: 20 }, (_, n) => codes[n % 2]!)
    const answers = await Promise.all(
      tries.map((code) => api.call('POST /member/old_user/merge', { token, body: { code } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect((await api.call('GET /member', { token })).body.point).toBe(30)
  })

  test('negative control: without the mark of having moved more than one gets it; the points still have one cause', async () => {
    const open = await testApi({ rateLimits: false })
    const staff = await open.staffWith('admin')
    const code = await invitedPerson(open, staff.token, { oldId: 'RACE-9', purchased: 333 })
    await sql`
      create function forget_move() returns trigger language plpgsql as $$
        begin
          new.member_id := null; new.moved_at := null; new.merged := false;
          return new;
        end $$`.execute(open.db)
    await sql`create trigger forgets before update on old_user for each row execute function forget_move()`.execute(
      open.db,
    )
    const members = await Promise.all(Array.from({ length: 5 }, () => open.memberWith()))
    const answers = await Promise.all(
      members.map(({ token }) => open.call('POST /member/old_user/merge', { token, body: { code } })),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1)
    const { rows } = await sql<{ points: number }>`
      select sum(points)::integer as points from point_transaction where cause like 'old_user:RACE-9:%'`.execute(
      open.db,
    )
    expect(rows[0]!.points).toBe(333)
    await open.close()
  })

  test('what has moved has a cause of its own in the ledger, which comes once', async () => {
    const { id } = await api.memberWith()
    const grant = sql`
      insert into point_transaction (id, member_id, kind, cause, points, balance)
      values (koma_uuid7(), ${id}, 'adjustment', 'old_user:RACE-9:purchased', 5, 5)`
    await grant.execute(api.db)
    await expect(grant.execute(api.db)).rejects.toThrow(/point_transaction__one_cause/)
  })
})

describe('I-32: codes cannot be guessed', () => {
  test(`${guesses} random codes find nothing and say nothing`, async () => {
    await invited({ oldId: 'GUESS-1', name: '不可猜' })
    const hits: string[] = []
    const texts = new Set<string>()
    const guess = () => (Math.random() < 0.5 ? randomToken() : randomBytes(16).toString('base64url'))
    for (let round = 0; round < guesses / guessesAtOnce; round++) {
      const answers = await Promise.all(
        Array.from({ length: guessesAtOnce }, () => api.call(`GET /member/old_user/${guess()}`)),
      )
      for (const { status, text, body } of answers) {
        if (status !== 404) hits.push(text)
        texts.add(body.code)
      }
    }
    expect(hits).toEqual([])
    expect([...texts]).toEqual(['record.not_found'])
  })

  test('one address asks for twenty wrong ones an hour; a right one does not count', async () => {
    const limited = await testApi()
    await someplace(limited.db)
    const staff = await limited.staffWith('admin')
    const code = await invitedPerson(limited, staff.token, { oldId: 'LIMIT-1' })
    const ask = (one: string, from: string) => limited.call(`GET /member/old_user/${one}`, { from })
    for (let n = 0; n < 10; n++) expect((await ask(code, '203.0.113.7')).status).toBe(200)
    const statuses: number[] = []
    for (let n = 0; n < 40; n++) statuses.push((await ask(randomToken(), '203.0.113.7')).status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    const last = await ask(randomToken(), '203.0.113.7')
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask(code, '198.51.100.9')).status).toBe(200)
    await limited.close()
  })

  test('negative control: a code of four digits would be found among so many', async () => {
    const { rows } = await sql<{ id: string }>`select id from old_user limit 1`.execute(api.db)
    const short = api.deps.secrets.sign('code', 'old_user:0042')
    await sql`
      update old_user_code set replaced_at = koma_now() where old_user_id = ${rows[0]!.id} and replaced_at is null`.execute(
      api.db,
    )
    await sql`
      insert into old_user_code (code_hash, old_user_id, email, expires_at)
      select ${short}, id, email, koma_now() + interval '1 day' from old_user where id = ${rows[0]!.id}`.execute(api.db)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => api.call(`GET /member/old_user/${String(n).padStart(4, '0')}/state`)),
    )
    expect(answers.some(({ body }) => body.state !== 'unknown')).toBe(true)
  })
})

describe('a long list', () => {
  const people = Array.from({ length: 10_000 }, (_, n) => ({
    oldId: `LONG-${n}`,
    name: `長名單第${n}位`,
    mobile: `09${String(10_000_000 + n)}`,
    purchased: 10,
    reward: 1,
  }))

  test('of 10,000 rows is checked and imported in bounded time and memory', async () => {
    const before = process.memoryUsage().rss
    const begun = performance.now()
    const { checked, imported } = await importList(api, admin.token, listOf(people))
    const seconds = (performance.now() - begun) / 1000
    const megabytes = (process.memoryUsage().rss - before) / 1_048_576
    expect(checked.counts).toMatchObject({ added: 10_000, refused: 0 })
    expect(imported).toMatchObject({ status: 'imported', rows_done: 10_000 })
    expect(imported.counts).toMatchObject({ added: 10_000, purchased_points: 100_000, reward_points: 10_000 })
    const { rows } = await sql<{ n: number; points: number }>`
      select count(*) as n, sum(purchased_points + reward_points) as points
        from old_user where old_id like 'LONG-%'`.execute(api.db)
    expect(rows[0]).toEqual({ n: 10_000, points: 110_000 })
    expect(seconds).toBeLessThan(60)
    expect(megabytes).toBeLessThan(300)
  })

  test('whose worker dies in the middle is gone on with where it was, and two workers are one', async () => {
    const some = people.slice(0, 2_000).map((person) => ({ ...person, oldId: person.oldId.replace('LONG', 'DIE') }))
    const { body: uploaded } = await uploadList(api, admin.token, listOf(some))
    const path = `/staff/old_user_imports/${uploaded.id}`
    await api.call(`POST ${path}/check`, { token: admin.token, body: { mapping: listMapping } })
    await workOff(api)
    await api.call(`POST ${path}/run`, { token: admin.token, body: {} })
    const work = { importId: uploaded.id, staffId: admin.id, staffName: admin.username, sendMail: false }
    // The third batch meets a database that refuses it.
    await sql`
      create function fail_third() returns trigger language plpgsql as $$
        begin
          if new.old_id = 'DIE-1200' then raise exception 'died'; end if;
          return new;
        end $$`.execute(api.db)
    await sql`create trigger dies before insert on old_user for each row execute function fail_third()`.execute(api.db)
    await expect(workThrough(api.deps, work)).rejects.toThrow('died')
    const halfway = (await api.call(`GET ${path}`, { token: admin.token })).body
    expect(halfway).toMatchObject({ status: 'importing', rows_done: 1_000, counts: { added: 1_000 } })
    await sql`drop trigger dies on old_user`.execute(api.db)
    await Promise.all([workThrough(api.deps, work), workThrough(api.deps, work), workThrough(api.deps, work)])
    const done = (await api.call(`GET ${path}`, { token: admin.token })).body
    expect(done).toMatchObject({ status: 'imported', rows_done: 2_000, counts: { added: 2_000, unchanged: 0 } })
    const { rows } = await sql<{ n: number }>`select count(*) as n from old_user where old_id like 'DIE-%'`.execute(
      api.db,
    )
    expect(rows[0]!.n).toBe(2_000)
  })
})
