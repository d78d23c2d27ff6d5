import { loadReference } from '@koma/database/reference.ts'
import { sessions } from '@koma/domain/opening-hours.ts'
import { instantAt, taipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db.ts'
import { activityWith } from '../../testing/activity-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await loadReference(api.db)
  // A Tuesday, ten o'clock.
  await api.setClock(instantAt(taipeiDate('2026-11-24'), '10:00'))
})
afterAll(() => api.close())
beforeEach(async () => {
  await sql`delete from content`.execute(api.db)
  await sql`delete from space_hold`.execute(api.db)
})

const occupy = (db: Db, id: number, space = '2a') =>
  sql`update activity set space = ${space}, occupies_space = true where content_id = ${id}`.execute(db)

/** As the approval of a rental does it. */
const rent = (db: Db, space: string, date: string, slot: string) =>
  sql`
    insert into space_hold (zone_id, date, slot, reason)
    select zone, ${date}::date, ${slot}, 'rental' from space_zones(${space}) as zone`.execute(db)

const held = async () =>
  (
    await sql<{ session: string }>`
      select zone_id || ' ' || date || ' ' || slot as session
        from space_hold
       order by date, zone_id, array_position(array['am', 'pm', 'eve'], slot)`.execute(api.db)
  ).rows.map(({ session }) => session)

/** From 14 to 16 o'clock that many days from now. */
const lecture = (days = 1) => activityWith(api.db, { startsInHours: days * 24 + 4, endsInHours: days * 24 + 6 })

describe('an activity that occupies its room', () => {
  test('holds the sessions in which it is, of every zone of a floor, and gives them back', async () => {
    const id = await lecture()
    await occupy(api.db, id, '2')
    expect(await held()).toEqual(['2a 2026-11-25 pm', '2b 2026-11-25 pm', '2c 2026-11-25 pm'])
    await sql`update activity set space = '2b' where content_id = ${id}`.execute(api.db)
    expect(await held()).toEqual(['2b 2026-11-25 pm'])
    await sql`
      update activity set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'
       where content_id = ${id}`.execute(api.db)
    expect(await held()).toEqual(['2b 2026-11-26 pm'])
    await sql`update activity set cancelled_at = koma_now() where content_id = ${id}`.execute(api.db)
    expect(await held()).toEqual([])
  })

  test('holds nothing while staff do not say so, in the trash, or when it is deleted', async () => {
    const id = await lecture()
    await sql`update activity set space = '2a' where content_id = ${id}`.execute(api.db)
    expect(await held()).toEqual([])
    await occupy(api.db, id)
    expect(await held()).toHaveLength(1)
    await sql`update content set publish_at = null, trashed_at = koma_now() where id = ${id}`.execute(api.db)
    expect(await held()).toEqual([])
    await sql`update content set trashed_at = null where id = ${id}`.execute(api.db)
    expect(await held()).toHaveLength(1)
    await sql`delete from content where id = ${id}`.execute(api.db)
    expect(await held()).toEqual([])
  })

  test('holds the days of its classes alone, and those that they are moved to', async () => {
    const id = await activityWith(api.db, { category: 'course', startsInHours: 24, endsInHours: 24 * 15 + 3 })
    await occupy(api.db, id, '2c')
    expect((await held()).length).toBeGreaterThan(30)
    await sql`
      insert into activity_schedule (activity_id, position, starts_at, ends_at, title_zh)
      select ${id}, week + 1, starts_at + week * interval '7 days', starts_at + week * interval '7 days' + interval '3 hours', '課'
        from activity, generate_series(0, 2) as week
       where content_id = ${id}`.execute(api.db)
    expect(await held()).toEqual(['2c 2026-11-25 am', '2c 2026-12-02 am', '2c 2026-12-09 am'])
    await sql`
      update activity_schedule
         set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'
       where activity_id = ${id} and position = 3`.execute(api.db)
    expect((await held()).at(-1)).toBe('2c 2026-12-10 am')
    await sql`delete from activity_schedule where activity_id = ${id} and position = 3`.execute(api.db)
    expect(await held()).toEqual(['2c 2026-11-25 am', '2c 2026-12-02 am'])
  })

  test('an exhibition holds every session to its end, but no evening on Monday', async () => {
    const id = await activityWith(api.db, { category: 'exhibition', startsInHours: 24, endsInHours: 24 * 7 + 11 })
    await occupy(api.db, id)
    const sessionsHeld = await held()
    expect(sessionsHeld).toHaveLength(7 * 3 - 1)
    expect(sessionsHeld.filter((one) => one.includes('2026-11-30'))).toEqual(['2a 2026-11-30 am', '2a 2026-11-30 pm'])
  })
})

describe('the database refuses', () => {
  test('to rent a room in which an activity is, and the floor around it', async () => {
    await occupy(api.db, await lecture())
    await expect(rent(api.db, '2a', '2026-11-25', 'pm')).rejects.toThrow('space_hold__one_holder')
    await expect(rent(api.db, '2', '2026-11-25', 'pm')).rejects.toThrow('space_hold__one_holder')
    await expect(rent(api.db, '2b', '2026-11-25', 'pm')).resolves.toBeDefined()
  })

  test('to put an activity into a room that is rented, and changes nothing', async () => {
    await rent(api.db, '2a', '2026-11-25', 'pm')
    const id = await lecture()
    await expect(occupy(api.db, id)).rejects.toThrow('space_hold__one_holder')
    const { rows } = await sql<{ occupies: boolean }>`
      select occupies_space as occupies from activity where content_id = ${id}`.execute(api.db)
    expect(rows[0]!.occupies).toBe(false)
    expect(await held()).toHaveLength(1)
  })

  test('two activities in one room at one time; of 20 rentals and activities at once one has it', async () => {
    await occupy(api.db, await lecture())
    const other = await lecture()
    await expect(occupy(api.db, other)).rejects.toThrow('space_hold__one_holder')
    const rivals = await Promise.all(Array.from({ length: 10 }, () => lecture(2)))
    const tries = [
      ...rivals.map((id) => occupy(api.db, id, '3')),
      ...rivals.map(() => rent(api.db, '3', '2026-11-26', 'pm')),
    ]
    const won = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
    expect(won).toHaveLength(1)
  })

  test('a hold of an activity without naming it, and of a rental that names one', async () => {
    const wrong = sql`
      insert into space_hold (zone_id, date, slot, reason) values ('2a', '2026-12-01', 'am', 'activity')`
    await expect(wrong.execute(api.db)).rejects.toThrow('space_hold__whose_activity')
  })

  test('negative control: without the trigger a room is rented while an activity is in it', async () => {
    await sql`alter table activity disable trigger activity__holds`.execute(api.db)
    await occupy(api.db, await lecture())
    await sql`alter table activity enable trigger activity__holds`.execute(api.db)
    await expect(rent(api.db, '2a', '2026-11-25', 'pm')).resolves.toBeDefined()
  })
})

test('the sessions of the database are those of the rules', async () => {
  const { rows } = await sql`
    select slot, to_char(starts, 'HH24:MI') as starts, to_char(ends, 'HH24:MI') as ends from space_sessions()`.execute(
    api.db,
  )
  expect(rows).toEqual([...sessions])
})
