import { zClassTerms } from '@koma/contract/terms.ts'
import { numberKeys, type HouseSettings, type NumberKey } from '@koma/domain/house-settings.ts'
import { memberClasses, type ClassTerms, type MemberClass } from '@koma/domain/member-classes.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Changes } from './changes.ts'
import type { Db, Tx } from './db.ts'
import { remember } from './remember.ts'

/** The settings that staff change with a date: the same rows that the functions of the database read. */
export interface Settings {
  /**
   * What holds at that instant. Throws when a value is missing: a rule never falls back on a number of its own.
   * `db` is the connection that the caller has.
   */
  at(db: Db | Tx, now: Date): Promise<HouseSettings>
}

/**
 * Keeps the dated rows, past and future, until one of them changes anywhere: a change reaches every process at once, and
 * a value that begins to hold later does so at its instant, without anybody being told. Decision: the product
 */
export function databaseSettings(changes: Changes): Settings {
  const book = remember(changes, ['setting'], (db) => readBook(db))
  return { at: async (db, now) => settingsAt(await book(db, 'all'), now) }
}

/** The values of a key, the newest first. */
interface Dated<Value> {
  readonly from: Date
  readonly value: Value
}

interface Book {
  readonly numbers: ReadonlyMap<string, readonly Dated<number>[]>
  readonly terms: ReadonlyMap<string, readonly Dated<ClassTerms>[]>
}

interface SettingRow {
  readonly key: string
  readonly from: Date
  readonly value: unknown
}

async function readBook(db: Db | Tx): Promise<Book> {
  const { rows } = await sql<SettingRow>`
    select key,
           valid_from as "from",
           value
      from setting
     where key = any(${[...numberKeys, ...memberClasses.map(classKey)]}::text[])
     order by key, valid_from desc`.execute(db)
  const byKey = Map.groupBy(rows, ({ key }) => key)
  return { numbers: read(byKey, numberKeys, z.int()), terms: read(byKey, memberClasses.map(classKey), zStoredTerms) }
}

function read<Value>(
  rows: ReadonlyMap<string, readonly SettingRow[]>,
  keys: readonly string[],
  schema: z.ZodType<Value>,
): Map<string, Dated<Value>[]> {
  const parsed = (key: string) => (rows.get(key) ?? []).map(({ from, value }) => ({ from, value: schema.parse(value) }))
  return new Map(keys.map((key) => [key, parsed(key)]))
}

function settingsAt({ numbers, terms }: Book, now: Date): HouseSettings {
  return {
    numbers: Object.fromEntries(numberKeys.map((key) => [key, valueAt(numbers, key, now)])) as Record<
      NumberKey,
      number
    >,
    terms: Object.fromEntries(memberClasses.map((one) => [one, valueAt(terms, classKey(one), now)])) as Record<
      MemberClass,
      ClassTerms
    >,
  }
}

function valueAt<Value>(values: ReadonlyMap<string, readonly Dated<Value>[]>, key: string, now: Date): Value {
  const dated = values.get(key)?.find(({ from }) => from <= now)
  if (!dated) throw new Error(`The setting ${key} has no value at ${now.toISOString()}`)
  return dated.value
}

const classKey = (memberClass: MemberClass) => `class.${memberClass}`

const zStoredTerms = zClassTerms.transform((stored): ClassTerms => ({
  pointsPercent: stored.points_percent,
  pointsBackPercent: stored.points_back_percent,
  monthlyRewardPoints: stored.monthly_reward_points,
  bookableAheadDays: stored.bookable_ahead_days,
  consultationsYearMax: stored.consultations_year_max,
  benefits: stored.benefits,
}))
