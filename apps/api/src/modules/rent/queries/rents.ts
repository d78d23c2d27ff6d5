import type { RentKind, RentStatus } from '@koma/domain/rent-states.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../../platform/paging.ts'

export interface RentRow {
  readonly id: string
  readonly number: string
  readonly memberId: string
  readonly device: {
    readonly id: number
    readonly kind: RentKind
    readonly floor: string
    readonly name_zh: string
    readonly name_ja: string | null
    readonly name_en: string | null
  }
  readonly seat: { readonly id: number; readonly name: string }
  readonly startsAt: Date
  readonly endsAt: Date
  readonly units: number
  readonly points: number
  /** The status that counts now, whether or not it has been written down. */
  readonly status: RentStatus
  readonly checkedInAt: Date | null
  readonly handedOutAt: Date | null
  readonly returnedAt: Date | null
  readonly createdAt: Date
  readonly version: number
  readonly history: readonly { readonly status: RentStatus; readonly at: string; readonly note: string | null }[]
  /** What paid for it, lot by lot. */
  readonly takes: readonly {
    readonly lot_id: string
    readonly points: number
    readonly source: 'purchased' | 'reward'
    readonly expires_at: string | null
  }[]
}

/** What a record shows; from `rentTables`. */
export const rentColumns = sql`
           rent.id,
           rent.number,
           rent.member_id as "memberId",
           json_build_object('id', device.id, 'kind', device.kind, 'floor', device.floor,
                             'name_zh', device.name_zh, 'name_ja', device.name_ja,
                             'name_en', device.name_en) as device,
           json_build_object('id', seat.id, 'name', seat.name) as seat,
           rent.starts_at as "startsAt",
           rent.ends_at as "endsAt",
           rent.units,
           rent.points,
           rent_status_now(rent) as status,
           rent.checked_in_at as "checkedInAt",
           rent.handed_out_at as "handedOutAt",
           rent.returned_at as "returnedAt",
           rent.created_at as "createdAt",
           rent.version,
           (select coalesce(json_agg(json_build_object('status', change.status, 'at', change.at, 'note', change.note)
                                     order by change.position), '[]')
              from rent_status_change change
             where change.rent_id = rent.id) as history,
           (select coalesce(json_agg(json_build_object('lot_id', lot.id, 'points', -entry.points, 'source', lot.source,
                                                       'expires_at', lot.expires_at)
                                     order by entry.position), '[]')
              from point_transaction spending
              join point_entry entry on entry.transaction_id = spending.id
              join point_lot lot on lot.id = entry.lot_id
             where spending.cause = 'rent:' || rent.id || ':charge') as takes`

/** A booking with its device and seat. */
export const rentTables = sql`
      from rent
      join device on device.id = rent.device_id
      join seat on seat.id = rent.seat_id`

/** A page of a member's bookings, the latest start first. */
export async function rentsOf(
  db: Db,
  memberId: string,
  status: RentStatus | undefined,
  page: PageWindow,
): Promise<Listed<RentRow>> {
  const wanted = sql`
           rent.member_id = ${memberId}
       and (${status ?? null}::text is null or rent_status_now(rent) = ${status ?? null})`
  const latestFirst = sql<RentRow>`
    select ${rentColumns} ${rentTables}
     where ${wanted}
     order by rent.starts_at desc, rent.id desc`
  const all = sql`
      from rent
     where ${wanted}`
  return listed(db, page, latestFirst, all)
}

/** One booking, whoever's it is. */
export async function rentById(db: Db | Tx, id: string): Promise<RentRow | undefined> {
  const rows = await selectRents(db, sql` where rent.id = ${id}`)
  return rows[0]
}

/** When a booking begins; there must be one. */
export async function rentStart(db: Db | Tx, id: string): Promise<Date> {
  const { rows } = await sql<{ startsAt: Date }>`
    select starts_at as "startsAt"
      from rent
     where id = ${id}`.execute(db)
  return rows[0]!.startsAt
}

/** Bookings with all that a record shows; the caller says which and in what order. */
export async function selectRents(db: Db | Tx, rest: RawBuilder<unknown>): Promise<readonly RentRow[]> {
  const { rows } = await sql<RentRow>`select ${rentColumns} ${rentTables} ${rest}`.execute(db)
  return rows
}
