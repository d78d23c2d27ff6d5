import { showHeldPages } from '@koma/database/load-pages.ts'
import type { Deps } from '../../platform/deps.ts'
import type { ScheduledJob } from '../../platform/jobs.ts'

/** Lets search find a version from its day on; what readers and consents go by does not wait for it. Decision: 0026 */
export const pageJobs = ({ db }: Deps): readonly ScheduledJob[] => [
  { name: 'pages.show_held', cron: '* * * * *', run: () => showHeldPages(db) },
]
