import { sql } from 'kysely'
import type { Db } from './db.ts'
import { idempotencyHoursKept } from './idempotency.ts'
import type { ScheduledJob } from './jobs.ts'
import { forgetLimits } from './rate-limits.ts'

/** How long the outbox tells staff what was sent (days). */
export const messageDaysKept = 180

/** Every night: forgets keys whose time is over, windows of limits that ended, and messages of long ago. */
export function cleanUpJob(db: Db): ScheduledJob {
  return {
    name: 'platform.clean_up',
    cron: '25 3 * * *',
    async run() {
      await sql`
        delete from idempotency_key
         where created_at <= koma_now() - make_interval(hours => ${idempotencyHoursKept})`.execute(db)
      await forgetLimits(db)
      await sql`
        delete from message
         where status <> 'queued'
           and created_at <= koma_now() - make_interval(days => ${messageDaysKept})`.execute(db)
    },
  }
}
