import { foldTexts, markNumbered, markOutdated } from '@koma/database/search/fold-texts.ts'
import { ageTexts } from '@koma/database/search/tiers.ts'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '../../platform/deps.ts'
import type { ScheduledJob } from '../../platform/jobs.ts'

/** How long staff see what was not found (days). */
const missDaysKept = 180
/** Changes that come together are folded together (milliseconds). */
const gatherMs = 50

/** What a timetable starts: texts that were missed while changes could not be heard, and forgetting. */
export const searchJobs = ({ db }: Deps): readonly ScheduledJob[] => [
  { name: 'search.fold', cron: '* * * * *', run: async () => void (await foldTexts(db)) },
  { name: 'search.age', cron: '45 3 * * *', run: async () => void (await ageTexts(db)) },
  {
    name: 'search.clean_up',
    cron: '35 3 * * *',
    async run() {
      await sql`delete from search_miss where day <= koma_today() - ${missDaysKept}::integer`.execute(db)
    },
  },
]

/** Folds a text as soon as it has changed, and all of them once where the tables are newer. Gives the way to end it. */
export function keepFolded({ db, changes }: Deps, log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let areNumbersOld = true
  const foldWhatChanged = async () => {
    if (areNumbersOld) await markNumbered(db)
    areNumbersOld = false
    await foldTexts(db)
  }
  const work = () => {
    timer = undefined
    running = running.then(foldWhatChanged).then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, 'texts wait to be folded'),
    )
  }
  const soon = () => {
    timer ??= setTimeout(work, gatherMs).unref()
  }
  const stopListening = changes.subscribe((tag) => {
    areNumbersOld ||= tag === '*' || tag === 'setting'
    if (areNumbersOld || tag === 'content' || tag === 'faq') soon()
  })
  if (changes.isLive()) {
    running = markOutdated(db).then(soon, (error: unknown) => log.warn({ err: error }, 'texts wait to be folded anew'))
  }
  return async () => {
    stopListening()
    clearTimeout(timer)
    await running
  }
}
