import type { ErrorCode } from '@koma/contract/errors.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export interface BookingOrder {
  readonly id: string
  readonly number: string
  readonly memberId: string
  readonly deviceId: number
  readonly seatId: number | undefined
  readonly hours: readonly Date[]
  readonly startsAt: Date
  readonly endsAt: Date
  readonly units: number
  readonly points: number
}

export type Booked = { readonly outcome: 'booked'; readonly seatId: number; readonly balance: number }
export type NotBooked = {
  readonly outcome: Extract<ErrorCode, 'rent.overlap_own' | 'rent.limit' | 'rent.unavailable' | 'points.not_enough'>
}

/** One statement: the seat for all its hours, the place among the live bookings and the points, or nothing. */
export async function bookRent(db: Db | Tx, order: BookingOrder): Promise<Booked | NotBooked> {
  const { rows } = await sql<Booked | NotBooked>`
    select outcome,
           booked_seat as "seatId",
           balance
      from rent_book(
             ${order.id}, ${order.number}, ${order.memberId}, ${order.deviceId}, ${order.seatId ?? null},
             ${[...order.hours]}::timestamptz[], ${order.startsAt}, ${order.endsAt}, ${order.units}, ${order.points}
           )`.execute(db)
  return rows[0]!
}

export type Cancelled = { readonly outcome: 'cancelled'; readonly points: number; readonly balance: number }
export type NotCancelled = {
  readonly outcome: Extract<ErrorCode, 'record.not_found' | 'rent.state' | 'rent.too_late_to_cancel'>
}

/** One statement: the status, the freed hours and the points back in their lots, or nothing. */
export async function cancelRentRow(db: Db | Tx, rentId: string, memberId: string): Promise<Cancelled | NotCancelled> {
  const { rows } = await sql<Cancelled | NotCancelled>`
    select outcome,
           points,
           balance
      from rent_cancel(${rentId}, ${memberId})`.execute(db)
  return rows[0]!
}

/** Writes down at most `limit` statuses that time has decided; gives how many. */
export async function settleRents(db: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ settled: number }>`
    select rent_settle(${limit}) as settled`.execute(db)
  return rows[0]!.settled
}
