import type { Language } from '@koma/domain/languages.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

export interface RentNotice {
  readonly id: string
  readonly kind: 'rent.booked' | 'rent.cancelled'
  readonly rentId: string
  readonly email: string
  readonly language: Language
  /** The database's clock at this transaction. */
  readonly now: Date
}

/** The oldest notices that nobody else works on, locked until the transaction ends. */
export async function claimRentNotices(tx: Tx, limit: number): Promise<readonly RentNotice[]> {
  const { rows } = await sql<RentNotice>`
    select notice.id,
           notice.kind,
           notice.subject_id as "rentId",
           member.email,
           member.locale as language,
           koma_now() as now
      from notice
      join rent on rent.id = notice.subject_id
      join member on member.id = rent.member_id
     where notice.done_at is null
       and notice.kind in ('rent.booked', 'rent.cancelled')
     order by notice.id
     limit ${limit}
       for update of notice skip locked`.execute(tx)
  return rows
}

/** Marks notices as told. */
export async function finishNotices(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update notice
       set done_at = koma_now()
     where id = any(${[...ids]}::uuid[])`.execute(tx)
}
