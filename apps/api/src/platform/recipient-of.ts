import type { Language } from '@koma/domain/languages.ts'
import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'

/** Whom a mail to a member addresses. */
export interface Recipient {
  readonly name: string
  readonly email: string
  /** In which they are written to. */
  readonly language: Language
}

/** Where and in which language a member is written to. There is such a member. */
export async function recipientOf(db: Db | Tx, memberId: string): Promise<Recipient> {
  const { rows } = await sql<Recipient>`
    select name, email, locale as language
      from member
     where id = ${memberId}`.execute(db)
  return rows[0]!
}
