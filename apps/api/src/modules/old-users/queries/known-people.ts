import type { OldUserRecord } from '@koma/domain/old-user-rows.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** A record that an earlier import brought. */
export interface KnownRecord {
  readonly hash: string
  readonly hasMoved: boolean
}

/** Which of the numbers are known. */
export async function knownRecords(tx: Tx, oldIds: readonly string[]): Promise<ReadonlyMap<string, KnownRecord>> {
  const { rows } = await sql<KnownRecord & { oldId: string }>`
    select old_id as "oldId",
           encode(content_hash, 'hex') as hash,
           member_id is not null as "hasMoved"
      from old_user
     where old_id = any(${oldIds}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.oldId, row]))
}

/** An account that somebody of the list has here already. */
export interface AccountMatch {
  readonly byEmail: boolean
  /** The address belongs to one account, the mobile number to another. */
  readonly isTwo: boolean
}

/** Who of them has an account, by their numbers of the former system. */
export async function accountsOf(
  db: Db | Tx,
  people: readonly Pick<OldUserRecord, 'oldId' | 'email' | 'mobile'>[],
): Promise<ReadonlyMap<string, AccountMatch>> {
  const asked = people.map(({ oldId, email, mobile }) => ({ oldId, email, mobile }))
  const { rows } = await sql<AccountMatch & { oldId: string }>`
    select person."oldId",
           of_email.id is not null as "byEmail",
           coalesce(of_email.id <> of_mobile.id, false) as "isTwo"
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as person ("oldId" text, email text, mobile text)
      left join member of_email on of_email.email = person.email and member_holds_email(of_email)
      left join member of_mobile on of_mobile.mobile = person.mobile
     where of_email.id is not null
        or of_mobile.id is not null`.execute(db)
  return new Map(rows.map((row) => [row.oldId, row]))
}
