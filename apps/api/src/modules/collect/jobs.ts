import type { Deps } from '../../platform/deps.ts'
import type { ScheduledJob } from '../../platform/jobs.ts'
import { forgetVisits } from './queries.ts'

/** Just after midnight nobody can tell any longer who read what yesterday. Decision: clicks and shares */
export function collectJobs(deps: Deps): readonly ScheduledJob[] {
  return [{ name: 'collect.forget_visits', cron: '2 0 * * *', run: () => forgetVisits(deps.db) }]
}
