import type { SettlementWay } from '@koma/domain/deletion-states.ts'
import { sql } from 'kysely'
import type { StaffId } from '../../../platform/callers.ts'
import type { Tx } from '../../../platform/db.ts'

/** Waits until nobody else works on the member or the request, in this order. False when there is no such request. */
export async function lockStaffDeletion(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select member.id
      from member
     where member.id = (select member_id from deletion_request where id = ${id})
       for no key update`.execute(tx)
  if (rows.length === 0) return false
  await sql`
    select id
      from deletion_request
     where id = ${id}
       for no key update`.execute(tx)
  return true
}

/** Something has come into the account: whoever saw the request before it looks again. The row is locked. */
export async function noteArrival(tx: Tx, id: string): Promise<void> {
  await sql`
    update deletion_request
       set version = version + 1
     where id = ${id}`.execute(tx)
}

/** Notes that somebody has called. The row is locked. */
export async function writeContact(tx: Tx, id: string, staffId: StaffId): Promise<void> {
  await sql`
    update deletion_request
       set status = 'contacted',
           contacted_at = koma_now(),
           contacted_by = ${staffId},
           version = version + 1
     where id = ${id}`.execute(tx)
}

/** Notes what has become of purchased points. The row is locked. */
export async function writeSettlement(
  tx: Tx,
  settlement: {
    readonly id: string
    readonly way: SettlementWay | 'none'
    readonly points: number
    readonly reference: string | null
    readonly staffId: StaffId
  },
): Promise<void> {
  await sql`
    update deletion_request
       set status = 'settled',
           settlement = ${settlement.way},
           settled_points = ${settlement.points},
           settlement_reference = ${settlement.reference},
           settled_at = koma_now(),
           settled_by = ${settlement.staffId},
           version = version + 1
     where id = ${settlement.id}`.execute(tx)
}

/** Writes down which lots are given up, as they are now. The member is locked. Gives how many points. */
export async function waiveLots(tx: Tx, requestId: string): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select deletion_waive(${requestId}) as points`.execute(tx)
  return rows[0]!.points
}

/** Takes what the request's waiver gives up; nothing without one. Decision: 0011 */
export async function giveUpPoints(tx: Tx, requestId: string): Promise<void> {
  await sql`select points_give_up(${requestId})`.execute(tx)
}

/** Takes every purchased point, because the money was paid back. Decision: accounts "Deleting" */
export async function takeRefunded(tx: Tx, memberId: string, cause: string): Promise<void> {
  await sql`
    select points_take_all(${memberId}, 'purchased', 'refund', 'centre.refunds', ${cause},
                           '{"deletion": true}'::jsonb)`.execute(tx)
}

/** Takes every reward point: they lapse with the account. Decision: accounts "Deleting" */
export async function takeLapsed(tx: Tx, memberId: string, cause: string): Promise<void> {
  await sql`
    select points_take_all(${memberId}, 'reward', 'adjustment', 'centre.adjustments', ${cause},
                           '{"deletion": true}'::jsonb)`.execute(tx)
}

/** Erases whatever tells who the member was, and closes the request. The rows are locked, the points are gone. */
export async function eraseAndClose(
  tx: Tx,
  { id, memberId, staffId }: { readonly id: string; readonly memberId: string; readonly staffId: StaffId },
): Promise<void> {
  await sql`select member_erase(${memberId})`.execute(tx)
  await sql`
    update deletion_request
       set status = 'erased',
           closed_at = koma_now(),
           erased_by = ${staffId},
           version = version + 1
     where id = ${id}`.execute(tx)
}
