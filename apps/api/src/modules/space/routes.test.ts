import { loadReference } from '@koma/database/reference.ts'
import { instantAt, taipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activityWith } from '../../testing/activity-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await loadReference(api.db)
  await api.setClock(instantAt(taipeiDate('2026-11-24'), '12:00'))
})
afterAll(() => api.close())
beforeEach(() => sql`delete from space_hold`.execute(api.db))

/** Holds the sessions of a space as a rental does: through its zones. */
const hold = (space: string, date: string, slot: string) =>
  sql`
    insert into space_hold (zone_id, date, slot, reason)
    select zone, ${date}::date, ${slot}, 'rental' from space_zones(${space}) as zone`.execute(api.db)

const dayOf = async (space: string, date: string) =>
  (await api.call(`GET /space/${space}?from=${date}&to=${date}`)).body.days[0]

const stateOf = async (space: string, date: string, slot: string) =>
  (await dayOf(space, date)).sessions.find((one: { slot: string }) => one.slot === slot).state

describe('GET /space', () => {
  test('lists the rooms of product §9 with their capacity, the whole floor after its zones', async () => {
    const { body } = await api.call('GET /space')
    const rooms = body.map(({ id, capacity, part_of, includes }: any) => [id, capacity, part_of, includes])
    expect(rooms).toEqual([
      ['2a', 64, '2', []],
      ['2b', 27, '2', []],
      ['2c', 27, '2', []],
      ['2', 118, null, ['2a', '2b', '2c']],
      ['3', 80, null, []],
    ])
  })

  test('tells the fee of today and what changes of it', async () => {
    await sql`
      insert into space_fee (space_id, valid_from, per_session, all_day)
      values ('3', '2026-12-01', 7000, 18900)`.execute(api.db)
    const hall = async () => (await api.call('GET /space')).body.at(-1).prices
    expect(await hall()).toMatchObject({
      per_session: 6_000,
      all_day: 16_200,
      weekend: { per_session: 7_500, all_day: 20_250 },
      moving_percent: 50,
      overtime_hour: 2_000,
      deposit_percent: 50,
      later: [{ valid_from: '2026-12-01', per_session: 7_000, all_day: 18_900 }],
    })
    expect((await dayOf('3', '2026-12-01')).per_session).toBe(7_000)
    expect((await dayOf('3', '2026-11-30')).per_session).toBe(6_000)
    await sql`delete from space_fee where valid_from = '2026-12-01'`.execute(api.db)
  })
})

