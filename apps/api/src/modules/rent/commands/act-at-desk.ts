import type { ErrorCode } from '@koma/contract/errors.ts'
import { deskRules, stateAllows, type DeskAction } from '@koma/domain/desk-actions.ts'
import { statusAfter } from '@koma/domain/rent-states.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import { boardRow, freeRest, lockRent, moveRent, type BoardRow, type DeskColumn } from '../queries/desk.ts'

export interface DeskOrder {
  readonly action: DeskAction
  readonly rentId: string
  /** The version that staff saw; undefined when the caller does not say. */
  readonly version: number | undefined
  readonly note: string | undefined
  readonly requestId: string
}

export type DeskRefusal = {
  readonly ok: false
  readonly reason: Extract<ErrorCode, 'record.not_found' | 'version.stale' | 'rent.state'>
}

/** Checks in, marks as not arrived, hands out or takes back, with its audit entry, or nothing. Source: product §4 */
export async function actAtDesk(
  db: Db,
  staff: StaffCaller,
  order: DeskOrder,
): Promise<{ readonly ok: true; readonly rent: BoardRow } | DeskRefusal> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockRent(tx, order.rentId))) return { ok: false, reason: 'record.not_found' }
    const before = (await boardRow(tx, order.rentId))!
    if (order.version !== undefined && order.version !== before.version) return { ok: false, reason: 'version.stale' }
    if (!stateAllows(order.action, { ...before, kind: before.device.kind }, staff.now))
      return { ok: false, reason: 'rent.state' }
    const after = await act(tx, staff, order, before)
    return { ok: true, rent: after }
  })
}

async function act(tx: Tx, staff: StaffCaller, order: DeskOrder, before: BoardRow): Promise<BoardRow> {
  const status = statusAfter(before.status, deskRules[order.action].event, 'desk')
  if (!status) throw new Error(`${order.action} leads nowhere from ${before.status}`)
  const note = order.action === 'check_in' ? 'checked_in' : (order.note ?? null)
  await moveRent(tx, { rentId: order.rentId, status, column: columns[order.action], note, staffId: staff.id })
  if (order.action === 'not_arrived' || order.action === 'take_back') await freeRest(tx, order.rentId)
  const after = (await boardRow(tx, order.rentId))!
  await writeAudit(tx, {
    actor: { kind: 'staff', id: staff.id, name: staff.username },
    action: `rent.${order.action}`,
    subject: { kind: 'rent', id: order.rentId },
    before: traceOf(before),
    after: { ...traceOf(after), note: order.note ?? null },
    requestId: order.requestId,
  })
  return after
}

/** The time that each action stamps. */
const columns = {
  check_in: 'checked_in_at',
  not_arrived: null,
  hand_out: 'handed_out_at',
  take_back: 'returned_at',
} as const satisfies Record<DeskAction, DeskColumn | null>

function traceOf(rent: BoardRow) {
  return {
    number: rent.number,
    status: rent.status,
    checked_in_at: rent.checkedInAt,
    handed_out_at: rent.handedOutAt,
    returned_at: rent.returnedAt,
  }
}
