import type { Language } from '@koma/domain/languages.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { uuid7 } from '../../../platform/ids.ts'
import type { CredentialRow } from './credentials.ts'

export interface IdentityRow {
  readonly id: string
  readonly provider: string
  readonly email: string | null
  readonly linkedAt: Date
  readonly lastUsedAt: Date | null
}

/** Whom an identity lets in: by issuer and subject alone. Source: OpenID Connect Core §5.7 */
export async function ownerOf(
  db: Db | Tx,
  { issuer, subject }: Pick<CredentialRow, 'issuer' | 'subject'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ memberId: string }>`
    select member_id as "memberId"
      from member_identity
     where issuer = ${issuer}
       and subject = ${subject}`.execute(db)
  return rows[0]?.memberId
}

/** Notes that an identity was used to sign in. */
export async function noteUse(
  tx: Tx,
  { issuer, subject }: Pick<CredentialRow, 'issuer' | 'subject'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ memberId: string }>`
    update member_identity
       set last_used_at = koma_now()
     where issuer = ${issuer}
       and subject = ${subject}
    returning member_id as "memberId"`.execute(tx)
  return rows[0]?.memberId
}

/** Links an identity to a member. Undefined when it has an owner, who keeps it. */
export async function insertIdentity(
  tx: Tx,
  memberId: string,
  { provider, issuer, subject, email }: CredentialRow,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into member_identity (id, member_id, provider, issuer, subject, email)
    values (${uuid7()}, ${memberId}, ${provider}, ${issuer}, ${subject}, ${email})
    on conflict (issuer, subject) do nothing
    returning id`.execute(tx)
  return rows[0]?.id
}

/** A member's identities, the oldest first. */
export async function identitiesOf(db: Db | Tx, memberId: string): Promise<readonly IdentityRow[]> {
  const { rows } = await sql<IdentityRow>`
    select id, provider, email, linked_at as "linkedAt", last_used_at as "lastUsedAt"
      from member_identity
     where member_id = ${memberId}
     order by linked_at, id`.execute(db)
  return rows
}

/** Removes one; the caller holds the member's row. */
export async function deleteIdentity(tx: Tx, memberId: string, identityId: string): Promise<void> {
  await sql`
    delete from member_identity
     where id = ${identityId}
       and member_id = ${memberId}`.execute(tx)
}

export interface JoinTarget {
  readonly id: string
  readonly email: string
  readonly mobile: string
  readonly isMobileVerified: boolean
  readonly passwordHash: string | null
  readonly locale: Language
}

const target = sql`id, email, mobile, mobile_verified_at is not null as "isMobileVerified",
                   password_hash as "passwordHash", locale`

/** The member who holds that address, in its canonical form. */
export async function memberWithEmail(db: Db, email: string): Promise<JoinTarget | undefined> {
  const { rows } = await sql<JoinTarget>`
    select ${target}
      from member
     where email = ${email}
       and member_holds_email(member)`.execute(db)
  return rows[0]
}

/** Locks a member's row until the end of the transaction: who links and unlinks comes one after the other. */
export async function lockMember(tx: Tx, memberId: string): Promise<JoinTarget | undefined> {
  const { rows } = await sql<JoinTarget>`
    select ${target}
      from member
     where id = ${memberId}
       for no key update`.execute(tx)
  return rows[0]
}

/** Verifies a member's address where it is this one; false where it is another, which stays to be verified by mail. */
export async function verifyEmailOf(tx: Tx, memberId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    update member
       set email_verified_at = coalesce(email_verified_at, koma_now())
     where id = ${memberId}
       and email = ${email}
    returning id`.execute(tx)
  return rows.length === 1
}
