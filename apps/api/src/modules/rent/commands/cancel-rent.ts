import type { ErrorCode } from '@koma/contract/errors.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { MemberId } from '../../../platform/callers.ts'
import { cancelRentRow } from '../queries/book.ts'

export type CancelRefusal = {
  readonly ok: false
  readonly reason: Extract<ErrorCode, 'record.not_found' | 'rent.state' | 'rent.too_late_to_cancel'>
}

/** Cancels up to and including 24 hours before; the points return to the lots they came from. Source: product §9 */
export async function cancelRent(
  db: Db | Tx,
  memberId: MemberId,
  rentId: string,
): Promise<{ readonly ok: true; readonly points: number; readonly balance: number } | CancelRefusal> {
  const result = await cancelRentRow(db, rentId, memberId)
  if (result.outcome !== 'cancelled') return { ok: false, reason: result.outcome }
  return { ok: true, points: result.points, balance: result.balance }
}
