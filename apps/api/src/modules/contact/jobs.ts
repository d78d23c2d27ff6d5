import type { Deps } from '../../platform/deps.ts'
import type { ScheduledJob } from '../../platform/jobs.ts'
import { ticketDaysKept } from './policy.ts'
import { forgetTickets } from './queries.ts'

const ticketsAtOnce = 1_000

/** Forgets letters that were closed long ago. */
export function contactJobs({ db }: Deps): readonly ScheduledJob[] {
  return [
    {
      name: 'contact.forget',
      cron: '45 3 * * *',
      async run() {
        while ((await forgetTickets(db, ticketDaysKept, ticketsAtOnce)) === ticketsAtOnce);
      },
    },
  ]
}
