import { openDatabase } from '@koma/database/open.ts'
import { freshDatabase } from '@koma/database/testing/fresh-database.ts'
import { numbersAtStart } from '@koma/domain/house-settings.ts'
import { termsByClassAtStart } from '@koma/domain/member-classes.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { patient } from '../testing/patient.ts'
import { listenForChanges, type Changes } from './changes.ts'
import { databaseClock } from './clock.ts'
import type { Db } from './db.ts'
import { databaseSettings, type Settings } from './settings.ts'

interface Process {
  readonly db: Db
  readonly changes: Changes
  readonly settings: Settings
}

let database: { readonly url: string; drop(): Promise<void> }
let processes: readonly [Process, Process]

beforeEach(async () => {
  database = await freshDatabase()
  processes = [await processOn(database.url), await processOn(database.url)]
})
afterEach(async () => {
  for (const { db, changes } of processes) {
    await changes.stop()
    await db.destroy()
  }
  await database.drop()
})

async function processOn(url: string): Promise<Process> {
  const changes = await listenForChanges(url)
  const db = openDatabase(url, { max: 2, ...patient })
  return { db, changes, settings: databaseSettings(changes) }
}

const settingsNow = async ({ db, settings }: Process) => settings.at(db, await databaseClock(db).now())
const hoursNow = async (process: Process) => (await settingsNow(process)).numbers['rent.cancel_hours']
const setHours = (hours: number, from: string) =>
  sql`
    insert into setting (key, valid_from, value)
    values ('rent.cancel_hours', koma_now() + ${from}::interval, to_jsonb(${hours}::integer))`.execute(processes[0].db)
/** Long enough for a notification to arrive on a busy machine. */
const soon = { timeout: 20_000, interval: 20 }

test('a new database holds the start values of the rules, and each number is one that the database reads', async () => {
  const { numbers, terms } = await settingsNow(processes[0])
  expect(numbers).toEqual(numbersAtStart)
  expect(terms).toEqual(termsByClassAtStart)
})

test('a change reaches every process at once, and what begins later begins then without a word', async () => {
  for (const process of processes) expect(await hoursNow(process)).toBe(24)
  await setHours(48, '0')
  for (const process of processes) await vi.waitFor(async () => expect(await hoursNow(process)).toBe(48), soon)

  await setHours(12, '1 day')
  const [{ db, settings }] = processes
  const now = await databaseClock(db).now()
  const tomorrow = new Date(now.getTime() + 25 * 3_600_000)
  await vi.waitFor(async () => expect((await settings.at(db, tomorrow)).numbers['rent.cancel_hours']).toBe(12), soon)
  expect((await settings.at(db, now)).numbers['rent.cancel_hours']).toBe(48)
})

test('negative control: without its trigger a change is not heard', async () => {
  for (const process of processes) await hoursNow(process)
  await sql`drop trigger setting__announced on setting`.execute(processes[0].db)
  await setHours(48, '0')
  await sql`notify koma_changed, 'news'`.execute(processes[0].db)
  expect(await hoursNow(processes[1])).toBe(24)
})

test('a value that is missing is no number of our own', async () => {
  await sql`delete from setting where key = 'rent.live_max'`.execute(processes[0].db)
  await vi.waitFor(async () => await expect(settingsNow(processes[1])).rejects.toThrow('rent.live_max'), soon)
})

describe('the database refuses what no rule could read', () => {
  test.each([
    ['rent.cancel_hours', '"24"', 'setting__whole_numbers'],
    ['rent.live_max', '-1', 'setting__whole_numbers'],
    ['points.reward_months', '1.5', 'setting__whole_numbers'],
    ['points.adjustment_alone_max', 'null', 'setting__whole_numbers'],
    ['class.loyal', '{}', 'setting__class_terms'],
    ['class.loyal', '{"points_percent": 120}', 'setting__class_terms'],
  ])('%s as %s', async (key, value, constraint) => {
    const written = sql`
      insert into setting (key, valid_from, value)
      values (${key}, koma_now(), ${value}::jsonb)`.execute(processes[0].db)
    await expect(written).rejects.toMatchObject({ constraint })
  })
})
