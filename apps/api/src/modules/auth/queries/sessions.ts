import { sql } from 'kysely'
import type { MemberId } from '../../../platform/callers.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { lockMember } from '../../../platform/lock-member.ts'
import { killAuthorizationCodesOf } from './authorization-codes.ts'

export interface SessionRow {
  readonly id: string
  readonly userAgent: string | null
  readonly ip: string | null
  readonly createdAt: Date
  /** When its newest token was given out. */
  readonly lastSeenAt: Date
  readonly expiresAt: Date
}

/** The living sessions of a member, the one that asks first, then the newest. */
export async function sessionsOf(
  db: Db,
  memberId: MemberId,
  { current, limit, offset }: { readonly current: string; readonly limit: number; readonly offset: number },
): Promise<readonly SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select session.id,
           session.user_agent as "userAgent",
           session.ip,
           session.created_at as "createdAt",
           coalesce(token.at, session.created_at) as "lastSeenAt",
           session.expires_at as "expiresAt"
      from member_session session
      left join lateral (
        select max(created_at) as at
          from session_token
         where session_id = session.id
      ) token on true
     where session.member_id = ${memberId}
       and session.revoked_at is null
       and session.expires_at > koma_now()
     order by session.id = ${current} desc, "lastSeenAt" desc, session.id desc
     limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** How many there are. */
export async function countSessionsOf(db: Db, memberId: MemberId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
      from member_session
     where member_id = ${memberId}
       and revoked_at is null
       and expires_at > koma_now()`.execute(db)
  return rows[0]!.count
}

/** Ends one session of this member; false when it is another's, over, or not there. */
export async function endOwnSession(db: Db, memberId: MemberId, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    update member_session
       set revoked_at = koma_now(),
           revoked_because = 'signed out from another device'
     where id = ${sessionId}
       and member_id = ${memberId}
       and revoked_at is null
       and expires_at > koma_now()
    returning id`.execute(db)
  return rows.length === 1
}

/** Ends every session of this member but the one that is named, if one is; codes of apps are dead too. */
export async function endOwnSessions(db: Tx, memberId: MemberId, except: string | null): Promise<void> {
  await lockMember(db, memberId)
  await killAuthorizationCodesOf(db, memberId)
  await sql`
    update member_session
       set revoked_at = koma_now(),
           revoked_because = 'signed out everywhere'
     where member_id = ${memberId}
       and revoked_at is null
       and id is distinct from ${except}::uuid`.execute(db)
}
