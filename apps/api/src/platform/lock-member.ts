import { sql } from 'kysely'
import type { Tx } from './db.ts'

/**
 * Locks a member's row, which comes before every other lock, until the transaction ends: whoever opens a session of the
 * member, makes a code or changes the same waits. False when there is no such member, or only their money rows are left.
 */
export async function lockMember(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select id
      from member
     where id = ${memberId}
       and status <> 'erased'
       for no key update`.execute(tx)
  return rows.length === 1
}
