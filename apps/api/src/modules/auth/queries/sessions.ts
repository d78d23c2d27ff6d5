import { sql } from 'kysely'
import type { MemberId } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'

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
