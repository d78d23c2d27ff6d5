import { memberClasses } from '@koma/domain/member-classes.ts'
import { rewardLotExpiresAt } from '@koma/domain/point-lots.ts'
import { taipeiDateOf } from '@koma/domain/taipei-time.ts'
import type { Deps } from '../../../platform/deps.ts'
import { grantMonthlyReward, membersForReward } from '../queries.ts'

const membersAtOnce = 200
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Gives each member the class's reward of this month, once, however often it runs. Gives how many it rewarded now. */
export async function grantMonthlyRewards({
  db,
  clock,
  settings,
}: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<number> {
  const now = await clock.now()
  const month = taipeiDateOf(now).slice(0, 7)
  const { numbers, terms } = await settings.at(db, now)
  const expiresAt = rewardLotExpiresAt(now, numbers['points.reward_months'])
  const rewardedClasses = memberClasses.filter((one) => terms[one].monthlyRewardPoints > 0)
  let rewarded = 0
  let last = beforeAll
  for (;;) {
    const members = await membersForReward(db, rewardedClasses, last, membersAtOnce)
    for (const member of members) {
      const points = terms[member.class].monthlyRewardPoints
      const balance = await grantMonthlyReward(db, { memberId: member.id, month, points, expiresAt })
      if (balance !== null) rewarded++
    }
    const reached = members.at(-1)
    if (reached === undefined) return rewarded
    last = reached.id
  }
}
