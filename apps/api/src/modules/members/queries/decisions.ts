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
