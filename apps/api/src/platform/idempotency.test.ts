import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { memberWith, type TestMember } from '../testing/member-factory.ts'
import { patient } from '../testing/patient.ts'
import { platformApp, testDatabase, type TestDatabase } from '../testing/platform-app.ts'
import type { ApiApp } from './api-app.ts'
import type { Deps } from './deps.ts'
import { memberOf } from './gate.ts'
import { runOnce, sendOnce } from './idempotency.ts'
import { refusalBody } from './refusal.ts'

let database: TestDatabase
let servers: FastifyInstance[]
let member: TestMember

/** What the work should do next: wait for this before it ends, refuse, or break. */
let gate: Promise<void> = Promise.resolve()
let behaviour: 'book' | 'refuse' | 'break' = 'book'

beforeAll(async () => {
  database = await testDatabase()
  await sql`create table effect (id serial primary key, note text not null)`.execute(database.db)
  member = await memberWith(database.db)
  // Two as they are, and two whose crowds may wait longer than 3 s for one row: the machine may be busy.
  const another = (options = {}) => database.anotherPool(10, options)
  const pools = [database.db, another(), another(patient), another(patient)]
  servers = await Promise.all(pools.map((db) => platformApp(db, addRoutes)))
})

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await database.close()
})

beforeEach(async () => {
  gate = Promise.resolve()
  behaviour = 'book'
  await sql`truncate effect`.execute(database.db)
  await sql`delete from idempotency_key`.execute(database.db)
})

describe('the same key and the same body', () => {
  test('100 at once on two processes have one effect and 100 times the same bytes', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => post({ key: 'k-100', on: 2 + (at % 2) })))

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toHaveLength(1)
    expect(answers[0]).toMatchObject({ status: 201, body: { note: 'inked' } })
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1)
    expect(await effects()).toBe(1)
  })

  test('negative control: where rows of one key never meet, the same 100 have 100 effects', async () => {
    await sql`
      create function never_meet() returns trigger language plpgsql as
        'begin new.scope := new.scope || gen_random_uuid(); return new; end'`.execute(database.db)
    await sql`create trigger never_meet before insert on idempotency_key for each row execute function never_meet()`.execute(
      database.db,
    )
    const answers = await Promise.all(Array.from({ length: 100 }, () => post({ key: 'k-control' })))
    await sql`drop trigger never_meet on idempotency_key`.execute(database.db)

    expect(answers.every(({ status, replayed }) => status === 201 && !replayed)).toBe(true)
    expect(await effects()).toBe(100)
  })

  test('a second request waits for the first and gets its answer', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    const [first, second] = [post({ key: 'k-wait' }), post({ key: 'k-wait', on: 1 })]
    await workers(1)
    resolve()

    expect((await second).text).toBe((await first).text)
    expect([(await first).replayed, (await second).replayed].sort()).toEqual([false, true])
    expect(await effects()).toBe(1)
  })

  test('409 idempotency.in_flight when the first is still at work after 3 s, and its answer afterwards', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    const first = post({ key: 'k-slow' })
    await workers(1)

    expect(await post({ key: 'k-slow', on: 1 })).toMatchObject({ status: 409, body: { code: 'idempotency.in_flight' } })
    resolve()
    expect(await first).toMatchObject({ status: 201 })
    expect(await post({ key: 'k-slow' })).toMatchObject({ status: 201, replayed: true })
    expect(await effects()).toBe(1)
  })

  test('the same fields as a form, or in another order, are the same body', async () => {
    await post({ key: 'k-form', body: { note: 'inked', page: 3 } })
    const again = await post({ key: 'k-form', body: { page: 3, note: 'inked' } })
    const form = await post({ key: 'k-form', form: 'page=3&note=inked' })

    expect(again).toMatchObject({ status: 201, replayed: true })
    expect(form).toMatchObject({ status: 201, replayed: true })
    expect(await effects()).toBe(1)
  })

  test('a refusal by a rule is kept like a success, word for word', async () => {
    behaviour = 'refuse'
    const refused = await post({ key: 'k-refused' })
    behaviour = 'book'
    const again = await post({ key: 'k-refused', language: 'ja' })

    expect(refused).toMatchObject({ status: 409, body: { code: 'rent.unavailable' }, replayed: false })
    expect(again).toMatchObject({ status: 409, body: refused.body, replayed: true })
    expect(await effects()).toBe(0)
  })

  test('work that breaks leaves neither effect nor key', async () => {
    behaviour = 'break'
    expect(await post({ key: 'k-broken' })).toMatchObject({ status: 500 })
    behaviour = 'book'
    expect(await post({ key: 'k-broken' })).toMatchObject({ status: 201, replayed: false })
    expect(await effects()).toBe(1)
  })

  test('the key is free again after 24 hours', async () => {
    await post({ key: 'k-day' })
    await shift('23:59')
    expect(await post({ key: 'k-day' })).toMatchObject({ replayed: true })
    await shift('24:01')
    // The access token lives a quarter of an hour; only the key's age is of interest here.
    await sql`update session_token set access_expires_at = koma_now() + interval '15 minutes'`.execute(database.db)
    expect(await post({ key: 'k-day' })).toMatchObject({ status: 201, replayed: false })
    await shift('0')
  })
})

