import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** What dates alone do not tell of a membership. */
export async function membershipDecision(tx: Tx, memberId: string): Promise<'under_review' | 'ended' | null> {
  const { rows } = await sql<{ decided: 'under_review' | 'ended' | null }>`
    select membership_status as decided
      from member
     where id = ${memberId}`.execute(tx)
  return rows[0]!.decided
}

/** Writes it down. The member is locked. */
export async function writeMembershipDecision(
  tx: Tx,
  memberId: string,
  decided: 'under_review' | 'ended' | null,
): Promise<void> {
  await sql`
    update member
       set membership_status = ${decided},
           version = version + 1
     where id = ${memberId}
       and membership_status is distinct from ${decided}`.execute(tx)
}

/** Whether a review of the member's waits, of whichever kind. */
export async function hasOpenReview(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from creator_application where member_id = ${memberId} and status = 'under_review')
        or exists (select from membership_renewal where member_id = ${memberId} and status = 'under_review') as has`.execute(
    tx,
  )
  return rows[0]!.has
}
