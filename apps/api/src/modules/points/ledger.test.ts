import { balanceOf, planRefund, planSpending, type Lot, type Take } from '@koma/domain/point-lots.ts'
import { dayMs } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { expirePoints } from './commands/expire-points.ts'
import { grantMonthlyRewards } from './commands/grant-monthly-rewards.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const grant = (memberId: string, source: string, points: number, days: number | null, cause: string) =>
  sql<{ balance: number | null }>`
    select points_grant(${memberId}, ${source}, ${points}::integer,
                        case when ${days}::integer is null then null else koma_now() + make_interval(days => ${days}) end,
                        'adjustment', 'centre.adjustments', ${cause}, null) as balance`.execute(api.db)

const spend = async (memberId: string, points: number, cause: string) =>
  (
    await sql<{ balance: number | null }>`
      select points_spend(${memberId}, ${points}::integer, 'rent', 'centre.rent', ${cause}, null) as balance`.execute(
      api.db,
    )
  ).rows[0]!.balance

const giveBack = (memberId: string, cause: string) =>
  sql`select points_give_back(${memberId}, ${cause}, 'rent', 'centre.rent', ${`${cause}:back`}, 30, null)`.execute(
    api.db,
  )

async function lotsIn(memberId: string): Promise<Lot[]> {
  const { rows } = await sql<Lot>`
    select id, source, remaining, granted_at as "grantedAt", expires_at as "expiresAt"
      from point_lot
     where member_id = ${memberId}`.execute(api.db)
  return rows
}

async function takesOf(cause: string): Promise<Take[]> {
  const { rows } = await sql<Take>`
    select entry.lot_id as "lotId", -entry.points as points
      from point_entry entry
      join point_transaction spending on spending.id = entry.transaction_id
     where spending.cause = ${cause}
       and entry.lot_id is not null
     order by entry.position`.execute(api.db)
  return rows
}

/** Every way in which a ledger can be wrong, as one number that must be 0. */
async function faults(): Promise<number> {
  const { rows } = await sql<{ faults: number }>`
    select (select count(*) from (
              select from point_entry group by transaction_id having sum(points) <> 0) unbalanced)
         + (select count(*) from point_lot lot
             where lot.remaining <> (select coalesce(sum(points), 0) from point_entry where lot_id = lot.id))
         + (select count(*) from (
              select sum(points) over (partition by member_id order by sequence) - balance as off
                from point_transaction) running
             where off <> 0) as faults`.execute(api.db)
  return rows[0]!.faults
}

