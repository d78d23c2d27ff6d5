import { createHash } from 'node:crypto'
import { abroadCityId, abroadDistrictPrefix, abroadNames } from '@koma/domain/residence.ts'
import { openingWeeklyAtStart } from '@koma/domain/opening-hours.ts'
import { sql, type Kysely, type Transaction } from 'kysely'
import { referenceText, type ReferenceFile } from './reference-files.ts'
import { loadSpaces } from './load-spaces.ts'
import type { Database } from './schema.generated.ts'
import { markOf, setMark, waitForOtherStarts } from './start-marks.ts'

type Tx = Transaction<Database>

/** What every installation needs, demo or not. */
const files = [
  'cities',
  'occupations',
  'industries',
  'countries',
  'holidays',
  'spaces',
  'space_equipment',
] as const satisfies readonly ReferenceFile[]

/**
 * Brings cities, districts, occupations, industries, countries and holidays to the state of the files, and gives a new
 * installation its opening hours and its rooms. True when there was something to do; rows that left the files stay, since members may refer to them. Any number
 * of processes may call it at once. Source: product §9 "Opening". Decision: accounts (occupation), space (holidays)
 */
export async function loadReference(db: Kysely<Database>): Promise<boolean> {
  const hash = contentHash()
  if ((await markOf(db, 'start.reference')) === hash) return false
  return db.transaction().execute(async (tx) => {
    await waitForOtherStarts(tx)
    if ((await markOf(tx, 'start.reference')) === hash) return false
    await loadNamed(tx, 'city', 'cities')
    await loadDistricts(tx)
    await loadAbroad(tx)
    await loadNamed(tx, 'occupation', 'occupations')
    await loadIndustries(tx)
    await loadNamed(tx, 'country', 'countries')
    await loadHolidays(tx)
    await loadOpeningHours(tx)
    await loadSpaces(tx)
    await setMark(tx, 'start.reference', hash)
    return true
  })
}

function contentHash(): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(referenceText(file))
  return hash.update(JSON.stringify([openingWeeklyAtStart, abroadNames])).digest('hex')
}

/** Names in an order, which a file has the same way. */
async function loadNamed(tx: Tx, table: 'city' | 'occupation' | 'country', file: ReferenceFile) {
  await sql`
    insert into ${sql.table(table)} (id, sort, name_zh, name_ja, name_en)
    select id, sort, name_zh, name_ja, name_en
      from jsonb_to_recordset(${referenceText(file)}::jsonb)
        as named (id text, sort integer, name_zh text, name_ja text, name_en text)
    on conflict on constraint ${sql.ref(`${table}__identity`)} do update
       set sort = excluded.sort,
           name_zh = excluded.name_zh,
           name_ja = excluded.name_ja,
           name_en = excluded.name_en`.execute(tx)
}

/** In the order of the file, which is that of the postal codes. */
async function loadDistricts(tx: Tx) {
  await sql`
    insert into district (id, city_id, zip, sort, name_zh, name_ja, name_en)
    select district.fact ->> 'id',
           city.fact ->> 'id',
           district.fact ->> 'zip',
           district.sort,
           district.fact ->> 'name_zh',
           district.fact ->> 'name_ja',
           district.fact ->> 'name_en'
      from jsonb_array_elements(${referenceText('cities')}::jsonb) as city (fact),
           jsonb_array_elements(city.fact -> 'districts') with ordinality as district (fact, sort)
    on conflict on constraint district__identity do update
       set city_id = excluded.city_id,
           zip = excluded.zip,
           sort = excluded.sort,
           name_zh = excluded.name_zh,
           name_ja = excluded.name_ja,
           name_en = excluded.name_en`.execute(tx)
}

/** After every city, and its countries in the order of their list. They have no postal codes of ours. */
async function loadAbroad(tx: Tx) {
  const { name_zh, name_ja, name_en } = abroadNames
  await sql`
    insert into city (id, sort, name_zh, name_ja, name_en)
    select ${abroadCityId}, coalesce(max(sort), 0) + 1, ${name_zh}, ${name_ja}, ${name_en}
      from city
     where id <> ${abroadCityId}
    on conflict on constraint city__identity do update
       set sort = excluded.sort,
           name_zh = excluded.name_zh,
           name_ja = excluded.name_ja,
           name_en = excluded.name_en`.execute(tx)
  await sql`
    insert into district (id, city_id, zip, sort, name_zh, name_ja, name_en)
    select ${abroadDistrictPrefix} || id, ${abroadCityId}, '', sort, name_zh, name_ja, name_en
      from jsonb_to_recordset(${referenceText('countries')}::jsonb)
        as country (id text, sort integer, name_zh text, name_ja text, name_en text)
    on conflict on constraint district__identity do update
       set sort = excluded.sort,
           name_zh = excluded.name_zh,
           name_ja = excluded.name_ja,
           name_en = excluded.name_en`.execute(tx)
}

async function loadIndustries(tx: Tx) {
  await sql`
    insert into industry (id, sort, name_zh, name_ja, name_en, description_zh, description_ja, description_en)
    select id, sort, name_zh, name_ja, name_en, description_zh, description_ja, description_en
      from jsonb_to_recordset(${referenceText('industries')}::jsonb)
        as industry (id text, sort integer, name_zh text, name_ja text, name_en text,
                     description_zh text, description_ja text, description_en text)
    on conflict on constraint industry__identity do update
       set sort = excluded.sort,
           name_zh = excluded.name_zh,
           name_ja = excluded.name_ja,
           name_en = excluded.name_en,
           description_zh = excluded.description_zh,
           description_ja = excluded.description_ja,
           description_en = excluded.description_en`.execute(tx)
}

async function loadHolidays(tx: Tx) {
  await sql`
    insert into holiday (date, is_workday, name_zh, name_ja, name_en)
    select date, is_workday, name_zh, name_ja, name_en
      from jsonb_to_recordset(${referenceText('holidays')}::jsonb)
        as holiday (date date, is_workday boolean, name_zh text, name_ja text, name_en text)
    on conflict on constraint holiday__identity do update
       set is_workday = excluded.is_workday,
           name_zh = excluded.name_zh,
           name_ja = excluded.name_ja,
           name_en = excluded.name_en`.execute(tx)
}

/** Only where nothing stands yet: afterwards staff decide. A weekday that the start values leave out is closed. */
async function loadOpeningHours(tx: Tx) {
  await sql`
    insert into opening_hours (weekday, valid_from, opens, closes)
    select weekday, '2000-01-01', line.opens, line.closes
      from generate_series(0, 6) as weekday
      left join jsonb_to_recordset(${JSON.stringify(openingWeeklyAtStart)}::jsonb)
        as line (weekday integer, opens time, closes time) using (weekday)
    on conflict on constraint opening_hours__identity do nothing`.execute(tx)
}
