import { addDays, daysFromTo, taipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { referenceOf, referenceText } from '../reference-files.ts'
import type { Tx } from './timeline.ts'

/** Room for the seats of a device below the id of the next one. */
const seatIdsOfDevice = 100

/** The holiday on which the lunar year ends, and the days after it that the demo stays closed. Decision: workstations and equipment */
const lunarNewYearsEve = '農曆除夕'
const closedAfterEveDays = 3

/** The demo's rooms: device types, devices with their seats, where it is and reads its letters, and the closures over the lunar New Year of every known year. */
export async function loadHouse(tx: Tx): Promise<void> {
  await loadDeviceTypes(tx)
  await loadDevices(tx)
  await loadSeats(tx)
  await loadClosures(tx)
  await loadAddress(tx)
  await loadCentre(tx)
}

/** Where the demo's centre reads its letters. */
async function loadAddress(tx: Tx) {
  await sql`
    insert into setting (key, valid_from, value)
    values ('contact.mail_to', '2000-01-01', '"service@koma.example"')
    on conflict do nothing`.execute(tx)
}

/** How the demo's centre is reached: an address that says that it is none, and a number that rings nowhere. */
async function loadCentre(tx: Tx) {
  const facts = {
    name_zh: '漫畫文化中心',
    name_ja: 'マンガ文化センター',
    name_en: 'Comic Culture Centre',
    address_zh: '臺北市漫畫路 1 號（示範地址）',
    address_ja: '台北市漫画路1号（サンプルの住所）',
    address_en: 'No. 1, Manhua Road, Taipei (sample address)',
    phone: '02 5550 0100',
    email: 'service@koma.example',
    map_url: null,
    links: [{ name: 'Instagram', url: 'https://instagram.example/koma' }],
  }
  await sql`
    insert into setting (key, valid_from, value)
    values ('centre', '2000-01-02', ${JSON.stringify(facts)}::jsonb)
    on conflict do nothing`.execute(tx)
}

async function loadDeviceTypes(tx: Tx) {
  await sql`
    insert into device_type (id, slug, sort, name_zh, name_ja, name_en)
    select id, slug, id, name_zh, name_ja, name_en
      from jsonb_to_recordset(${referenceText('device_types')}::jsonb)
        as type (id integer, slug text, name_zh text, name_ja text, name_en text)`.execute(tx)
}

async function loadDevices(tx: Tx) {
  await sql`
    insert into device (id, slug, type_id, sort, name_zh, name_ja, name_en, description_zh, description_ja,
                        description_en, model, floor, kind, points_per_unit, min_member_class, specs)
    select fact.id, fact.slug, device_type.id, fact.id, fact.name_zh, fact.name_ja, fact.name_en, fact.description_zh,
           fact.description_ja, fact.description_en, fact.model, fact.floor, fact.kind, fact.points_per_unit,
           fact.min_member_class, fact.specs
      from jsonb_to_recordset(${referenceText('devices')}::jsonb)
        as fact (id integer, slug text, type text, name_zh text, name_ja text, name_en text, description_zh text,
                 description_ja text, description_en text, model text, floor text, kind text, points_per_unit integer,
                 min_member_class text, specs jsonb)
      join device_type on device_type.slug = fact.type`.execute(tx)
}

async function loadSeats(tx: Tx) {
  const seats = referenceOf('devices').flatMap(({ id, quantity, sign }) =>
    Array.from({ length: quantity }, (_, index) => ({
      id: id * seatIdsOfDevice + index + 1,
      device_id: id,
      name: seatName(sign, index + 1),
    })),
  )
  await tx.insertInto('seat').values(seats).execute()
}

/** What stands on the desk: the letter of its row and a number, A1; on equipment a number of two digits, 01. */
const seatName = (sign: string | null, number: number): string =>
  sign === null ? String(number).padStart(2, '0') : `${sign}${number}`

async function loadClosures(tx: Tx) {
  const { reason_zh, reason_ja, reason_en } = referenceOf('closures').find(({ key }) => key === 'lunar_new_year')!
  const days = referenceOf('holidays')
    .filter(({ name_zh }) => name_zh === lunarNewYearsEve)
    .flatMap(({ date }) => daysFromTo(taipeiDate(date), addDays(taipeiDate(date), closedAfterEveDays)))
  await tx
    .insertInto('closure')
    .values(days.map((date) => ({ date, reason_zh, reason_ja, reason_en })))
    .execute()
}
