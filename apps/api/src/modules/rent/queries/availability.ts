import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** An hour of a seat that somebody holds. */
export interface HeldHour {
  readonly seatId: number
  readonly start: Date
  readonly memberId: string
}

/** The held hours of a device's seats in a span. What a guest who did not come left behind counts as free. */
export async function heldHours(db: Db | Tx, deviceId: number, from: Date, to: Date): Promise<readonly HeldHour[]> {
  const { rows } = await sql<HeldHour>`
    select slot.seat_id as "seatId",
           slot.slot_start as start,
           slot.member_id as "memberId"
      from rent_slot slot
      join seat on seat.id = slot.seat_id
      join rent on rent.id = slot.rent_id
     where seat.device_id = ${deviceId}
       and slot.slot_start >= ${from}
       and slot.slot_start < ${to}
       and rent_status_now(rent) <> 'not_arrived'`.execute(db)
  return rows
}

/** The hours that a member holds anywhere in a span: nobody sits at two desks. */
export async function hoursOfMember(db: Db | Tx, memberId: string, from: Date, to: Date): Promise<readonly Date[]> {
  const { rows } = await sql<{ start: Date }>`
    select slot.slot_start as start
      from rent_slot slot
      join rent on rent.id = slot.rent_id
     where slot.member_id = ${memberId}
       and slot.slot_start >= ${from}
       and slot.slot_start < ${to}
       and rent_status_now(rent) <> 'not_arrived'`.execute(db)
  return rows.map(({ start }) => start)
}

/** How many seats of a device there are, and how many of them nobody holds in the hour that runs. */
export interface FreeSeatsRow {
  readonly id: number
  readonly name_zh: string
  readonly name_ja: string | null
  readonly name_en: string | null
  readonly kind: 'workstation' | 'equipment'
  readonly floor: string
  readonly seats: number
  readonly free: number
}

/** The seats that are free this hour, workstations first, in the order of the catalogue. */
export async function freeSeatsNow(db: Db, limit: number): Promise<readonly FreeSeatsRow[]> {
  const { rows } = await sql<FreeSeatsRow>`
    select device.id, device.name_zh, device.name_ja, device.name_en, device.kind, device.floor,
           count(*)::integer as seats,
           count(*) filter (
             where not exists (
               select from rent_slot slot
                 join rent on rent.id = slot.rent_id
                where slot.seat_id = seat.id
                  and slot.slot_start = date_trunc('hour', koma_now())
                  and rent_status_now(rent) <> 'not_arrived'))::integer as free
      from device
      join seat on seat.device_id = device.id and seat.active
     where device.active
     group by device.id
     order by (device.kind = 'workstation') desc, device.sort, device.id
     limit ${limit}`.execute(db)
  return rows
}
