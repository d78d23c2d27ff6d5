import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { openHoursBetween } from './open-hours.ts'
import { addDays, formatTaipeiDateTime, taipeiDateOf } from '@koma/domain/taipei-time.ts'
import pg from 'pg'
import { median, tasksPerSecond } from './load.ts'
import type { Product } from './product.ts'

const rounds = 5
const membersEachSide = 24
const seats = 24
const hoursARound = 12
const daysAhead = 13

interface Booker {
  readonly id: string
  readonly token: string
}
interface Task {
  readonly booker: Booker
  readonly hour: Date
}

/** Bookings a second over HTTP, as a share of the same statement through bare pg; the sides take turns in one run. */
export async function bookingRatio({
  site,
  databaseUrl,
}: Product): Promise<{ http: number; bare: number; ratio: number }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 })
  const [overHttp, overPg] = [await prepare(pool, 90_001), await prepare(pool, 90_002)]
  const hours = await openHours(pool)
  const figures = { http: [] as number[], bare: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    const slice = hours.slice(round * hoursARound, (round + 1) * hoursARound)
    figures.http.push(await tasksPerSecond(tasks(overHttp, slice), (task) => bookOverHttp(site, 90_001, task)))
    figures.bare.push(await tasksPerSecond(tasks(overPg, slice), (task) => bookOverPg(pool, 90_002, task)))
  }
  await pool.end()
  const [http, bare] = [median(figures.http), median(figures.bare)]
  return { http, bare, ratio: http / bare }
}

function tasks(bookers: readonly Booker[], hours: readonly Date[]): Task[] {
  return hours.flatMap((hour) => bookers.map((booker) => ({ booker, hour })))
}

async function bookOverHttp(site: string, deviceId: number, { booker, hour }: Task) {
  const body = {
    device_id: deviceId,
    starts_at: formatTaipeiDateTime(hour),
    ends_at: formatTaipeiDateTime(new Date(hour.getTime() + 3_600_000)),
    agree: true,
  }
  const response = await fetch(`${site}/api/rent/apply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${booker.token}` },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (response.status !== 201) throw new Error(`${response.status} ${text}`)
}

async function bookOverPg(pool: pg.Pool, deviceId: number, { booker, hour }: Task) {
  const { rows } = await pool.query<{ outcome: string }>({
    name: 'book',
    text: 'select outcome, booked_seat, balance from rent_book($1, $2, $3, $4, null, $5::timestamptz[], $6, $7, 1, 5)',
    values: [
      randomUUID(),
      `B-${randomBytes(6).toString('hex')}`,
      booker.id,
      deviceId,
      [hour],
      hour,
      new Date(hour.getTime() + 3_600_000),
    ],
  })
  if (rows[0]?.outcome !== 'booked') throw new Error(`bare pg: ${rows[0]?.outcome}`)
}

/** A device with seats for everybody, and members with points and a session, without the limit of live bookings. */
async function prepare(pool: pg.Pool, deviceId: number): Promise<Booker[]> {
  await pool.query(`update setting set value = '1000' where key = 'rent.live_max'`)
  await pool.query(
    `insert into device (id, slug, type_id, sort, name_zh, description_zh, floor, kind, points_per_unit, min_member_class)
     select $1::integer, 'bench-' || $1::integer, min(id), 999, 'bench', 'bench', '3F', 'workstation', 5, 'general' from device_type`,
    [deviceId],
  )
  await pool.query(
    `insert into seat (id, device_id, name) select $1::integer * 100 + n, $1::integer, 'S' || n from generate_series(1, $2::integer) n`,
    [deviceId, seats],
  )
  const bookers: Booker[] = []
  for (let n = 0; n < membersEachSide; n++) bookers.push(await makeBooker(pool, `bench${deviceId}x${n}`))
  return bookers
}

async function makeBooker(pool: pg.Pool, username: string): Promise<Booker> {
  const token = randomBytes(32).toString('base64url')
  const hash = (text: string) => createHash('sha256').update(text).digest()
  const mobile = `8190${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  const { rows } = await pool.query<{ id: string }>(
    `insert into member (id, username, email, email_verified_at, mobile, mobile_verified_at, name, gender, birthday)
     values (koma_uuid7(), $1::text, $1::text || '@example.org', koma_now(), $2, koma_now(), $1::text, 'other', '2000-01-01') returning id`,
    [username, mobile],
  )
  const id = rows[0]!.id
  await pool.query(
    `with session as (insert into member_session (id, member_id, expires_at)
       values (koma_uuid7(), $1::uuid, koma_now() + interval '1 day') returning id)
     insert into session_token (access_hash, refresh_hash, session_id, access_expires_at)
     select $2, $3, id, koma_now() + interval '1 day' from session`,
    [id, hash(token), hash(`${token}.refresh`)],
  )
  await pool.query(
    `select points_grant($1::uuid, 'purchased', 1000000, null, 'purchase', 'centre.sales', 'bench:' || $1::text, null)`,
    [id],
  )
  return { id, token }
}

/** Open hours from tomorrow on, enough for all rounds. */
async function openHours(pool: pg.Pool): Promise<Date[]> {
  const { rows } = await pool.query<{ now: Date }>('select koma_now() as now')
  const first = addDays(taipeiDateOf(rows[0]!.now), 1)
  const hours = await openHoursBetween(pool, first, addDays(first, daysAhead - 1))
  if (hours.length < rounds * hoursARound) throw new Error('Too few open hours for the rounds')
  return hours
}
