import type { MemberClass } from '@koma/domain/member-classes.ts'
import { numbersAtStart } from '@koma/domain/house-settings.ts'
import { membershipStatusOn, type MembershipStatus } from '@koma/domain/membership-status.ts'
import { staffRoles } from '@koma/domain/staff-roles.ts'
import { taipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../open.ts'
import { castMembers } from './cast.ts'
import { loadDemo } from './load-demo.ts'
import { leaver } from './regulars.ts'
import {
  demoCentreAt,
  emptyCentreAt,
  fakeHash,
  ledgerFaults,
  rentFaults,
  type DemoCentre,
} from './testing/demo-centre.ts'

const tuesday = '2026-11-24'

let centre: DemoCentre

afterEach(() => centre.close())

describe('the people of a new demo', () => {
  const expected: Record<keyof typeof castMembers, { class: MemberClass; status: MembershipStatus }> = {
    general: { class: 'general', status: 'active' },
    loyal: { class: 'loyal', status: 'active' },
    associateCreator: { class: 'associate_creator', status: 'active' },
    creator: { class: 'creator', status: 'active' },
    underReview: { class: 'general', status: 'under_review' },
    lapsed: { class: 'general', status: 'ended' },
    extendable: { class: 'creator', status: 'extendable' },
    notActivated: { class: 'general', status: 'not_activated' },
    organisation: { class: 'general', status: 'active' },
    fewPoints: { class: 'general', status: 'active' },
    minor: { class: 'general', status: 'active' },
  }

  test('are in the class and the state for which they stand', async () => {
    centre = await demoCentreAt(`${tuesday} 14:20`)
    for (const [role, { username }] of Object.entries(castMembers)) {
      const row = await memberRow(username)
      const status = membershipStatusOn(taipeiDate(tuesday), {
        isActivated: row.email_verified_at !== null && row.mobile_verified_at !== null,
        memberClass: row.class as MemberClass,
        decided: row.membership_status as 'under_review' | 'ended' | null,
        endsOn: row.membership_ends_on === null ? null : taipeiDate(row.membership_ends_on),
        extendableDays: numbersAtStart['membership.extendable_days'],
      })
      expect({ class: row.class, status }, role).toEqual(expected[role as keyof typeof castMembers])
      expect(row.password_hash).toMatch(/^hash of /)
    }
  })

  test('include one of the staff for each role', async () => {
    centre = await demoCentreAt(`${tuesday} 14:20`)
    const staff = await centre.db.selectFrom('staff_account').select('role').execute()
    expect(staff.map(({ role }) => role).toSorted()).toEqual(staffRoles.toSorted())
  })

  test('have agreed to terms and privacy, and the minor with a guardian', async () => {
    centre = await demoCentreAt(`${tuesday} 14:20`)
    const { rows } = await sql<{ username: string; documents: string[] }>`
      select username,
             array(select document from member_consent where member_id = member.id order by document) as documents
        from member`.execute(centre.db)
    const guarded = rows.filter(({ documents }) => documents.includes('guardian'))
    expect(guarded.map(({ username }) => username)).toEqual([castMembers.minor.username])
    expect(rows.every(({ documents }) => documents.includes('terms') && documents.includes('privacy'))).toBe(true)
  })
})

test('one member of a new demo has asked to leave, in time, with a booking to deal with', async () => {
  centre = await demoCentreAt(`${tuesday} 14:20`)
  const { rows } = await sql<{ username: string; inTime: boolean; bookings: number }>`
    select member.username, request.contact_by > koma_today() as "inTime",
           (select count(*)::integer from rent where member_id = member.id and status = 'booked') as bookings
      from deletion_request request
      join member on member.id = request.member_id
     where request.status = 'requested'
       and member.status = 'deletion_requested'`.execute(centre.db)
  expect(rows).toEqual([{ username: leaver.username, inTime: true, bookings: 1 }])
})

describe('the points of a new demo', () => {
  test('balance, and every record follows from the one before', async () => {
    centre = await demoCentreAt(`${tuesday} 14:20`)
    expect(await ledgerFaults(centre.db)).toEqual([])
  })

  test('leave 5 in the nearly empty purse and none to whom is not activated', async () => {
    centre = await demoCentreAt(`${tuesday} 14:20`)
    expect(await balanceOf(castMembers.fewPoints.username)).toBe(5)
    expect(await balanceOf(castMembers.notActivated.username)).toBe(0)
  })

  test('let the classes book a day of their dearest workstation', async () => {
    centre = await demoCentreAt(`${tuesday} 14:20`)
    for (const role of ['general', 'loyal', 'associateCreator', 'creator', 'extendable'] as const)
      expect(await balanceOf(castMembers[role].username), role).toBeGreaterThan(330)
  })

  test('of the creator expire at different times, and some of the lapsed creator have', async () => {
    centre = await demoCentreAt(`${tuesday} 14:20`)
    const { rows } = await sql<{ times: number }>`
      select count(distinct expires_at) as times
        from point_lot
       where member_id = (select id from member where username = ${castMembers.creator.username})`.execute(centre.db)
    expect(rows[0]!.times).toBeGreaterThan(5)
    expect(await kindsOf(castMembers.lapsed.username)).toContain('due_deduction')
  })

  test('were never paid in for a booking of the cast', async () => {
    centre = await demoCentreAt(`${tuesday} 14:20`)
    const { rows } = await sql`
      select cause from point_transaction where cause ~ ':[0-9]{4}-[0-9]{2}-[0-9]{2}$'`.execute(centre.db)
    expect(rows).toEqual([])
  })

  test('carry the causes of the monthly job, which gives this month’s reward to nobody again', async () => {
    centre = await demoCentreAt(`${tuesday} 14:20`)
    const { rows } = await sql`
      select from point_transaction
       where cause = (select 'monthly:2026-11:' || id from member where username = ${castMembers.creator.username})
    `.execute(centre.db)
    expect(rows).toHaveLength(1)
  })
})

describe('loadDemo', () => {
  test('closes from lunar New Year’s Eve to day 3 of every known year', async () => {
    centre = await demoCentreAt(`${tuesday} 14:20`)
    const closures = await centre.db.selectFrom('closure').select(['date', 'reason_ja']).orderBy('date').execute()
    expect(closures.map(({ date }) => date)).toEqual(
      ['2025-01-28', '2025-01-29', '2025-01-30', '2025-01-31'].concat(
        ['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19'],
        ['2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08'],
      ),
    )
    expect(closures.every(({ reason_ja }) => reason_ja === '旧正月のため休館')).toBe(true)
  })

  test('gives each device its seats, desks by letter and number, equipment by number', async () => {
    centre = await demoCentreAt(`${tuesday} 14:20`)
    const { rows } = await sql<{ slug: string; names: string[] }>`
      select slug,
             array(select name from seat where device_id = device.id order by id) as names
        from device
       order by sort`.execute(centre.db)
    expect(rows).toHaveLength(28)
    expect(rows[0]).toEqual({ slug: 'ws-pro-01', names: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'] })
    expect(rows.find(({ slug }) => slug === 'tc-surface')?.names).toEqual(['01', '02'])
    const signs = rows.flatMap(({ names }) => names).filter((name) => /^[A-Z]/.test(name))
    expect(new Set(signs).size).toBe(signs.length)
  })

  test('loads once, and leaves the clock where it stood', async () => {
    centre = await emptyCentreAt(`${tuesday} 14:20`)
    expect(await loadDemo(centre.db, fakeHash)).toBe(true)
    const before = await bookingsInAll()

    expect(await loadDemo(centre.db, { hashPassword: () => Promise.reject(new Error('hashed again')) })).toBe(false)
    expect(await bookingsInAll()).toBe(before)
    const { rows } = await sql<{ time: string }>`
      select to_char(koma_now() at time zone 'Asia/Taipei', 'YYYY-MM-DD HH24:MI') as time`.execute(centre.db)
    expect(rows[0]!.time).toBe(`${tuesday} 14:20`)
  })

  test('called by three processes at once, one loads and all find the same demo', async () => {
    centre = await emptyCentreAt(`${tuesday} 14:20`)
    const others = [openDatabase(centre.url), openDatabase(centre.url)]
    const loaded = await Promise.all([centre.db, ...others].map((process) => loadDemo(process, fakeHash)))

    expect(loaded.filter(Boolean)).toHaveLength(1)
    expect(await rentFaults(centre.db)).toEqual([])
    await Promise.all(others.map((process) => process.destroy()))
  })

  test('refuses a database with accounts of somebody else, and changes nothing there', async () => {
    centre = await emptyCentreAt(`${tuesday} 14:20`)
    await sql`
      insert into staff_account (id, username, name, password_hash, totp_secret, role)
      values (koma_uuid7(), 'director', 'Director', 'x', 'x', 'admin')`.execute(centre.db)

    await expect(loadDemo(centre.db, fakeHash)).rejects.toThrow('DEMO=off')
    expect(await centre.db.selectFrom('device').select('id').execute()).toEqual([])
  })

  test('that fails in the middle leaves nothing, and the next start loads', async () => {
    centre = await emptyCentreAt(`${tuesday} 14:20`)
    await sql`alter table rent add constraint rent__broken check (points < 0)`.execute(centre.db)
    await expect(loadDemo(centre.db, fakeHash)).rejects.toThrow('rent__broken')
    expect(await centre.db.selectFrom('member').select('id').execute()).toEqual([])

    await sql`alter table rent drop constraint rent__broken`.execute(centre.db)
    expect(await loadDemo(centre.db, fakeHash)).toBe(true)
  })
})

async function memberRow(username: string) {
  return centre.db
    .selectFrom('member')
    .select([
      'class',
      'email_verified_at',
      'mobile_verified_at',
      'membership_status',
      'membership_ends_on',
      'password_hash',
    ])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
}

async function balanceOf(username: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select points_balance(id) as balance from member where username = ${username}`.execute(centre.db)
  return rows[0]!.balance
}

async function kindsOf(username: string): Promise<readonly string[]> {
  const { rows } = await sql<{ kind: string }>`
    select distinct kind
      from point_transaction
      join member on member.id = point_transaction.member_id
     where member.username = ${username}`.execute(centre.db)
  return rows.map(({ kind }) => kind)
}

async function bookingsInAll(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from rent`.execute(centre.db)
  return rows[0]!.count
}
