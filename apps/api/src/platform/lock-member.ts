import { sql } from 'kysely'
import type { Tx } from './db.ts'

/**
 * Locks a member's row, which comes before every other lock, until the transaction ends: whoever opens a session of the
 * member, makes a code or changes the same waits. False when there is no such member.
 */
export async function lockMember(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select id
      from member
     where id = ${memberId}
       for no key update`.execute(tx)
  return rows.length === 1
}
