import { taipeiDateOf, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema.generated.ts'
import { markOf, setMark, waitForOtherStarts } from '../start-marks.ts'
import { calendarOf, creatorDeeds } from './creator-deeds.ts'
import { readHouse } from './house.ts'
import { loadLeaving } from './leaving.ts'
import { loadLetters } from './letters.ts'
import { loadHouse } from './load-house.ts'
import { castPasswords, loadPeople } from './load-people.ts'
import { loadOldUsers } from './old-users.ts'
import { openDaysBefore, openDaysFrom, openingAround } from './open-days.ts'
import { purseDeeds } from './purse-deeds.ts'
import { purses } from './purses.ts'
import { castStory, dailyBookings, dailyDeskWork, type Stage } from './story.ts'
import { clockNow, perform, type Tx } from './timeline.ts'

/** Days whose daily bookings are in the past of a new demo. */
const pastDays = 3

/** Open days, today among them, whose daily bookings are made ahead. */
export const daysAhead = 2

export interface DemoDeps {
  hashPassword(password: string): Promise<string>
}

/**
 * Fills an empty centre with the demo: rooms, cast, points and a few days of bookings around today, all or nothing and
 * once for ever, however many processes ask. True when this call did it. Throws in a database that holds accounts of
 * somebody else: the cast's passwords are public. Needs `loadReference`.
 */
export async function loadDemo(db: Kysely<Database>, { hashPassword }: DemoDeps): Promise<boolean> {
  if (await isDemoLoaded(db)) return false
  // Before the transaction: hashing takes long, and nobody shall wait for a lock meanwhile.
  const hashes = new Map<string, string>()
  const hashing = [...castPasswords()].map(async ([username, password]) =>
    hashes.set(username, await hashPassword(password)),
  )
  await Promise.all(hashing)
  return db.transaction().execute(async (tx) => {
    await waitForOtherStarts(tx)
    if (await isDemoLoaded(tx)) return false
    await refuseOthersAccounts(tx)
    const now = await clockNow(tx)
    await loadHouse(tx)
    await loadPeople(tx, taipeiDateOf(now), hashes)
    await loadOldUsers(tx, taipeiDateOf(now))
    await loadLetters(tx, taipeiDateOf(now))
    await tellStory(tx, now)
    await loadLeaving(tx, taipeiDateOf(now))
    await setMark(tx, 'start.demo', taipeiDateOf(now))
    return true
  })
}

/** Whether this database is a demo's. */
export const isDemoLoaded = async (db: Kysely<Database>): Promise<boolean> =>
  (await markOf(db, 'start.demo')) !== undefined

/** Writes down what time has decided by now, as the job of the server does. */
export async function settleRents(tx: Tx): Promise<void> {
  await sql`select rent_settle(10000)`.execute(tx)
}

/** The day's daily bookings are made. */
export const markDay = (tx: Tx, date: TaipeiDate): Promise<void> => setMark(tx, `start.demo_day.${date}`, date)

async function refuseOthersAccounts(tx: Tx) {
  const { rows } = await sql<{ occupied: boolean }>`
    select exists (select from member) or exists (select from staff_account) as occupied`.execute(tx)
  if (rows[0]!.occupied)
    throw new Error(
      'This database holds accounts that are not the demo’s. Start with DEMO=off, or with another database.',
    )
}

async function tellStory(tx: Tx, now: Date) {
  const today = taipeiDateOf(now)
  const rules = await openingAround(tx, today)
  const stage: Stage = { house: await readHouse(tx), rules, now }
  const ahead = openDaysFrom(rules, today, daysAhead)
  const days = [...openDaysBefore(rules, today, pastDays), ...ahead]
  const deeds = [
    ...purses.flatMap((purse) => purseDeeds(stage.house, today, purse)),
    ...castStory(stage),
    ...creatorDeeds(await calendarOf(tx), now),
    ...days.flatMap((date) => [...dailyBookings(stage, date), ...dailyDeskWork(stage, date)]),
  ]
  await perform(tx, deeds, now)
  await settleRents(tx)
  for (const date of ahead) await markDay(tx, date)
}
