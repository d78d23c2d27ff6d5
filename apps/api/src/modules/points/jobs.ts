import type { Deps } from '../../platform/deps.ts'
import type { ScheduledJob } from '../../platform/jobs.ts'
import { expirePoints } from './commands/expire-points.ts'
import { grantMonthlyRewards } from './commands/grant-monthly-rewards.ts'

/** Nightly expiry, and the reward of the 1st, asked for every night so that a missed first is made good. */
export function pointJobs(deps: Deps): readonly ScheduledJob[] {
  return [
    { name: 'points.expire', cron: '5 0 * * *', run: async () => void (await expirePoints(deps)) },
    { name: 'points.monthly_reward', cron: '15 0 * * *', run: async () => void (await grantMonthlyRewards(deps)) },
  ]
}
