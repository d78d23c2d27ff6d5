import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testApi, type TestApi, type TestServer } from '../../testing/test-api.ts'

let api: TestApi
let other: TestServer

beforeEach(async () => {
  api = await testApi()
  other = await api.anotherServer()
})
afterEach(() => api.close())

const forty = Array.from({ length: 40 }, (_, index) => index)
const serverOf = (index: number) => (index % 2 === 0 ? api : other)

describe('one waiting adjustment approved by 40 people at once', () => {
  async function storm(): Promise<{ approved: number; total: number }> {
    const { id, token } = await api.memberWith()
    const asker = await api.staffWith('finance')
    const approvers = await Promise.all(forty.map(() => api.staffWith('finance')))
    const { body: asked } = await api.call(`POST /staff/members/${id}/adjust`, {
      token: asker.token,
      body: { points: 2_000, reason: '示範' },
    })
    const answers = await Promise.all(
      approvers.map((approver, index) =>
        serverOf(index).call(`POST /staff/adjustments/${asked.id}/approve`, { token: approver.token }),
      ),
    )
    const { body: me } = await api.call('GET /member', { token })
    return { approved: answers.filter(({ status }) => status === 200).length, total: me.points.total }
  }

  test('is approved once and gives its points once', async () => {
    expect(await storm()).toEqual({ approved: 1, total: 2_000 })
  })

  test('negative control: without the one cause of a movement and without the status it gives them more often', async () => {
    await sql`
      alter table point_transaction
        drop constraint point_transaction__one_cause,
        add constraint point_transaction__one_cause unique (cause, sequence)`.execute(api.db)
    await sql`
      create function undecided() returns trigger language plpgsql as
        'begin new.status := ''waiting''; new.decided_by := null; return new; end'`.execute(api.db)
    await sql`create trigger undecides before update on point_adjustment for each row execute function undecided()`.execute(
      api.db,
    )
    expect((await storm()).total).toBeGreaterThan(2_000)
  })
})

test('40 takings of 30 from a purse of 100 at once: three, and the ledger adds up', async () => {
  const member = await api.memberWith({ purchasedPoints: 100 })
  const finance = await api.staffWith('finance')
  const answers = await Promise.all(
    forty.map((index) =>
      serverOf(index).call(`POST /staff/members/${member.id}/adjust`, {
        token: finance.token,
        body: { points: -30, reason: '示範' },
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  const { rows } = await sql<{ lots: number; entries: number; rows: number }>`
    select (select sum(remaining) from point_lot)::integer as lots,
           (select sum(points) from point_entry where account like 'member.%')::integer as entries,
           (select count(*) from point_adjustment)::integer as rows`.execute(api.db)
  expect(rows[0]).toEqual({ lots: 10, entries: 10, rows: 3 })
})

describe('40 adjustments of 100 by one person of one member at once, 1,000 being the limit of one', () => {
  async function storm(): Promise<{ applied: number; waiting: number; total: number }> {
    const { id, token } = await api.memberWith()
    const finance = await api.staffWith('finance')
    const answers = await Promise.all(
      forty.map((index) =>
        serverOf(index).call(`POST /staff/members/${id}/adjust`, {
          token: finance.token,
          body: { points: 100, reason: '示範' },
        }),
      ),
    )
    const { body: me } = await api.call('GET /member', { token })
    const having = (wanted: number) => answers.filter(({ status }) => status === wanted).length
    return { applied: having(200), waiting: having(202), total: me.points.total }
  }

  test('10 count at once, 30 wait for a second person', async () => {
    expect(await storm()).toEqual({ applied: 10, waiting: 30, total: 1_000 })
  })

  test('negative control: counted one by one, as it was, all of them count', async () => {
    await sql`drop trigger point_adjustment__alone_within_limit on point_adjustment`.execute(api.db)
    await sql`
      create or replace function points_adjusted_alone(by_staff uuid, of_member uuid) returns integer
        language sql stable
        return 0`.execute(api.db)
    expect(await storm()).toEqual({ applied: 40, waiting: 0, total: 4_000 })
  })
})
