import type { DeletionStatus } from '@koma/domain/deletion-states.ts'
import type { Language } from '@koma/domain/languages.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** The member's row, locked, with the request that is open. */
export interface OpenDeletion {
  readonly email: string
  readonly locale: Language
  readonly now: Date
  /** Null when there is no open request. */
  readonly contactBy: string | null
}

/** Waits until nobody else changes the member. */
export async function lockForDeletion(tx: Tx, memberId: string): Promise<OpenDeletion> {
  const { rows } = await sql<OpenDeletion>`
    select member.email, member.locale, koma_now() as now,
           (select contact_by
              from deletion_request
             where member_id = member.id
               and status in ('requested', 'contacted', 'settled')) as "contactBy"
      from member
     where id = ${memberId}
       for no key update`.execute(tx)
  return rows[0]!
}

/** Marks the wish. The row is locked and has none yet. */
export async function insertDeletion(
  tx: Tx,
  request: { readonly id: string; readonly memberId: string; readonly contactBy: string },
): Promise<void> {
  await sql`
    with marked as (
      update member
         set status = 'deletion_requested',
             deletion_requested_at = koma_now(),
             version = version + 1
       where id = ${request.memberId}
      returning id
    )
    insert into deletion_request (id, member_id, contact_by)
    select ${request.id}, id, ${request.contactBy}::date
      from marked`.execute(tx)
}

/** Takes the wish back. False when there is none. */
export async function withdrawDeletion(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    with kept as (
      update member
         set status = 'active',
             deletion_requested_at = null,
             version = version + 1
       where id = ${memberId}
         and status = 'deletion_requested'
      returning id
    ),
    withdrawn as (
      update deletion_request
         set status = 'withdrawn',
             closed_at = koma_now(),
             version = version + 1
        from kept
       where member_id = kept.id
         and status in ('requested', 'contacted', 'settled')
    )
    select id
      from kept`.execute(tx)
  return rows.length === 1
}

export interface OwnDeletionRow {
  readonly status: DeletionStatus
  readonly requestedAt: Date
  readonly contactBy: string
  readonly settlement: 'refund' | 'waiver' | 'none' | null
  readonly settledPoints: number | null
}

/** The member's open request; undefined when there is none. */
export async function openDeletion(db: Db, memberId: string): Promise<OwnDeletionRow | undefined> {
  const { rows } = await sql<OwnDeletionRow>`
    select status,
           requested_at as "requestedAt",
           contact_by as "contactBy",
           settlement,
           settled_points as "settledPoints"
      from deletion_request
     where member_id = ${memberId}
       and status in ('requested', 'contacted', 'settled')`.execute(db)
  return rows[0]
}