describe('what a key does not join', () => {
  test('422 idempotency.reused for another body, and no second effect', async () => {
    await post({ key: 'k-other' })
    expect(await post({ key: 'k-other', body: { note: 'other' } })).toMatchObject({
      status: 422,
      body: { code: 'idempotency.reused' },
    })
    expect(await effects()).toBe(1)
  })

  test('another member and another route have keys of their own', async () => {
    const other = await memberWith(database.db)
    await post({ key: 'k-scope' })
    expect(await post({ key: 'k-scope', token: other.token })).toMatchObject({ status: 201, replayed: false })
    expect(await post({ key: 'k-scope', route: 'other' })).toMatchObject({ status: 201, replayed: false })
    expect(await effects()).toBe(3)
  })

  test('without a key every request has its effect', async () => {
    await Promise.all([post({}), post({})])
    expect(await effects()).toBe(2)
  })

  test.each(['', 'two words', 'ключ', 'a'.repeat(256)])('422 for a key that is none: %j', async (key) => {
    expect(await post({ key })).toMatchObject({
      status: 422,
      body: { errors: { 'Idempotency-Key': ['輸入資料格式不符'] } },
    })
    expect(await effects()).toBe(0)
  })
})

function addRoutes(app: ApiApp, deps: Deps) {
  for (const route of ['effect', 'other']) {
    app.route({
      method: 'POST',
      url: `/${route}`,
      config: { gate: 'member', once: true },
      schema: { body: z.object({ note: z.string(), page: z.coerce.number().optional() }) },
      async handler(request, reply) {
        const { note } = request.body as { note: string }
        const answer = await runOnce(deps, request, { scope: memberOf(request).id, route }, async (tx) => {
          if (behaviour === 'refuse') return { status: 409, body: refusalBody(request, 'rent.unavailable') }
          const { rows } = await sql<{ id: number }>`
            insert into effect (note) values (${note}) returning id`.execute(tx)
          await gate
          if (behaviour === 'break') throw new Error('the ink ran out')
          return { status: 201, body: { note, id: rows[0]!.id, at: 'desk' } }
        })
        return sendOnce(request, reply, answer)
      },
    })
  }
}

interface Post {
  readonly key?: string
  readonly body?: object
  readonly form?: string
  readonly route?: string
  readonly token?: string
  readonly on?: number
  readonly language?: string
}

async function post({
  key,
  body = { note: 'inked' },
  form,
  route = 'effect',
  token = member.token,
  on = 0,
  language,
}: Post) {
  const response = await servers[on]!.inject({
    method: 'POST',
    url: `/api/${route}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(language ? { 'accept-language': language } : {}),
      ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    payload: form ?? body,
  })
  return {
    status: response.statusCode,
    text: response.body,
    body: response.json<Record<string, unknown>>(),
    replayed: response.headers['idempotent-replayed'] === 'true',
  }
}

async function effects(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from effect`.execute(database.db)
  return rows[0]!.count
}

/** Waits until so many transactions are inside their work. */
async function workers(count: number) {
  for (;;) {
    const { rows } = await sql<{ busy: number }>`
      select count(*) as busy
        from pg_stat_activity
       where datname = current_database()
         and state = 'idle in transaction'`.execute(database.db)
    if (rows[0]!.busy >= count) return
    await new Promise((soon) => setTimeout(soon, 10))
  }
}

async function shift(by: string) {
  await sql`update app_clock set shift = ${by}::interval`.execute(database.db)
  await sql`update session_token set access_expires_at = koma_now() + interval '15 minutes'`.execute(database.db)
}
