import { sql } from 'kysely'
import type { MemberId } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../../platform/paging.ts'

export interface SessionRow {
  readonly id: string
  readonly userAgent: string | null
  readonly ip: string | null
  readonly createdAt: Date
  /** When its newest token was given out. */
  readonly lastSeenAt: Date
  readonly expiresAt: Date
}

/** A page of the living sessions of a member, the one that asks first, then the newest. */
export async function sessionsOf(
  db: Db,
  memberId: MemberId,
  current: string,
  page: PageWindow,
): Promise<Listed<SessionRow>> {
  const wanted = sql`
           session.member_id = ${memberId}
       and session.revoked_at is null
       and session.expires_at > koma_now()`
  const inOrder = sql<SessionRow>`
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
     where ${wanted}
     order by session.id = ${current} desc, "lastSeenAt" desc, session.id desc`
  const all = sql`
      from member_session session
     where ${wanted}`
  return listed(db, page, inOrder, all)
}
