import { accountFaults, noFaults } from '@koma/api/testing/account-faults.ts'
import { deviceWith } from '@koma/api/testing/device-factory.ts'
import { memberWith, type MemberTraits, type TestMember } from '@koma/api/testing/member-factory.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call, tally, type Answer } from '../testing/http-call.ts'
import { freeHours, productWorld, setLiveMax, type FreeHour, type ProductWorld } from '../testing/product-world.ts'

/** Source: docs/guarantees.md I-04 */
const membersWhoAsk = 500
const parallelBookings = 200
const parallelRefreshes = 100
const controlMembers = 60

const desk = 9_001
let world: ProductWorld
let hours: readonly FreeHour[]

beforeAll(async () => {
  world = await productWorld(2, { RATE_LIMITS: 'off' })
  await deviceWith(world.db, { id: desk, pointsPerUnit: 30 })
  hours = await freeHours(world.site(0), desk)
})
afterAll(() => world.close())
beforeEach(() => setLiveMax(world.db, 2))

async function members(count: number, traits: MemberTraits): Promise<readonly TestMember[]> {
  const made: TestMember[] = []
  for (let one = 0; one < count; one++) made.push(await memberWith(world.db, traits))
  return made
}

const book = (turn: number, { token }: TestMember, hour: FreeHour) =>
  call(world.site(turn), 'POST /api/rent/apply', { token, body: { device_id: desk, agree: true, ...hour } })

/** All ask for one hour of one seat at the same moment, at both processes in turn. */
async function storm(count: number, hour: FreeHour): Promise<readonly Answer[]> {
  const contenders = await members(count, { points: 30 })
  return Promise.all(contenders.map((member, turn) => book(turn, member, hour)))
}

test('both processes serve, on one database that neither of them owns', async () => {
  const { rows } = await sql<{ listening: number }>`
    select count(*) as listening from pg_stat_activity
     where application_name = 'koma-changes' and datname = current_database()`.execute(world.db)
  expect(rows[0]!.listening).toBe(2)
  for (const product of world.products) expect(product.tree()).toHaveLength(1)
})

describe('one hour of one seat', () => {
  test(`of ${membersWhoAsk} members at two processes one gets it, the others hear that it is taken`, async () => {
    const answers = await storm(membersWhoAsk, hours[0]!)
    expect(tally(answers)).toEqual({ 201: 1, '409 rent.unavailable': membersWhoAsk - 1 })
    expect(await accountFaults(world.db)).toEqual(noFaults)
  })

  test('negative control: without the primary key of rent_slot more than one gets it, and the check sees it', async () => {
    const control = await productWorld(2, { RATE_LIMITS: 'off' })
    try {
      await deviceWith(control.db, { id: desk, pointsPerUnit: 30 })
      await sql`alter table rent_slot drop constraint rent_slot__one_holder`.execute(control.db)
      // Everybody arrives at the look before anybody has taken.
      await sql`
        create or replace function rent_free_lapsed(of_seats integer[], of_member uuid, hours timestamptz[]) returns void
          language plpgsql as 'begin perform pg_sleep(0.05); end'`.execute(control.db)
      const contenders = []
      for (let one = 0; one < controlMembers; one++) contenders.push(await memberWith(control.db, { points: 30 }))
      const body = { device_id: desk, agree: true, ...hours[0] }
      const answers = await Promise.all(
        contenders.map(({ token }, turn) => call(control.site(turn), 'POST /api/rent/apply', { token, body })),
      )
      expect(tally(answers)['201']).toBeGreaterThan(1)
      expect((await accountFaults(control.db))['heldTwice']).toBeGreaterThan(0)
    } finally {
      await control.close()
    }
  })
})

describe('one purse of 100 points and 200 bookings of 30 at once', () => {
  test.each([
    [10, 3, '409 points.not_enough'],
    [2, 2, '409 rent.limit'],
  ])('with room for %i live bookings exactly %i are booked', async (liveMax, booked, refusal) => {
    await setLiveMax(world.db, liveMax)
    const [member] = await members(1, { points: 100 })
    const free = (await freeHours(world.site(0), desk)).slice(0, parallelBookings)
    const wishes = Array.from({ length: parallelBookings }, (_, turn) => free[turn % free.length]!)
    const answers = await Promise.all(wishes.map((hour, turn) => book(turn, member!, hour)))
    const counts = tally(answers)
    expect(counts['201']).toBe(booked)
    // The same hour asked for twice by the same member may also be refused as their own.
    expect((counts[refusal] ?? 0) + (counts['409 rent.overlap_own'] ?? 0)).toBe(parallelBookings - booked)
    const { body } = await call(world.site(1), 'GET /api/member', { token: member!.token })
    expect(body.points.total).toBe(100 - 30 * booked)
    expect(await accountFaults(world.db)).toEqual(noFaults)
  })
})

describe('one refresh token used 100 times at once', () => {
  test('gives one successor pair, and nobody is signed out', async () => {
    const [member] = await members(1, {})
    const refresh = (turn: number, refreshToken: string) =>
      call(world.site(turn), 'POST /api/token', { body: { grant_type: 'refresh_token', refresh_token: refreshToken } })
    const answers = await Promise.all(
      Array.from({ length: parallelRefreshes }, (_, turn) => refresh(turn, member!.refreshToken)),
    )
    expect(tally(answers)).toEqual({ 200: parallelRefreshes })
    expect(new Set(answers.map(({ body }) => `${body.access_token} ${body.refresh_token}`)).size).toBe(1)

    for (const site of [world.site(0), world.site(1)]) {
      expect((await call(site, 'GET /api/member', { token: answers[0]!.body.access_token })).status).toBe(200)
    }
    expect((await refresh(1, answers[0]!.body.refresh_token)).status).toBe(200)
  })
})