/** A generator with a seed, so that a failure can be run again. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

describe('the ledger in the database', () => {
  test('takes and gives back exactly what the pure rules plan, over 1,000 random steps', async () => {
    const { id } = await api.memberWith()
    const roll = dice(20_261_121)
    const open: string[] = []
    for (let step = 0; step < 1_000; step++) {
      const now = await api.deps.clock.now()
      const before = await lotsIn(id)
      const cause = `step:${step}`
      switch (roll(5)) {
        case 0:
          await grant(id, 'reward', 1 + roll(80), 1 + roll(60), cause)
          break
        case 1:
          await grant(id, 'purchased', 1 + roll(80), null, cause)
          break
        case 2: {
          const returning = open.splice(roll(open.length), 1)[0]
          if (!returning) break
          const plan = planRefund(await takesOf(returning), before, now, 30)
          await giveBack(id, returning)
          const after = await lotsIn(id)
          for (const { lotId, points } of plan.returns) {
            const gained =
              after.find((lot) => lot.id === lotId)!.remaining - before.find((lot) => lot.id === lotId)!.remaining
            expect(gained, `lot ${lotId} in step ${step}`).toBe(points)
          }
          expect(after.length - before.length).toBe(plan.restored.length)
          break
        }
        case 3:
          await api.moveClock((roll(10) * dayMs) / 1_000)
          break
        default: {
          const points = 1 + roll(120)
          const plan = planSpending(before, points, now)
          const balance = await spend(id, points, cause)
          expect(balance, `step ${step}`).toBe(plan.ok ? plan.balanceAfter : null)
          if (!plan.ok) break
          expect(await takesOf(cause)).toEqual(plan.takes)
          open.push(cause)
        }
      }
      const { rows } = await sql<{ balance: number }>`select points_balance(${id}) as balance`.execute(api.db)
      expect(rows[0]!.balance).toBe(balanceOf(await lotsIn(id), await api.deps.clock.now()).total)
    }
    expect(await faults()).toBe(0)
  }, 120_000)

  test('refuses entries that do not balance, and any change of what is written', async () => {
    const { id } = await api.memberWith({ points: 10 })
    const unbalanced = sql`
      with made as (
        insert into point_transaction (id, member_id, kind, cause, points, balance)
        values (koma_uuid7(), ${id}, 'adjustment', 'unbalanced', 5, 15)
        returning id
      )
      insert into point_entry (transaction_id, position, account, points)
      select id, 1, 'centre.adjustments', 5 from made`.execute(api.db)
    await expect(unbalanced).rejects.toMatchObject({ constraint: 'point_entry__balanced' })
    for (const change of [
      sql`update point_entry set points = points + 1`,
      sql`delete from point_entry`,
      sql`truncate point_entry`,
      sql`update point_transaction set points = 1`,
      sql`delete from point_transaction`,
    ]) {
      await expect(change.execute(api.db)).rejects.toMatchObject({ code: '42501' })
    }
  })

  test('negative control: without its trigger an unbalanced entry would stand', async () => {
    const { id } = await api.memberWith({ points: 10 })
    await api.db
      .transaction()
      .execute(async (tx) => {
        await sql`drop trigger point_entry__balanced on point_entry`.execute(tx)
        await sql`
        with made as (
          insert into point_transaction (id, member_id, kind, cause, points, balance)
          values (koma_uuid7(), ${id}, 'adjustment', 'control', 5, 15)
          returning id
        )
        insert into point_entry (transaction_id, position, account, points)
        select id, 1, 'centre.adjustments', 5 from made`.execute(tx)
        throw new Error('undo')
      })
      .catch((error: Error) => expect(error.message).toBe('undo'))
    expect(await faults()).toBe(0)
  })

  test('a lot never goes below zero, whoever writes', async () => {
    const { id } = await api.memberWith({ points: 10 })
    const below = sql`update point_lot set remaining = remaining - 11 where member_id = ${id}`.execute(api.db)
    await expect(below).rejects.toMatchObject({ constraint: 'point_lot__remaining_not_negative' })
  })

  test('purchased points never expire: a hundred years change nothing', async () => {
    const { id } = await api.memberWith({ purchasedPoints: 70, points: 30 })
    const hundredYearsSeconds = 36_525 * (dayMs / 1_000)
    await api.moveClock(hundredYearsSeconds)
    await expirePoints(api.deps)
    const { rows } = await sql<{ balance: number }>`select points_balance(${id}) as balance`.execute(api.db)
    await api.moveClock(-hundredYearsSeconds)
    expect(rows[0]!.balance).toBe(70)
    const expiring = sql`
      insert into point_lot (id, member_id, source, granted, remaining, expires_at)
      values (koma_uuid7(), ${id}, 'purchased', 1, 1, koma_now())`.execute(api.db)
    await expect(expiring).rejects.toMatchObject({ constraint: 'point_lot__only_rewards_expire' })
  })
})

describe('the jobs', () => {
  test('the monthly reward, run five times at once, rewards each member once', async () => {
    const creator = await api.memberWith({ class: 'creator' })
    await sql`
      update member
         set membership_started_on = date_trunc('month', koma_today())::date
       where id = ${creator.id}`.execute(api.db)
    const rewarded = await Promise.all(Array.from({ length: 5 }, () => grantMonthlyRewards(api.deps)))
    expect(rewarded.reduce((sum, one) => sum + one, 0)).toBe(1)
    const { body } = await api.call('GET /my/point_logs', { token: creator.token })
    expect(body.data.map(({ kind, points }: any) => [kind, points])).toEqual([['monthly_reward', 500]])
    expect(body.data[0].note_zh).toContain('每月贈點')
  })

  test('the expiry, run five times at once, deducts each lot once', async () => {
    const { id, token } = await api.memberWith({ points: 40 })
    await api.moveClock((400 * dayMs) / 1_000)
    const fresh = await api.sessionOf({ id })
    expect((await api.call('GET /member', { token: fresh.token })).body.points.total).toBe(0)
    await Promise.all(Array.from({ length: 5 }, () => expirePoints(api.deps)))
    const { body } = await api.call('GET /my/point_logs', { token: fresh.token })
    expect(body.data.map(({ kind, points, balance }: any) => [kind, points, balance])).toEqual([
      ['due_deduction', -40, 0],
      ['adjustment', 40, 40],
    ])
    expect(token).not.toBe(fresh.token)
    expect(await faults()).toBe(0)
  })
})
