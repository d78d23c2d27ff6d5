import type { MemberClass } from '@koma/domain/member-classes.ts'
import type { Tx } from '../../../platform/db.ts'
import { carryMembership } from '../../members/public.ts'
import { carryPoints } from '../../points/public.ts'
import type { Holdings } from '../queries/moves.ts'

/** What came along, and the class that counts now. */
export interface CarriedOver {
  readonly points: { readonly purchased: number; readonly reward: number }
  readonly class: MemberClass
}

/** The record's points, in lots of their own, and its class with its own days; each once, whatever happens. */
export async function carryOver(tx: Tx, record: Holdings, memberId: string, now: Date): Promise<CarriedOver> {
  const { oldId, rewardExpiresOn } = record
  const memberClass = await carryMembership(tx, {
    memberId,
    memberClass: record.class,
    startsOn: record.classStartedOn,
    endsOn: record.classEndsOn,
    cause: `old_user:${oldId}`,
  })
  const points = await carryPoints(tx, {
    memberId,
    oldId,
    purchased: record.purchasedPoints,
    reward: record.rewardPoints,
    rewardExpiresOn,
    now,
  })
  return { points, class: memberClass }
}
