import type { Language } from '@koma/domain/languages.ts'
import type { CalendarDay } from '@koma/domain/working-days.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** The hash that a member's password must match; null when there is no password. */
export async function passwordHashOf(db: Db, memberId: string): Promise<string | null> {
  const { rows } = await sql<{ hash: string | null }>`
    select password_hash as hash
      from member
     where id = ${memberId}`.execute(db)
  return rows[0]?.hash ?? null
}

/** Marks the wish; a second one keeps the time of the first. `isNew` tells them apart. */
export async function requestDeletion(
  tx: Tx,
  memberId: string,
): Promise<{ readonly requestedAt: Date; readonly isNew: boolean; readonly email: string; readonly locale: Language }> {
  const { rows } = await sql<{ requestedAt: Date; isNew: boolean; email: string; locale: Language }>`
    with before as (
      select id, status
        from member
       where id = ${memberId}
         for no key update
    )
    update member
       set status = 'deletion_requested',
           deletion_requested_at = coalesce(deletion_requested_at, koma_now()),
           version = version + 1
      from before
     where member.id = before.id
    returning member.deletion_requested_at as "requestedAt",
              before.status <> 'deletion_requested' as "isNew",
              member.email,
              member.locale`.execute(tx)
  return rows[0]!
}

/** Takes the wish back. False when there is none. */
export async function undoDeletion(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    update member
       set status = 'active',
           deletion_requested_at = null,
           version = version + 1
     where id = ${memberId}
       and status = 'deletion_requested'
    returning id`.execute(tx)
  return rows.length === 1
}

/** The published days of Taiwan's calendar. */
export async function calendarDays(db: Db | Tx): Promise<readonly CalendarDay[]> {
  const { rows } = await sql<CalendarDay>`
    select date, is_workday as "isWorkday"
      from holiday`.execute(db)
  return rows
}
