import { sql, type RawBuilder } from 'kysely'
import type { MemberId } from '../../../platform/callers.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { lockMember } from '../../../platform/lock-member.ts'
import { killAuthorizationCodesOf } from './authorization-codes.ts'

/** Ends one session: all its tokens are dead at the next call, on every server. */
export async function endSession(db: Db, sessionId: string): Promise<void> {
  await end(db, sql`id = ${sessionId}`, 'signed out')
}

/** Ends one session of this member; false when it is another's, over, or not there. */
export async function endOwnSession(db: Db, memberId: MemberId, sessionId: string): Promise<boolean> {
  const which = sql`id = ${sessionId} and member_id = ${memberId} and expires_at > koma_now()`
  return (await end(db, which, 'signed out from another device')) === 1
}

/**
 * Ends every session of a member but the one that is named, if one is, and the codes with which an app could still open
 * one. Source: docs/guarantees.md I-28
 */
export async function endSessionsOf(
  tx: Tx,
  memberId: string,
  because: string,
  except: string | null = null,
): Promise<void> {
  await lockMember(tx, memberId)
  // The codes first: whoever is redeeming one is waited for, and what it gave is ended below.
  await killAuthorizationCodesOf(tx, memberId)
  await end(tx, sql`member_id = ${memberId} and id is distinct from ${except}::uuid`, because)
}

/** Ends the sessions of an app, of one member or of all. */
export async function endSessionsOfClient(
  tx: Tx,
  of: { readonly clientId: string; readonly memberId: string | null; readonly because: string },
): Promise<void> {
  const { clientId, memberId, because } = of
  const which = sql`client_id = ${clientId} and (${memberId}::uuid is null or member_id = ${memberId})`
  await end(tx, which, because)
}

/** Ends the family that a code gave: the code was used a second time. Source: RFC 6749 §4.1.2 */
export async function endFamily(tx: Tx, sessionId: string): Promise<void> {
  await end(tx, sql`id = ${sessionId}`, 'authorization code used again')
}

/** Ends those of the sessions that have not ended; gives how many. */
async function end(db: Db | Tx, which: RawBuilder<unknown>, because: string): Promise<number> {
  const { rows } = await sql`
    update member_session
       set revoked_at = koma_now(),
           revoked_because = ${because}
     where ${which}
       and revoked_at is null
    returning id`.execute(db)
  return rows.length
}
