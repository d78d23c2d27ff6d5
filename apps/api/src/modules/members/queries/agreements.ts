import type { Language } from '@koma/domain/languages.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** A consent as it was given. */
export interface ConsentRow {
  readonly document: 'terms' | 'privacy' | 'guardian'
  readonly version: string
  readonly agreedAt: Date
  readonly language: Language | null
}

/** Everything that the member, or their guardian, has agreed to, the newest first. */
export async function consentsOf(db: Db | Tx, memberId: string): Promise<readonly ConsentRow[]> {
  const { rows } = await sql<ConsentRow>`
    select document,
           document_version as version,
           agreed_at as "agreedAt",
           language
      from member_consent
     where member_id = ${memberId}
     order by agreed_at desc, document, document_version desc`.execute(db)
  return rows
}

/** The day of birth; nobody else agrees for this member until the transaction ends. */
export async function lockBirthday(tx: Tx, memberId: string): Promise<string> {
  const { rows } = await sql<{ birthday: string }>`
    select birthday
      from member
     where id = ${memberId}
       for no key update`.execute(tx)
  return rows[0]!.birthday
}
