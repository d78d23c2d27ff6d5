import { addDays, instantAt, taipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deviceWith, openCentre, type TestDevice } from '../../testing/device-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

const tuesday = taipeiDate('2026-11-24')
const contenders = 60

let api: TestApi
let desk: TestDevice

beforeEach(async () => {
  api = await testApi()
  await openCentre(api.db)
  await api.setClock(instantAt(addDays(tuesday, -4), '12:00'))
  desk = await deviceWith(api.db)
})
afterEach(() => api.close())

const hour = (start: number, day = tuesday) => ({
  device_id: desk.id,
  starts_at: `${day} ${String(start).padStart(2, '0')}:00:00`,
  ends_at: `${day} ${String(start + 1).padStart(2, '0')}:00:00`,
  agree: true,
})

async function storm(): Promise<string[]> {
  const members = []
  for (let one = 0; one < contenders; one++) members.push(await api.memberWith({ points: 30 }))
  const answers = await Promise.all(members.map(({ token }) => api.call('POST /rent/apply', { token, body: hour(10) })))
  return answers.map(({ status, body }) => (status === 201 ? 'booked' : body.code))
}

const count = (list: readonly string[], word: string) => list.filter((one) => one === word).length

describe('one hour of one seat', () => {
  test('of all who ask at once one gets it, the others hear that it is taken, and nobody else pays', async () => {
    const outcomes = await storm()
    expect(count(outcomes, 'booked')).toBe(1)
    expect(count(outcomes, 'rent.unavailable')).toBe(contenders - 1)
    const spent = await sql<{ n: number }>`select count(*) as n from point_transaction where kind = 'rent'`.execute(
      api.db,
    )
    expect(spent.rows[0]!.n).toBe(1)
  })

  test('negative control: without the primary key more than one gets it', async () => {
    await sql`alter table rent_slot drop constraint rent_slot__one_holder`.execute(api.db)
    // Everybody arrives at the look before anybody has taken.
    await sql`
      create or replace function rent_free_lapsed(of_seats integer[], of_member uuid, hours timestamptz[]) returns void
        language plpgsql as 'begin perform pg_sleep(0.05); end'`.execute(api.db)
    const outcomes = await storm()
    expect(count(outcomes, 'booked')).toBeGreaterThan(1)
  })
})

describe('one purse of 100 points and many bookings of 30 at once', () => {
  async function spree(liveMax: number): Promise<string[]> {
    await sql`update setting set value = ${String(liveMax)}::jsonb where key = 'rent.live_max'`.execute(api.db)
    const { token } = await api.memberWith({ points: 100 })
    const wishes = Array.from({ length: contenders }, (_, index) =>
      hour(10 + (index % 11), addDays(tuesday, Math.floor(index / 11))),
    )
    const answers = await Promise.all(wishes.map((body) => api.call('POST /rent/apply', { token, body })))
    return answers.map(({ status, body }) => (status === 201 ? 'booked' : body.code))
  }

  test('with room for ten live bookings exactly three are paid', async () => {
    const outcomes = await spree(10)
    expect(count(outcomes, 'booked')).toBe(3)
    expect(count(outcomes, 'points.not_enough')).toBe(contenders - 3)
  })

  test('with the usual limit exactly two are live', async () => {
    const outcomes = await spree(2)
    expect(count(outcomes, 'booked')).toBe(2)
    expect(count(outcomes, 'rent.limit')).toBe(contenders - 2)
  })

  test('the database itself refuses a place above the limit', async () => {
    const { id, token } = await api.memberWith({ points: 100 })
    const { body } = await api.call('POST /rent/apply', { token, body: hour(10) })
    await sql`delete from rent_live`.execute(api.db)
    const place = (number: number) =>
      sql`insert into rent_live (member_id, place, rent_id) values (${id}, ${number}, ${body.id})`.execute(api.db)
    await expect(place(3)).rejects.toMatchObject({ constraint: 'rent_live__within_limit' })
    await sql`drop trigger rent_live__within_limit on rent_live`.execute(api.db)
    await place(3)
  })
})

test('one booking cancelled many times at once gives its points back once', async () => {
  const { token } = await api.memberWith({ points: 100 })
  const { body } = await api.call('POST /rent/apply', { token, body: hour(10) })
  const answers = await Promise.all(
    Array.from({ length: contenders }, () => api.call(`PUT /rent/apply/${body.id}/cancel`, { token })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { body: me } = await api.call('GET /member', { token })
  expect(me.points.total).toBe(100)
})

test('the same key sent many times at once books once and answers alike', async () => {
  const { token } = await api.memberWith({ points: 100 })
  const answers = await Promise.all(
    Array.from({ length: contenders }, () =>
      api.call('POST /rent/apply', { token, body: hour(10), headers: { 'idempotency-key': 'storm' } }),
    ),
  )
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]!.status).toBe(201)
})
