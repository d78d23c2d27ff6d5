import { itemPath } from '@koma/domain/item-path.ts'
import { languages } from '@koma/domain/languages.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../../platform/deps.ts'
import { addressesMax } from '../../../platform/search-engines.ts'
import { beginNotices, claimNotices, markTold, noteChanges, putBack, type DueNotice } from '../queries/notices.ts'

/** Minutes until the next try after the first, second, … failure; the last one repeats. */
export const noticeRetryMinutes = [1, 5, 15, 60] as const

/** After so many tries, two days, nobody is told of it: the maps of the site have it. */
export const noticeTriesMax = 50

/** Longer than an answer may take: a worker that is killed gives its items back (seconds). */
const leaseSeconds = 60

/** Items of one message: each has an address in every language. */
const itemsMax = Math.floor(addressesMax / languages.length)

const errorLengthMax = 300

/**
 * Tells search engines of every item that was published, changed or taken down since they were told last, in messages of
 * many, and again later where they did not take one. Two that run at once tell nothing twice; nothing happens where nobody
 * is to be told.
 */
export async function tellSearchEngines(
  { db, config, searchEngines }: Deps,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  if (!searchEngines) return
  if (await db.transaction().execute(beginNotices)) return
  await noteChanges(db)
  for (;;) {
    const notices = await claimNotices(db, itemsMax, leaseSeconds)
    if (notices.length === 0) return
    try {
      await searchEngines.tell(addressesOf(notices, config.publicUrl))
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, errorLengthMax)
      log.warn({ reason, items: notices.length }, 'search engines were not told')
      return putBack(db, notices, { minutes: minutesAfter(notices), reason, triesMax: noticeTriesMax })
    }
    await markTold(db, notices)
  }
}

const addressesOf = (notices: readonly DueNotice[], publicUrl: string): string[] =>
  notices.flatMap((notice) => languages.map((language) => publicUrl + itemPath(language, notice)))

function minutesAfter(notices: readonly DueNotice[]): number {
  const tries = Math.max(...notices.map(({ attempts }) => attempts))
  return noticeRetryMinutes[tries - 1] ?? noticeRetryMinutes.at(-1)!
}
