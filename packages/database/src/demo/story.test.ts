import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import {
  boardOn,
  demoCentreAt,
  ledgerFaults,
  rentFaults,
  startAgainAt,
  type DemoCentre,
} from './testing/demo-centre.ts'

const tuesday = '2026-11-24'

let centre: DemoCentre

afterEach(() => centre.close())

describe('the bookings of a new demo', () => {
  test.each([
    ['in the night', '2026-11-24 03:00'],
    ['before opening', '2026-11-24 09:30'],
    ['just after opening', '2026-11-24 10:05'],
    ['in the afternoon', '2026-11-24 14:20'],
    ['in the late evening', '2026-11-24 22:30'],
    ['on a Sunday before the closed Monday', '2026-11-22 11:00'],
    ['on a closed Monday', '2026-11-23 12:00'],
    ['on lunar New Year’s Day', '2027-02-06 12:00'],
    ['on the day before lunar New Year’s Eve', '2027-02-04 20:00'],
    ['on the day after the closure', '2027-02-09 10:30'],
    ['after the last year of the calendar', '2029-05-08 15:00'],
  ])('%s keep every rule', async (_, time) => {
    centre = await demoCentreAt(time)
    expect(await rentFaults(centre.db)).toEqual([])
    expect(await ledgerFaults(centre.db)).toEqual([])
    expect(await bookingsInAll()).toBeGreaterThan(35)
  })

  test('let the desk from 11:30 to 20:30 see every state, by starts every quarter of an hour', async () => {
    centre = await demoCentreAt(`${tuesday} 11:30`)
    for (let minutes = 11 * 60 + 30; minutes < 20 * 60 + 30; minutes += 15) {
      const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
      await startAgainAt(centre, `${tuesday} ${time}`)
      const board = await boardOn(centre.db, tuesday)
      const expected = board.filter(({ status }) => status === 'booked')
      expect(
        expected.some(({ arrived }) => arrived),
        `somebody is there at ${time}`,
      ).toBe(true)
      expect(
        expected.some(({ arrived }) => !arrived),
        `somebody is awaited at ${time}`,
      ).toBe(true)
      expect(board.map(({ status }) => status)).toEqual(expect.arrayContaining(['lending', 'returned', 'not_arrived']))
    }
  })

  test('differ from day to day', async () => {
    centre = await demoCentreAt(`${tuesday} 14:20`)
    const [today, tomorrow] = await Promise.all([boardOn(centre.db, tuesday), boardOn(centre.db, '2026-11-25')])
    const lender = (board: typeof today) => board.find(({ device }) => device === 'tc-ipad-pro')?.who
    expect(lender(today)).not.toBe(lender(tomorrow))
  })

  test('show every end that a booking can have', async () => {
    centre = await demoCentreAt(`${tuesday} 14:20`)
    const { rows } = await sql<{ status: string }>`select distinct rent_status_now(rent) as status from rent`.execute(
      centre.db,
    )
    expect(rows.map(({ status }) => status).toSorted()).toEqual([
      'booked',
      'cancelled',
      'lending',
      'not_arrived',
      'over',
      'returned',
    ])
  })

  test('leave room for one more to everybody of the cast', async () => {
    centre = await demoCentreAt(`${tuesday} 14:20`)
    const { rows } = await sql<{ live: number }>`
      select count(*) as live
        from rent_live
        join member on member.id = rent_live.member_id
       where member.password_hash is not null
       group by member.id`.execute(centre.db)
    expect(Math.max(...rows.map(({ live }) => live))).toBe(1)
  })

  test('are told in the audit log where the desk had a hand in them', async () => {
    centre = await demoCentreAt(`${tuesday} 14:20`)
    const { rows } = await sql<{ action: string; lines: number; moves: number }>`
      select action,
             count(*) as lines,
             (select count(*) from rent_status_change where actor_kind = 'staff') as moves
        from audit_entry
       group by action
       order by action`.execute(centre.db)
    expect(rows.map(({ action }) => action)).toEqual(['rent.check_in', 'rent.hand_out', 'rent.take_back'])
    expect(rows.reduce((sum, { lines }) => sum + lines, 0)).toBe(rows[0]!.moves)
  })
})

async function bookingsInAll(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from rent`.execute(centre.db)
  return rows[0]!.count
}
