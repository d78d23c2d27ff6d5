import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { tokenHash } from '../../../platform/ids.ts'

/** Life of an authorization code (RFC 6749 §4.1.2: short). Source: api.md POST /token */
export const codeSecondsValid = 60

export interface NewAuthorizationCode {
  readonly code: string
  readonly clientId: string
  readonly memberId: string
  readonly redirectAddress: string
  readonly codeChallenge: string
  /** In which the member allows it. */
  readonly sessionId: string
}

/**
 * Keeps the hash of a code with all that it is bound to; false when the session has ended meanwhile: whoever ends it
 * waits for this code and kills it, or is waited for here.
 */
export async function createCode(tx: Tx, code: NewAuthorizationCode): Promise<boolean> {
  await sql`
    select id
      from member
     where id = ${code.memberId}
       for share`.execute(tx)
  // A statement of its own: it sees what was committed while the lock was waited for.
  const { rows } = await sql`
    insert into authorization_code (code_hash, client_id, member_id, redirect_address, code_challenge, expires_at)
    select ${tokenHash(code.code)}, ${code.clientId}, member_id, ${code.redirectAddress},
           ${code.codeChallenge}, koma_now() + make_interval(secs => ${codeSecondsValid})
      from member_session
     where id = ${code.sessionId}
       and member_id = ${code.memberId}
       and revoked_at is null
    returning code_hash`.execute(tx)
  return rows.length === 1
}

export interface AuthorizationCodeRow {
  readonly clientId: string
  readonly memberId: string
  readonly redirectAddress: string
  readonly codeChallenge: string
  readonly isUsed: boolean
  readonly isAlive: boolean
  readonly sessionId: string | null
}

/** A code, locked: whoever comes with it at the same time waits, and then finds it used. */
export async function lockCode(tx: Tx, code: string): Promise<AuthorizationCodeRow | undefined> {
  const { rows } = await sql<AuthorizationCodeRow>`
    select client_id as "clientId",
           member_id as "memberId",
           redirect_address as "redirectAddress",
           code_challenge as "codeChallenge",
           used_at is not null as "isUsed",
           used_at is null and expires_at > koma_now() as "isAlive",
           session_id as "sessionId"
      from authorization_code
     where code_hash = ${tokenHash(code)}
       for update`.execute(tx)
  return rows[0]
}

/** Uses a code up, with the family that it gave, if it gave one. */
export async function spendCode(tx: Tx, code: string, sessionId: string | null): Promise<void> {
  await sql`
    update authorization_code
       set used_at = koma_now(),
           session_id = ${sessionId}
     where code_hash = ${tokenHash(code)}`.execute(tx)
}

/** Whether the app may still let members in; it cannot be disabled before this transaction ends. */
export async function isClientEnabled(tx: Tx, clientId: string): Promise<boolean> {
  const { rows } = await sql`
    select id
      from client
     where id = ${clientId}
       and not disabled
       for share`.execute(tx)
  return rows.length === 1
}

/** Notes that a member's consent was used; false when it has been taken back. */
export async function noteConsentUse(tx: Tx, memberId: string, clientId: string): Promise<boolean> {
  const { rows } = await sql`
    update client_consent
       set last_used_at = koma_now()
     where member_id = ${memberId}
       and client_id = ${clientId}
    returning client_id`.execute(tx)
  return rows.length === 1
}

/** Forgets codes a day after their end, when a second use has long been told. Gives how many, at most `limit`. */
export async function forgetAuthorizationCodes(db: Db, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from authorization_code
     where code_hash in (
       select code_hash
         from authorization_code
        where expires_at < koma_now() - interval '1 day'
        limit ${limit}
     )`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Kills the codes that no app has redeemed yet; waits for one that is being redeemed. */
export async function killAuthorizationCodesOf(db: Db | Tx, memberId: string): Promise<void> {
  await sql`
    update authorization_code
       set used_at = koma_now()
     where member_id = ${memberId}
       and used_at is null`.execute(db)
}
