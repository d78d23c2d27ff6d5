import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** The code of the member's card. */
export async function cardCodeOf(db: Db, memberId: string): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select card_code as code
      from member
     where id = ${memberId}`.execute(db)
  return rows[0]!.code
}

/** A new code: the card before, and every picture of it, names nobody any more. */
export async function renewCard(db: Db, memberId: string): Promise<void> {
  await sql`
    update member
       set card_code = default,
           version = version + 1
     where id = ${memberId}`.execute(db)
}
