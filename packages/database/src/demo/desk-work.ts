import { sql } from 'kysely'
import { castStaff } from './cast-staff.ts'
import type { House } from './house.ts'
import type { Tx } from './timeline.ts'
import type { PlannedVisit } from './visits.ts'

/** What the desk does with a booking: from which status, to which, and the time that it stamps. Source: product §4 */
const moves = {
  check_in: { from: 'booked', to: 'booked', stamp: 'checked_in_at', note: 'checked_in' },
  hand_out: { from: 'booked', to: 'lending', stamp: 'handed_out_at', note: null },
  take_back: { from: 'lending', to: 'returned', stamp: 'returned_at', note: null },
} as const

export type DeskWork = keyof typeof moves

/**
 * Writes down what the desk did with the visit, with history and audit log as the console writes them. Nothing happens
 * when the booking is not there, is not in that state any more, or has lost an hour of its seat to somebody else: the
 * story never undoes what people have done.
 */
export async function workAtDesk(tx: Tx, house: House, visit: PlannedVisit, work: DeskWork): Promise<void> {
  const memberId = house.memberId(visit.scene.who)
  if (memberId === undefined || house.deskStaffId === undefined) return
  const { from, to, stamp, note } = moves[work]
  const { rows } = await sql<{ id: string }>`
    update rent
       set status = ${to},
           ${sql.ref(stamp)} = koma_now(),
           version = version + 1
     where member_id = ${memberId}
       and starts_at = ${visit.startsAt}
       and status = ${from}
       and ${sql.ref(stamp)} is null
       and (${from} <> 'booked' or units = (select count(*) from rent_slot where rent_id = rent.id))
    returning id`.execute(tx)
  for (const { id } of rows) {
    await sql`select rent_note_status(${id}, ${to}, ${note}, 'staff', ${house.deskStaffId}, koma_now())`.execute(tx)
    if (work === 'take_back') await freeRest(tx, id)
    await audit(tx, house.deskStaffId, id, work)
  }
}

/** What came back early is free for others. */
async function freeRest(tx: Tx, rentId: string) {
  await sql`
    delete from rent_slot
     where rent_id = ${rentId}
       and slot_start >= koma_now()`.execute(tx)
  await sql`
    delete from rent_live
     where rent_id = ${rentId}`.execute(tx)
}

async function audit(tx: Tx, staffId: string, rentId: string, work: DeskWork) {
  const { from, stamp } = moves[work]
  await sql`
    insert into audit_entry (id, actor_kind, actor_id, actor_name, action, subject_kind, subject_id, before, after)
    select koma_uuid7(), 'staff', ${staffId}, ${castStaff.desk.username}, ${`rent.${work}`}, 'rent', id,
           jsonb_build_object('number', number, 'status', ${from}::text, ${stamp}::text, null),
           jsonb_build_object('number', number, 'status', status, ${stamp}::text, koma_now())
      from rent
     where id = ${rentId}`.execute(tx)
}
