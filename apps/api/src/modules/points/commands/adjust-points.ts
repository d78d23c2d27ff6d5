import { writeAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/db.ts'
import { lockMember } from '../../../platform/lock-member.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Settings } from '../../../platform/settings.ts'
import { uuid7 } from '../../../platform/ids.ts'
import {
  adjustmentById,
  adjustableAlone,
  insertAdjustment,
  type AdjustmentRow,
  type AdjustmentSource,
} from '../queries/adjustments.ts'
import { applyAdjustment } from './apply-adjustment.ts'

export interface AdjustmentWish {
  readonly memberId: string
  readonly points: number
  readonly source: AdjustmentSource
  readonly reason: string
  readonly requestId: string
}

/**
 * Gives or takes points with a reason: at once as long as all that this person has moved of the member's points today
 * stays within the limit of one person, above it when a second has approved. The database refuses more. Decision: points
 */
export async function adjustPoints(
  tx: Tx,
  settings: Settings,
  staff: StaffCaller,
  wish: AdjustmentWish,
): Promise<
  | { readonly ok: true; readonly adjustment: AdjustmentRow }
  | { readonly ok: false; readonly reason: 'record.not_found' | 'points.not_enough' }
> {
  if (!(await lockMember(tx, wish.memberId))) return { ok: false, reason: 'record.not_found' }
  const alone = await adjustableAlone(tx, staff.id, wish.memberId)
  const status = Math.abs(wish.points) <= alone ? 'applied' : 'waiting'
  const id = uuid7()
  if (status === 'applied') {
    const { numbers } = await settings.at(tx, staff.now)
    const rewardMonths = numbers['points.reward_months']
    const balance = await applyAdjustment(tx, { ...wish, id, rewardMonths, now: staff.now })
    if (balance === null) return { ok: false, reason: 'points.not_enough' }
  }
  await insertAdjustment(tx, { ...wish, id, status, staffId: staff.id })
  const adjustment = (await adjustmentById(tx, id))!
  await writeAudit(tx, {
    actor: { kind: 'staff', id: staff.id, name: staff.username },
    action: status === 'applied' ? 'points.adjust' : 'points.request_adjustment',
    subject: { kind: 'member', id: wish.memberId },
    before: adjustment.balance === null ? undefined : { balance: adjustment.balance - wish.points },
    after: {
      adjustment: id,
      points: wish.points,
      source: wish.source,
      reason: wish.reason,
      balance: adjustment.balance,
    },
    requestId: wish.requestId,
  })
  return { ok: true, adjustment }
}
