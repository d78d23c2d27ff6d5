import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/**
 * Everything that can be wrong between points and bookings, counted; each figure must be 0. Transactions balance, lots
 * hold what their entries say, each balance is the sum before it, each booking was paid for once and holds its hours.
 */
export async function accountFaults(db: Db): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from (
              select from point_entry group by transaction_id having sum(points) <> 0) unbalanced) as unbalanced,
           (select count(*) from point_lot lot
             where lot.remaining < 0
                or lot.remaining <> (select coalesce(sum(points), 0) from point_entry where lot_id = lot.id)) as lots,
           (select count(*) from (
              select sum(points) over (partition by member_id order by sequence) - balance as off
                from point_transaction) running
             where off <> 0) as balances,
           (select count(*) from rent
             where points <> coalesce((select -sum(points) from point_transaction
                                        where cause = 'rent:' || rent.id || ':charge'), 0)) as unpaid,
           (select count(*) from point_transaction
             where cause like 'rent:%:charge'
               and not exists (select from rent where 'rent:' || rent.id || ':charge' = cause)) as "paidForNothing",
           (select count(*) from rent
             where status = 'cancelled'
               and points <> coalesce((select sum(points) from point_transaction
                                        where cause = 'rent:' || rent.id || ':refund'), 0)) as "notGivenBack",
           (select count(*) from rent
             where rent_status_now(rent) = 'booked'
               and starts_at > koma_now()
               and units <> (select count(*) from rent_slot where rent_id = rent.id)) as "withoutHours",
           (select count(*) from rent_slot slot
             where not exists (select from rent where rent.id = slot.rent_id and status <> 'cancelled')) as "heldByNobody",
           (select count(*) from rent_live live
             where not exists (select from rent where rent.id = live.rent_id and status in ('booked', 'lending'))) as "livePlaces",
           (select count(*) from (
              select from rent_slot group by seat_id, slot_start having count(*) > 1) twice) as "heldTwice"`.execute(db)
  return rows[0]!
}

/** A result of `accountFaults` without a fault. */
export const noFaults = {
  unbalanced: 0,
  lots: 0,
  balances: 0,
  unpaid: 0,
  paidForNothing: 0,
  notGivenBack: 0,
  withoutHours: 0,
  heldByNobody: 0,
  livePlaces: 0,
  heldTwice: 0,
} as const
