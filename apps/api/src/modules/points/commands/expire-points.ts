import type { Deps } from '../../../platform/deps.ts'
import { membersWithDueLots, settleExpired } from '../queries.ts'

const membersAtOnce = 200
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Deducts every expired remainder, a member at a time, so that nobody waits for another. Gives the points deducted. */
export async function expirePoints({ db }: Pick<Deps, 'db'>): Promise<number> {
  let deducted = 0
  let last = beforeAll
  for (;;) {
    const members = await membersWithDueLots(db, last, membersAtOnce)
    for (const member of members) deducted += await settleExpired(db, member)
    const reached = members.at(-1)
    if (reached === undefined) return deducted
    last = reached
  }
}
