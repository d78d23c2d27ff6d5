import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from './open.ts'
import { loadReference } from './reference.ts'
import type { Database } from './schema.generated.ts'
import { freshDatabase, type FreshDatabase } from './testing/fresh-database.ts'

let fresh: FreshDatabase
let db: Kysely<Database>

beforeEach(async () => {
  fresh = await freshDatabase()
  db = openDatabase(fresh.url)
})

afterEach(async () => {
  await db.destroy()
  await fresh.drop()
})

describe('loadReference', () => {
  test('fills the 22 cities with their 368 districts, the 242 countries abroad, the occupations and the holidays of each known year', async () => {
    expect(await loadReference(db)).toBe(true)

    expect(await counts()).toEqual({ cities: 22 + 1, districts: 368 + 242, occupations: 12, holidays: 66 })
    const daan = await db
      .selectFrom('district')
      .select(['city_id', 'zip', 'name_zh', 'name_ja', 'name_en'])
      .where('id', '=', '106-daan')
      .executeTakeFirst()
    expect(daan).toEqual({
      city_id: 'tpe',
      zip: '106',
      name_zh: '大安區',
      name_ja: '大安区',
      name_en: "Da'an District",
    })
    const years = await sql<{ year: number }>`
      select distinct extract(year from date)::integer as year from holiday order by year`.execute(db)
    expect(years.rows.map(({ year }) => year)).toEqual([2025, 2026, 2027])
  })

  test('lets somebody live abroad: behind every city of ours, with the countries for districts', async () => {
    await loadReference(db)
    const cities = await db.selectFrom('city').select(['id', 'name_zh']).orderBy('sort').execute()
    expect(cities.at(-1)).toEqual({ id: 'abroad', name_zh: '海外' })
    const japan = db.selectFrom('district').select(['city_id', 'zip', 'name_en']).where('id', '=', 'abroad-jp')
    expect(await japan.executeTakeFirst()).toEqual({ city_id: 'abroad', zip: '', name_en: 'Japan' })
  })

  test.each(['city', 'district', 'occupation', 'holiday'])('names each %s in all three languages', async (table) => {
    await loadReference(db)
    const nameless = await sql`
      select from ${sql.table(table)}
       where name_zh !~ '\\S' or coalesce(name_ja, '') !~ '\\S' or coalesce(name_en, '') !~ '\\S'`.execute(db)
    expect(nameless.rows).toHaveLength(0)
  })

  test('opens from Tuesday to Sunday at 10:00 to 21:00 and closes on Monday', async () => {
    await loadReference(db)
    const rows = await db
      .selectFrom('opening_hours')
      .select(['weekday', 'valid_from', 'opens', 'closes'])
      .orderBy('weekday')
      .execute()
    const open = { opens: '10:00:00', closes: '21:00:00' }
    const closed = { opens: null, closes: null }
    expect(rows).toEqual(
      [open, closed, open, open, open, open, open].map((hours, weekday) => ({
        weekday,
        valid_from: '2000-01-01',
        ...hours,
      })),
    )
  })

  test('has nothing to do a second time', async () => {
    await loadReference(db)
    const before = await counts()

    expect(await loadReference(db)).toBe(false)
    expect(await counts()).toEqual(before)
  })

  test('called by three processes at once, one loads and all end with the same', async () => {
    const others = [openDatabase(fresh.url), openDatabase(fresh.url)]
    const loaded = await Promise.all([db, ...others].map((process) => loadReference(process)))

    expect(loaded.filter(Boolean)).toHaveLength(1)
    expect(await counts()).toEqual({ cities: 22 + 1, districts: 368 + 242, occupations: 12, holidays: 66 })
    await Promise.all(others.map((process) => process.destroy()))
  })

  test('after the files have changed, mends the names and leaves opening hours to staff', async () => {
    await loadReference(db)
    await sql`update city set name_en = 'Taipeh' where id = 'tpe'`.execute(db)
    await sql`update opening_hours set closes = '20:00' where weekday = 0`.execute(db)
    await sql`update setting set value = '"another hash"' where key = 'start.reference'`.execute(db)

    expect(await loadReference(db)).toBe(true)

    const taipei = await db.selectFrom('city').select('name_en').where('id', '=', 'tpe').executeTakeFirst()
    expect(taipei?.name_en).toBe('Taipei City')
    const sunday = await db.selectFrom('opening_hours').select('closes').where('weekday', '=', 0).executeTakeFirst()
    expect(sunday?.closes).toBe('20:00:00')
  })
})

async function counts() {
  const { rows } = await sql<{ cities: number; districts: number; occupations: number; holidays: number }>`
    select (select count(*) from city) as cities,
           (select count(*) from district) as districts,
           (select count(*) from occupation) as occupations,
           (select count(*) from holiday) as holidays`.execute(db)
  return rows[0]
}
