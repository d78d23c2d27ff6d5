import type { ErrorCode } from '@koma/contract/errors.ts'
import { deskRules, stateAllows, type DeskAction } from '@koma/domain/desk-actions.ts'
import { statusAfter } from '@koma/domain/rent-states.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import { boardRow, freeRest, lockRent, moveRent, type BoardRow, type DeskStamp } from '../queries/desk.ts'

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

/** Checks in or undoes it, marks as not arrived, hands out or takes back, with its audit entry, or nothing. Source: product §4 */
export async function actAtDesk(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  staff: StaffCaller,
  order: DeskOrder,
): Promise<{ readonly ok: true; readonly rent: BoardRow } | DeskRefusal> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockRent(tx, order.rentId))) return { ok: false, reason: 'record.not_found' }
    const before = (await boardRow(tx, order.rentId))!
    if (order.version !== undefined && order.version !== before.version) return { ok: false, reason: 'version.stale' }
    const { numbers } = await settings.at(tx, staff.now)
    const undoMinutes = numbers['rent.check_in_undo_minutes']
    if (!stateAllows(order.action, { ...before, kind: before.device.kind }, staff.now, undoMinutes))
      return { ok: false, reason: 'rent.state' }
    const after = await act(tx, staff, order, before)
    return { ok: true, rent: after }
  })
}

async function act(tx: Tx, staff: StaffCaller, order: DeskOrder, before: BoardRow): Promise<BoardRow> {
  const status = statusAfter(before.status, deskRules[order.action].event, 'desk')
  if (!status) throw new Error(`${order.action} leads nowhere from ${before.status}`)
  const note = ownNotes[order.action] ?? order.note ?? null
  await moveRent(tx, { rentId: order.rentId, status, stamp: stamps[order.action], note, staffId: staff.id })
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

/** What the history says by itself; the site puts it into the reader's words. */
const ownNotes: Partial<Record<DeskAction, string>> = { check_in: 'checked_in', undo_check_in: 'check_in_undone' }

/** The time that each action stamps, or takes away. */
const stamps = {
  check_in: { column: 'checked_in_at', is: 'now' },
  undo_check_in: { column: 'checked_in_at', is: 'gone' },
  not_arrived: null,
  hand_out: { column: 'handed_out_at', is: 'now' },
  take_back: { column: 'returned_at', is: 'now' },
} as const satisfies Record<DeskAction, DeskStamp | null>

function traceOf(rent: BoardRow) {
  return {
    number: rent.number,
    status: rent.status,
    checked_in_at: rent.checkedInAt,
    handed_out_at: rent.handedOutAt,
    returned_at: rent.returnedAt,
  }
}