describe('GET /space/{id}', () => {
  test('tells what a room is, costs and holds, in three languages', async () => {
    const { status, body } = await api.call('GET /space/2a')
    expect(status).toBe(200)
    expect(body).toMatchObject({ name_zh: '2 樓 A 展間', name_en: '2F Room A', capacity: 64, floor: '2F' })
    expect(body.floor_plan).toEqual({ floor: '2F', zones: ['2a'] })
    expect(body.equipment.map(({ id }: { id: string }) => id)).toContain('projector')
    expect(body.sessions.map(({ id, starts, ends }: any) => `${id} ${starts} ${ends}`)).toEqual([
      'all 10:00 21:00',
      'am 10:00 13:00',
      'pm 14:00 17:00',
      'eve 18:00 21:00',
    ])
    expect((await api.call('GET /space/2')).body.floor_plan.zones).toEqual(['2a', '2b', '2c'])
  })

  test('tells four weeks from today, and from when one may apply: ten working days lie between', async () => {
    const { body } = await api.call('GET /space/2b')
    expect([body.today, body.days.length, body.days[0].date]).toEqual(['2026-11-24', 28, '2026-11-24'])
    expect(body.first_day).toBe('2026-12-09')
    const able = body.days.filter((day: any) => day.can_apply).map((day: any) => day.date)
    expect(able[0]).toBe('2026-12-09')
    expect(able.length).toBe(13)
  })

  test('has two sessions on a Monday and none on a closure, which says why', async () => {
    await sql`
      insert into closure (date, reason_zh, reason_en) values ('2026-12-10', '設備檢修', 'Maintenance')`.execute(api.db)
    const monday = await dayOf('2a', '2026-11-30')
    expect(monday.sessions.map(({ slot }: any) => slot)).toEqual(['am', 'pm'])
    expect([monday.closed_because, monday.all_day]).toEqual([null, 9_000])
    expect(await dayOf('2a', '2026-12-10')).toMatchObject({
      closed_because: 'closure',
      reason_zh: '設備檢修',
      reason_ja: null,
      reason_en: 'Maintenance',
      sessions: [],
    })
    await sql`delete from closure`.execute(api.db)
  })

  test('costs a quarter more on Saturday', async () => {
    expect(await dayOf('2a', '2026-11-28')).toMatchObject({ is_dear: true, per_session: 5_625, all_day: 15_250 })
  })

  test('tells a session that has begun as past, the next as free', async () => {
    const { sessions } = await dayOf('3', '2026-11-24')
    expect(sessions.map(({ state }: any) => state)).toEqual(['past', 'free', 'free'])
    expect(sessions[1]).toMatchObject({ starts_at: '2026-11-24 14:00:00', ends_at: '2026-11-24 17:00:00' })
  })

  test('gives the same bytes no second time', async () => {
    const first = await api.call('GET /space/2c')
    const again = await api.call('GET /space/2c', { headers: { 'if-none-match': first.headers['etag']! } })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test.each(['9z', '2A', '2d', 'preview', '%20', "'", '%F0%9F%98%80'])('%s is no room', async (id) => {
    expect((await api.call(`GET /space/${id}`)).status).toBe(404)
  })

  test.each([
    ['from=2026-11-31', 'from'],
    ['from=2026-12-02&to=2026-12-01', 'to'],
    ['from=2026-12-01&to=2027-12-01', 'to'],
    ['to=tomorrow', 'to'],
  ])('refuses ?%s at the field', async (query, field) => {
    const { status, body } = await api.call(`GET /space/2a?${query}`)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test.each(['0001-01-01', '1999-12-31', '8999-12-01'])('answers from %s cleanly', async (date) => {
    expect((await api.call(`GET /space/2a?from=${date}`)).status).toBe(200)
  })
})

describe('an activity that occupies its room', () => {
  test('takes the sessions in which it is, of the floor too; one that does not, or was called off, takes none', async () => {
    const day = taipeiDate('2026-11-25')
    const id = await activityWith(api.db, { startsInHours: 26, endsInHours: 28 })
    const says = (occupies: boolean, cancelled = false) =>
      sql`
        update activity
           set space = '2a', occupies_space = ${occupies}, cancelled_at = case when ${cancelled} then koma_now() end
         where content_id = ${id}`.execute(api.db)
    await says(false)
    expect(await stateOf('2a', day, 'pm')).toBe('free')
    await says(true)
    expect([await stateOf('2a', day, 'am'), await stateOf('2a', day, 'pm')]).toEqual(['free', 'taken'])
    expect([await stateOf('2', day, 'pm'), await stateOf('2b', day, 'pm')]).toEqual(['taken', 'free'])
    await says(true, true)
    expect(await stateOf('2a', day, 'pm')).toBe('free')
  })
})

describe('the whole floor and its zones', () => {
  test('exclude each other: 2a taken takes 2 and leaves 2b', async () => {
    await hold('2a', '2026-12-15', 'am')
    expect(await stateOf('2a', '2026-12-15', 'am')).toBe('taken')
    expect(await stateOf('2', '2026-12-15', 'am')).toBe('taken')
    expect(await stateOf('2b', '2026-12-15', 'am')).toBe('free')
    expect(await stateOf('2', '2026-12-15', 'pm')).toBe('free')
    expect(await stateOf('3', '2026-12-15', 'am')).toBe('free')
  })

  test('exclude each other: 2 taken takes every zone', async () => {
    await hold('2', '2026-12-16', 'eve')
    for (const space of ['2', '2a', '2b', '2c']) expect(await stateOf(space, '2026-12-16', 'eve'), space).toBe('taken')
  })

  test('are refused twice by the database', async () => {
    await hold('2b', '2026-12-17', 'pm')
    await expect(hold('2', '2026-12-17', 'pm')).rejects.toThrow('space_hold__one_holder')
    await sql`delete from space_hold`.execute(api.db)
    await expect(hold('2', '2026-12-17', 'pm')).resolves.toBeDefined()
  })

  test.each([
    ['a whole floor by itself', 'space_hold__of_zone', ['2', '2026-12-17', 'pm', 'rental']],
    ['a Monday evening', 'space_hold__no_monday_evening', ['2a', '2026-11-30', 'eve', 'rental']],
    ['an unknown session', 'space_hold__slot', ['2a', '2026-12-17', 'night', 'rental']],
    ['an unknown reason', 'space_hold__reason', ['2a', '2026-12-17', 'pm', 'party']],
  ])('the database refuses %s', async (_, constraint, [zone, date, slot, reason]) => {
    const statement = sql`
      insert into space_hold (zone_id, date, slot, reason)
      values (${zone}, ${date}::date, ${slot}, ${reason})`
    await expect(statement.execute(api.db)).rejects.toThrow(constraint)
  })
})
