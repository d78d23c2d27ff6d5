import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

export type ExportRow = Readonly<Record<string, string | number | boolean | null>>

/** What an export has lists of, in the order in which they are shown. */
export const exportLists = ['memberships', 'consents', 'sessions', 'bookings', 'points', 'letters'] as const
export type ExportList = (typeof exportLists)[number]

/** Everything that the product knows of a member and that tells something: no hash, no token, no word of the staff about them. */
export type ExportedLists = Readonly<Record<ExportList, readonly ExportRow[]>>

const at = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Asia/Taipei', 'YYYY-MM-DD HH24:MI:SS')`

/** The lists of one member, oldest first. Reads one state of the database. */
export async function exportOf(db: Db, memberId: string): Promise<ExportedLists> {
  const { rows } = await sql<ExportedLists>`
    select ${json(memberships(memberId))} as memberships,
           ${json(consents(memberId))} as consents,
           ${json(sessions(memberId))} as sessions,
           ${json(bookings(memberId))} as bookings,
           ${json(points(memberId))} as points,
           ${json(letters(memberId))} as letters`.execute(db)
  return rows[0]!
}

const json = (query: ReturnType<typeof sql>) => sql`(select coalesce(json_agg(one), '[]') from (${query}) one)`

const memberships = (memberId: string) => sql`
  select class, starts_on, ends_on
    from membership_period
   where member_id = ${memberId}
   order by starts_on`

const consents = (memberId: string) => sql`
  select document, document_version, ${at('agreed_at')} as agreed_at, ip
    from member_consent
   where member_id = ${memberId}
   order by agreed_at, document`

const sessions = (memberId: string) => sql`
  select ${at('created_at')} as created_at, ${at('expires_at')} as expires_at, ${at('revoked_at')} as revoked_at,
         user_agent, ip
    from member_session
   where member_id = ${memberId}
   order by member_session.created_at`

const bookings = (memberId: string) => sql`
  select rent.number, device.name_zh as device, seat.name as seat, ${at('rent.starts_at')} as starts_at,
         ${at('rent.ends_at')} as ends_at, rent.points, rent.status, ${at('rent.created_at')} as created_at
    from rent
    join device on device.id = rent.device_id
    join seat on seat.id = rent.seat_id
   where rent.member_id = ${memberId}
   order by rent.starts_at, rent.id`

const points = (memberId: string) => sql`
  select ${at('point_transaction.at')} as at, kind, points, balance, ${at('expires_at')} as expires_at
    from point_transaction
   where member_id = ${memberId}
   order by sequence`

const letters = (memberId: string) => sql`
  select number, ${at('created_at')} as created_at, reason, body, phone, status, answer
    from contact_ticket
   where member_id = ${memberId}
   order by contact_ticket.created_at, id`
