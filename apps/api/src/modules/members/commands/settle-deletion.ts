import type { SettleRequest } from '@koma/contract/deletion.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import { takeRefunded, waiveLots, writeSettlement } from '../queries/deletion-steps.ts'
import { handleDeletion, type DeletionOrder, type DeletionRefusal, type LeavingDeps } from './handle-deletion.ts'

/**
 * Purchased points were paid back, or given up in writing; without any there is nothing to settle. What is paid back is
 * taken at once, so that nobody spends it too; what is given up stays until the account is erased, because until then
 * the member may still think better of it. Decision: accounts "Deleting"
 */
export const settleDeletion = (
  deps: LeavingDeps,
  staff: StaffCaller,
  { form, ...order }: Omit<DeletionOrder, 'action'> & { readonly form: SettleRequest },
) =>
  handleDeletion(deps, staff, { ...order, action: 'settle' }, async (tx, before) => {
    const { id, memberId, purchasedPoints: points } = before
    const done = { id, staffId: staff.id }
    // What was paid back before stays paid back, whatever becomes of points that came later.
    const earlier = before.settlement === 'refund' ? (before.settledPoints ?? 0) : 0
    if (points === 0 && earlier === 0) {
      await writeSettlement(tx, { ...done, way: 'none', points: 0, reference: null })
      return { ok: true }
    }
    const { way } = form
    const reference = form.reference?.trim()
    if (!way || !reference || (earlier > 0 && way === 'waiver')) return incomplete(form, earlier > 0)
    const cause = `deletion:${id}:refund:${before.version}`
    if (way === 'refund') await takeRefunded(tx, memberId, cause)
    else await waiveLots(tx, id)
    await writeSettlement(tx, { ...done, way, points: way === 'refund' ? earlier + points : points, reference })
    return { ok: true }
  })

/** One account is settled in one way: when money was paid back, the rest is not given up. */
function incomplete(form: SettleRequest, isRefunded: boolean): DeletionRefusal {
  const errors = {
    ...(form.way === undefined && { way: ['field.required'] }),
    ...(form.way === 'waiver' && isRefunded && { way: ['field.choice'] }),
    ...(!form.reference?.trim() && { reference: ['field.required'] }),
  }
  return { ok: false, reason: 'validation.failed', errors }
}
