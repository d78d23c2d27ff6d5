import { balanceOf as balanceOfLots, type Balance } from '@koma/domain/point-lots.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { lotsOf, lotsOfMany } from './queries.ts'

export { carryPoints } from './commands/carry-points.ts'
export { lotsOf, pointLogs, type PointNote } from './queries.ts'
export { adjustableAlone } from './queries/adjustments.ts'
export { noteIn, presentPointLog } from './present.ts'

/** What a member can spend now. Expired lots do not count, settled or not. */
export async function balanceOf(db: Db | Tx, memberId: string, now: Date): Promise<Balance> {
  return balanceOfLots(await lotsOf(db, memberId), now)
}

/** The same of several members at once; each of them has an entry. */
export async function balancesOf(
  db: Db,
  memberIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Balance>> {
  const lots = await lotsOfMany(db, memberIds)
  return new Map(memberIds.map((id) => [id, balanceOfLots(lots.get(id) ?? [], now)]))
}
