import type { ErrorCode } from '@koma/contract/errors.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/db.ts'
import { lockMember } from '../../../platform/lock-member.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Settings } from '../../../platform/settings.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import {
  adjustmentById,
  decideAdjustment as writeDecision,
  lockAdjustment,
  type AdjustmentRow,
} from '../queries/adjustments.ts'
import { applyAdjustment } from './apply-adjustment.ts'

export interface Decision {
  readonly adjustmentId: string
  readonly action: 'approve' | 'reject'
  /** The version that was seen; undefined when the caller does not say. */
  readonly version: number | undefined
  readonly note: string | undefined
  readonly requestId: string
}

export type DecisionRefusal = {
  readonly ok: false
  readonly reason: Extract<
    ErrorCode,
    'record.not_found' | 'version.stale' | 'adjustment.state' | 'adjustment.same_person' | 'points.not_enough'
  >
}

/** A second person lets a waiting adjustment happen, or not. What cannot be taken goes on waiting. Decision: points */
export async function decideAdjustment(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  staff: StaffCaller,
  decision: Decision,
): Promise<{ readonly ok: true; readonly adjustment: AdjustmentRow } | DecisionRefusal> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockAdjustment(tx, decision.adjustmentId))) return { ok: false, reason: 'record.not_found' }
    const before = (await adjustmentById(tx, decision.adjustmentId))!
    if (decision.version !== undefined && decision.version !== before.version)
      return { ok: false, reason: 'version.stale' }
    if (before.status !== 'waiting') return { ok: false, reason: 'adjustment.state' }
    if (before.requestedById === staff.id) return { ok: false, reason: 'adjustment.same_person' }
    if (decision.action === 'approve' && !(await lockMember(tx, before.member.id)))
      return { ok: false, reason: 'record.not_found' }
    if (decision.action === 'approve' && !(await canApply(tx, settings, staff, before)))
      return { ok: false, reason: 'points.not_enough' }
    return { ok: true, adjustment: await write(tx, staff, decision, before) }
  })
}

async function canApply(
  tx: Tx,
  settings: Settings,
  staff: StaffCaller,
  { id, member, points, source, reason }: AdjustmentRow,
): Promise<boolean> {
  const { numbers } = await settings.at(tx, staff.now)
  const rewardMonths = numbers['points.reward_months']
  const order = { id, memberId: member.id, points, source, reason, rewardMonths, now: staff.now }
  return (await applyAdjustment(tx, order)) !== null
}

async function write(tx: Tx, staff: StaffCaller, decision: Decision, before: AdjustmentRow): Promise<AdjustmentRow> {
  const status = decision.action === 'approve' ? 'applied' : 'rejected'
  await writeDecision(tx, { id: before.id, status, staffId: staff.id, note: decision.note ?? null })
  const after = (await adjustmentById(tx, before.id))!
  await writeAudit(tx, {
    actor: { kind: 'staff', id: staff.id, name: staff.username },
    action: `points.${decision.action}_adjustment`,
    subject: { kind: 'member', id: before.member.id },
    before: {
      adjustment: before.id,
      status: before.status,
      balance: after.balance === null ? null : after.balance - before.points,
    },
    after: {
      adjustment: before.id,
      status: after.status,
      points: before.points,
      source: before.source,
      balance: after.balance,
      note: decision.note ?? null,
    },
    requestId: decision.requestId,
  })
  return after
}
