import type { Language } from '@koma/domain/languages.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { releaseEmail } from './accounts.ts'

/** How a member is reached and known, and what the password must match. */
export interface Contact {
  readonly id: string
  readonly username: string
  readonly email: string
  readonly isEmailVerified: boolean
  readonly mobile: string
  readonly isMobileVerified: boolean
  readonly locale: Language
  readonly passwordHash: string | null
}

const columns = sql`
  id, username, email,
  email_verified_at is not null as "isEmailVerified",
  mobile,
  mobile_verified_at is not null as "isMobileVerified",
  locale,
  password_hash as "passwordHash"`

/** One member who may use the account; undefined for a suspended one. */
export async function contactOf(db: Db | Tx, memberId: string): Promise<Contact | undefined> {
  const { rows } = await sql<Contact>`
    select ${columns}
      from member
     where id = ${memberId}
       and status <> 'suspended'`.execute(db)
  return rows[0]
}

/** The same, locked until the transaction ends: a sign-in waits for it, and then sees what has changed. */
export async function lockContact(tx: Tx, memberId: string): Promise<Contact | undefined> {
  const { rows } = await sql<Contact>`
    select ${columns}
      from member
     where id = ${memberId}
       and status <> 'suspended'
       for no key update`.execute(tx)
  return rows[0]
}

/** The member whom a verified number or address belongs to: one that is not verified opens nothing. */
export async function contactByVerified(
  db: Db | Tx,
  { mobile = null, email = null }: { readonly mobile?: string | null; readonly email?: string | null },
): Promise<Contact | undefined> {
  const { rows } = await sql<Contact>`
    select ${columns}
      from member
     where ((mobile = ${mobile} and mobile_verified_at is not null)
            or (email = ${email} and email_verified_at is not null))
       and status <> 'suspended'`.execute(db)
  return rows[0]
}

/** Sets a new password and gives when that was. */
export async function setPasswordHash(tx: Tx, memberId: string, hash: string): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    update member
       set password_hash = ${hash},
           password_changed_at = koma_now(),
           version = version + 1
     where id = ${memberId}
    returning password_changed_at as at`.execute(tx)
  return rows[0]!.at
}

/** Whether another member has that number. */
export async function isMobileOfAnother(tx: Tx, memberId: string, mobile: string): Promise<boolean> {
  const { rows } = await sql`
    select
      from member
     where mobile = ${mobile}
       and id <> ${memberId}`.execute(tx)
  return rows.length > 0
}

/** A new address, which the mailed link has proved. Throws `isTaken` when somebody else has it and holds it still. */
export async function setEmail(tx: Tx, memberId: string, email: string): Promise<void> {
  await releaseEmail(tx, email)
  await sql`
    update member
       set email = ${email},
           email_verified_at = koma_now(),
           version = version + 1
     where id = ${memberId}`.execute(tx)
}

/** A number that the code has proved. Throws `isTaken` when somebody else has it. */
export async function setMobile(tx: Tx, memberId: string, mobile: string): Promise<void> {
  await sql`
    update member
       set mobile = ${mobile},
           mobile_verified_at = koma_now(),
           version = version + 1
     where id = ${memberId}`.execute(tx)
}

/** Whether a statement failed because somebody else has the address or the number. */
export function isTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === uniqueViolation && (constraint === 'member__email_once' || constraint === 'member__mobile_once')
}

const uniqueViolation = '23505'

/** Since when the password is what it is. */
export async function passwordChangedAt(db: Db, memberId: string): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select password_changed_at as at
      from member
     where id = ${memberId}`.execute(db)
  return rows[0]!.at
}

/** How many SMS go out in a day at most, whoever asks for them. Source: docs/guarantees.md I-21 */
export async function smsDailyMax(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ max: number }>`
    select koma_setting('sms.daily_max')::integer as max`.execute(db)
  return rows[0]!.max
}
