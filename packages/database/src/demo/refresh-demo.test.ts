import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../open.ts'
import { castMembers } from './cast.ts'
import { refreshDemo } from './refresh-demo.ts'
import { regulars } from './regulars.ts'
import {
  boardOn,
  demoCentreAt,
  emptyCentreAt,
  ledgerFaults,
  rentFaults,
  setClock,
  startAgainAt,
  type DemoCentre,
} from './testing/demo-centre.ts'

const [tuesday, wednesday, thursday, nextWednesday] = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-12-02'] as const
const daily = Object.keys(regulars).length

let centre: DemoCentre

afterEach(() => centre.close())

describe('refreshDemo', () => {
  test('on the day of loading adds nothing, however often it runs', async () => {
    centre = await demoCentreAt(`${tuesday} 14:20`)
    const before = await allBookings()
    await refreshDemo(centre.db)
    await refreshDemo(centre.db)
    expect(await allBookings()).toEqual(before)
  })

  test('later the same day tells what the desk has done since', async () => {
    centre = await demoCentreAt(`${tuesday} 09:00`)
    expect((await boardOn(centre.db, tuesday)).some(({ arrived }) => arrived)).toBe(false)

    await startAgainAt(centre, `${tuesday} 16:00`)
    const board = await boardOn(centre.db, tuesday)
    expect(board.find(({ device }) => device === 'ws-pro-01')).toMatchObject({ status: 'booked', arrived: true })
    expect(board.find(({ device }) => device === 'tc-ipad-pro')).toMatchObject({ status: 'returned' })
    expect(board.find(({ device }) => device === 'dk-shared')).toMatchObject({ status: 'not_arrived' })
  })

  test('on the next day gives that day a board and the day after its bookings', async () => {
    centre = await demoCentreAt(`${tuesday} 14:20`)
    await startAgainAt(centre, `${wednesday} 14:20`)

    const today = await boardOn(centre.db, wednesday)
    expect(today.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['over', 'lending', 'returned', 'not_arrived', 'booked']),
    )
    expect(await dailyBookingsOn(thursday)).toBe(daily)
    expect(await faults()).toEqual([])
  })

  test('after days without a start takes back what was lent, and books for today and the next open day', async () => {
    centre = await demoCentreAt(`${tuesday} 15:30`)
    await startAgainAt(centre, `${nextWednesday} 12:30`)

    expect((await boardOn(centre.db, tuesday)).map(({ status }) => status)).not.toContain('lending')
    expect(await dailyBookingsOn(nextWednesday)).toBe(daily)
    expect(await dailyBookingsOn('2026-12-03')).toBe(daily)
    expect(await faults()).toEqual([])
  })

  test('every day for a month keeps every rule and never runs out of points', async () => {
    centre = await demoCentreAt(`${tuesday} 14:20`)
    for (let day = 1; day <= 30; day++) {
      await setClock(centre.db, `${tuesday} 11:40`)
      await sql`update app_clock set shift = shift + make_interval(days => ${day})`.execute(centre.db)
      await refreshDemo(centre.db)
    }
    expect(await dailyBookingsOn('2026-12-24')).toBe(daily)
    expect(await faults()).toEqual([])
  })

  test('by three processes at once books each day once', async () => {
    centre = await demoCentreAt(`${tuesday} 14:20`)
    await setClock(centre.db, `${wednesday} 10:00`)
    const others = [openDatabase(centre.url), openDatabase(centre.url)]
    await Promise.all([centre.db, ...others].map((process) => refreshDemo(process)))

    expect(await dailyBookingsOn(thursday)).toBe(daily)
    expect(await faults()).toEqual([])
    await Promise.all(others.map((process) => process.destroy()))
  })

  test('goes on without a scene whose seats are all taken, and lets nobody in who has lost the seat', async () => {
    centre = await demoCentreAt(`${tuesday} 20:30`)
    await sql`
      delete from rent_slot
       using rent, device
       where rent.id = rent_slot.rent_id
         and device.id = rent.device_id
         and device.slug = 'ws-pro-01'
         and (rent.starts_at at time zone 'Asia/Taipei')::date = ${wednesday}`.execute(centre.db)
    await sql`update seat set active = false where device_id = (select id from device where slug = 'av-eb-fh52')`.execute(
      centre.db,
    )
    await startAgainAt(centre, `${wednesday} 16:00`)

    const today = await boardOn(centre.db, wednesday)
    expect(today.find(({ device }) => device === 'ws-pro-01')).toMatchObject({
      arrived: false,
      status: 'not_arrived',
    })
    expect((await boardOn(centre.db, thursday)).some(({ device }) => device === 'av-eb-fh52')).toBe(false)
    expect(await dailyBookingsOn(thursday)).toBe(daily - 1)
  })

  test('moves memberships along, but not what somebody has extended', async () => {
    centre = await demoCentreAt(`${tuesday} 14:20`)
    await sql`
      select membership_grant(id, 'creator', 'test:extended', 12)
        from member
       where username = ${castMembers.creator.username}`.execute(centre.db)
    const extended = await endOf(castMembers.creator.username)
    await startAgainAt(centre, `${thursday} 14:20`)

    expect(await endOf(castMembers.extendable.username)).toBe('2026-12-26')
    expect(await endOf(castMembers.lapsed.username)).toBe('2026-09-20')
    expect(await endOf(castMembers.creator.username)).toBe(extended)
    expect(extended).toMatch(/^2028-/)
  })

  test('does nothing where there is no demo', async () => {
    centre = await emptyCentreAt(`${tuesday} 14:20`)
    await refreshDemo(centre.db)
    expect(await allBookings()).toEqual([])
  })
})

const faults = async () => [...(await rentFaults(centre.db)), ...(await ledgerFaults(centre.db))]

async function allBookings() {
  return centre.db.selectFrom('rent').select(['id', 'status', 'version']).orderBy('id').execute()
}

async function dailyBookingsOn(date: string): Promise<number> {
  const names: readonly string[] = Object.values(regulars).map(({ username }) => username)
  return (await boardOn(centre.db, date)).filter(({ who }) => names.includes(who)).length
}

async function endOf(username: string): Promise<string | null> {
  const row = await centre.db
    .selectFrom('member')
    .select('membership_ends_on')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return row.membership_ends_on
}
