import type { MemberClass } from '@koma/domain/member-classes.ts'
import type { Tx } from '../../../platform/db.ts'
import { classNow, insertCarriedPeriod } from '../queries/carried-periods.ts'

/** A membership of the former system, with its own days. */
export interface CarriedMembership {
  readonly memberId: string
  readonly memberClass: MemberClass
  /** Null where the former system did not say: it counts from today, or from its last day when that is over. */
  readonly startsOn: string | null
  readonly endsOn: string | null
  /** What brought it about, once for ever. */
  readonly cause: string
}

/**
 * Adds it to the member's periods, in the caller's transaction; days that a period of the same class has already are not
 * counted twice. Gives the class that counts now. Decision: who may do what
 */
export async function carryMembership(
  tx: Tx,
  { memberId, memberClass, startsOn, endsOn, cause }: CarriedMembership,
): Promise<MemberClass> {
  if (memberClass !== 'general' && endsOn !== null) {
    await insertCarriedPeriod(tx, { memberId, memberClass, startsOn, endsOn, cause })
  }
  return classNow(tx, memberId)
}
