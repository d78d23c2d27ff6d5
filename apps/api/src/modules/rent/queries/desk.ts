import type { MemberClass } from '@koma/domain/member-classes.ts'
import type { TaipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../../platform/paging.ts'
import { rentColumns, rentTables, type RentRow } from './rents.ts'

export interface BoardRow extends RentRow {
  readonly member: { readonly id: string; readonly name: string; readonly username: string; readonly type: MemberClass }
}

const boardColumns = sql`
           ${rentColumns},
           json_build_object('id', member.id, 'name', member.name, 'username', member.username,
                             'type', member.class) as member`
const boardTables = sql`
           ${rentTables}
      join member on member.id = rent.member_id`

/** A day with what is looked for on it, or one booking by its number, on whatever day it is. */
export type BoardQuestion =
  | { readonly day: TaipeiDate; readonly search: string | undefined }
  | { readonly number: string }

/** The bookings that touch a day, and equipment that should be back by then, in order of time, device and seat. */
export async function boardOf(db: Db, question: BoardQuestion, page: PageWindow): Promise<Listed<BoardRow>> {
  const wanted = 'number' in question ? sql`rent.number = ${question.number}` : onDay(question.day, question.search)
  const inOrder = sql<BoardRow>`
    select ${boardColumns}
     ${boardTables}
     where ${wanted}
     order by rent.starts_at, device.sort, seat.id, rent.id`
  const all = sql`
      from rent
      join member on member.id = rent.member_id
     where ${wanted}`
  return listed(db, page, inOrder, all)
}

function onDay(day: TaipeiDate, search: string | undefined) {
  const pattern = search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null
  return sql`
           rent.starts_at < (${day}::date + 1)::timestamp at time zone 'Asia/Taipei'
       and (rent.ends_at > ${day}::date::timestamp at time zone 'Asia/Taipei'
            or (rent.status = 'lending' and ${day}::date = koma_today()))
       and (${pattern}::text is null
            or rent.number ilike ${pattern}
            or member.name ilike ${pattern}
            or member.username ilike ${pattern})`
}

/** One booking as the board shows it. */
export async function boardRow(db: Db | Tx, rentId: string): Promise<BoardRow | undefined> {
  const { rows } = await sql<BoardRow>`
    select ${boardColumns}
     ${boardTables}
     where rent.id = ${rentId}`.execute(db)
  return rows[0]
}

/** Waits until no other move of this booking is under way. False when there is no such booking. */
export async function lockRent(tx: Tx, rentId: string): Promise<boolean> {
  const { rows } = await sql`
    select id
      from rent
     where id = ${rentId}
       for update`.execute(tx)
  return rows.length === 1
}

/** A time of the booking that becomes the present, or is taken away again. */
export interface DeskStamp {
  readonly column: 'checked_in_at' | 'handed_out_at' | 'returned_at'
  readonly is: 'now' | 'gone'
}

/** Marks what happened at the desk, with the status it leads to, and writes the history. The row is locked already. */
export async function moveRent(
  tx: Tx,
  move: {
    readonly rentId: string
    readonly status: string
    readonly stamp: DeskStamp | null
    readonly note: string | null
    readonly staffId: string
  },
): Promise<void> {
  const value = move.stamp?.is === 'gone' ? sql`null` : sql`koma_now()`
  const stamp = move.stamp ? sql`, ${sql.ref(move.stamp.column)} = ${value}` : sql``
  await sql`
    update rent
       set status = ${move.status},
           version = version + 1
           ${stamp}
     where id = ${move.rentId}`.execute(tx)
  await sql`
    select rent_note_status(${move.rentId}, ${move.status}, ${move.note}, 'staff', ${move.staffId}, koma_now())`.execute(
    tx,
  )
}

/** Gives back what is left of the time and the place among the member's live bookings. */
export async function freeRest(tx: Tx, rentId: string): Promise<void> {
  await sql`
    delete from rent_slot
     where rent_id = ${rentId}
       and slot_start >= koma_now()`.execute(tx)
  await sql`
    delete from rent_live
     where rent_id = ${rentId}`.execute(tx)
}
