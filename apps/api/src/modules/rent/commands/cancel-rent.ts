import type { ErrorCode } from '@koma/contract/errors.ts'
import { canCancelUntil } from '@koma/domain/rent-rules.ts'
import type { MemberCaller } from '../../../platform/callers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { cancelRentRow } from '../queries/book.ts'
import { rentStart } from '../queries/rents.ts'

export type CancelRefusal =
  | { readonly ok: false; readonly reason: Extract<ErrorCode, 'record.not_found' | 'rent.state'> }
  | {
      readonly ok: false
      readonly reason: Extract<ErrorCode, 'rent.too_late_to_cancel'>
      /** The last instant at which it could have been cancelled. */
      readonly until: Date
    }

/**
 * Cancels up to and including so many hours before, as the setting says; the points return to the lots they came from.
 * Source: product §9
 */
export async function cancelRent(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  member: MemberCaller,
  rentId: string,
): Promise<{ readonly ok: true; readonly points: number; readonly balance: number } | CancelRefusal> {
  const result = await cancelRentRow(db, rentId, member.id)
  if (result.outcome === 'cancelled') return { ok: true, points: result.points, balance: result.balance }
  if (result.outcome !== 'rent.too_late_to_cancel') return { ok: false, reason: result.outcome }
  const { numbers } = await settings.at(db, member.now)
  const until = canCancelUntil(await rentStart(db, rentId), numbers['rent.cancel_hours'])
  return { ok: false, reason: result.outcome, until }
}
