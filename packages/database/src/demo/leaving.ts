import { deletionContactWorkingDays } from '@koma/domain/deletion-states.ts'
import { addDays, instantAt, type TaipeiDate } from '@koma/domain/taipei-time.ts'
import { addWorkingDays } from '@koma/domain/working-days.ts'
import { sql } from 'kysely'
import { calendarOf } from './creator-deeds.ts'
import { leaver } from './regulars.ts'
import type { Tx } from './timeline.ts'

const askedDaysAgo = 2

/** One member has asked for the account to be deleted, with points and a booking left: staff call them in time. */
export async function loadLeaving(tx: Tx, today: TaipeiDate): Promise<void> {
  const askedOn = addDays(today, -askedDaysAgo)
  const contactBy = addWorkingDays(askedOn, deletionContactWorkingDays, await calendarOf(tx))
  const askedAt = instantAt(askedOn, '21:40')
  await sql`
    with asked as (
      update member
         set status = 'deletion_requested',
             deletion_requested_at = ${askedAt},
             version = version + 1
       where username = ${leaver.username}
      returning id
    )
    insert into deletion_request (id, member_id, requested_at, contact_by)
    select koma_uuid7(), id, ${askedAt}, ${contactBy}::date
      from asked`.execute(tx)
}
