import { sql, type Kysely } from 'kysely'
import { openDatabase } from '../../open.ts'
import { loadReference } from '../../reference.ts'
import type { Database } from '../../schema.generated.ts'
import { freshDatabase } from '../../testing/fresh-database.ts'
import { loadDemo } from '../load-demo.ts'
import { refreshDemo } from '../refresh-demo.ts'

export interface DemoCentre {
  readonly url: string
  readonly db: Kysely<Database>
  close(): Promise<void>
}

const statementMsMax = 120_000

/** Stands for the slow hash of the product. */
export const fakeHash = { hashPassword: async (password: string) => `hash of ${password}` }

/** A centre with reference data and nobody in it, whose clock stands at that Taipei time and runs on. */
export async function emptyCentreAt(time: string): Promise<DemoCentre> {
  const { url, drop } = await freshDatabase()
  // As a start does it, which may wait for another to load all of this.
  const db = openDatabase(url, { statementTimeoutMs: statementMsMax })
  await loadReference(db)
  await setClock(db, time)
  return {
    url,
    db,
    async close() {
      await db.destroy()
      await drop()
    },
  }
}

/** A centre that loaded the demo at that time. */
export async function demoCentreAt(time: string): Promise<DemoCentre> {
  const centre = await emptyCentreAt(time)
  await loadDemo(centre.db, fakeHash)
  return centre
}

/** Starts the demo again at a later time. */
export async function startAgainAt({ db }: DemoCentre, time: string): Promise<void> {
  await setClock(db, time)
  await refreshDemo(db)
}

export async function setClock(db: Kysely<Database>, time: string): Promise<void> {
  await sql`update app_clock set shift = (${time}::timestamp at time zone 'Asia/Taipei') - now()`.execute(db)
}

export interface BoardLine {
  readonly who: string
  readonly device: string
  readonly status: string
  readonly arrived: boolean
}

/** The bookings of a day as the desk sees them now, in the order of their beginning. */
export async function boardOn(db: Kysely<Database>, date: string): Promise<readonly BoardLine[]> {
  const { rows } = await sql<BoardLine>`
    select member.username as who,
           device.slug as device,
           rent_status_now(rent) as status,
           rent.checked_in_at is not null as arrived
      from rent
      join member on member.id = rent.member_id
      join device on device.id = rent.device_id
     where (rent.starts_at at time zone 'Asia/Taipei')::date = ${date}
     order by rent.starts_at, device.sort`.execute(db)
  return rows
}

/** What is wrong with the points: nothing when this is empty. */
export async function ledgerFaults(db: Kysely<Database>): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select 'entries of a transaction do not sum to zero' as fault, transaction_id::text as id
      from point_entry
     group by transaction_id
    having sum(points) <> 0
    union all
    select 'a lot is not the sum of its entries', point_lot.id::text
      from point_lot
      left join point_entry on point_entry.lot_id = point_lot.id
     group by point_lot.id
    having coalesce(sum(point_entry.points), 0) <> point_lot.remaining
    union all
    select 'a balance does not follow from the one before', id::text
      from (
        select id,
               balance,
               points + coalesce(lag(balance) over (partition by member_id order by sequence), 0) as due
          from point_transaction
      ) step
     where balance <> due
    union all
    select 'time runs backwards', id::text
      from (
        select id,
               at < lag(at) over (partition by member_id order by sequence) as earlier
          from point_transaction
      ) step
     where earlier
    union all
    select 'a balance is not the sum of the lots', member.username
      from member
     where points_held(member.id) <> coalesce((
       select balance
         from point_transaction
        where member_id = member.id
        order by sequence desc
        limit 1), 0)`.execute(db)
  return rows
}

/** What is wrong with the bookings: nothing when this is empty. */
export async function rentFaults(db: Kysely<Database>): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select 'on a closed day' as fault, rent.number as id
      from rent
     where exists (select from closure where date = (rent.starts_at at time zone 'Asia/Taipei')::date)
        or extract(dow from rent.starts_at at time zone 'Asia/Taipei') = 1
    union all
    select 'outside 10:00 to 21:00', number
      from rent
     where (starts_at at time zone 'Asia/Taipei')::time < '10:00'
        or (ends_at at time zone 'Asia/Taipei')::time > '21:00'
    union all
    select 'made after its beginning', number
      from rent
     where created_at >= starts_at
    union all
    select 'a history that runs backwards or ends elsewhere', number
      from rent
     where status <> (
             select status from rent_status_change where rent_id = rent.id order by position desc limit 1)
        or exists (
             select
               from rent_status_change one
               join rent_status_change next on next.rent_id = one.rent_id and next.position = one.position + 1
              where one.rent_id = rent.id
                and next.at < one.at)
    union all
    select 'more than two live bookings', member.username
      from rent
      join member on member.id = rent.member_id
     where rent_status_now(rent) in ('booked', 'lending')
     group by member.username
    having count(*) > 2
    union all
    select 'a message that would be sent', id::text
      from notice
     where done_at is null`.execute(db)
  return rows
}
