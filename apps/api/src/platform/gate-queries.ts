import { sql } from 'kysely'
import type { Db } from './db.ts'
import type { MemberCaller, StaffCaller } from './callers.ts'
import { tokenHash } from './ids.ts'

/** How long the console may lie idle before it asks to sign in again (minutes). */
export const staffIdleMinutesMax = 30

/** The member behind an access token that is alive, of a session that is alive; null for every other token. */
export async function memberByToken(db: Db, token: string): Promise<MemberCaller | null> {
  const { rows } = await sql<MemberCaller>`
    select member.id,
           session.id as "sessionId",
           session.client_id as "clientId",
           member_class_now(member) as class,
           member.email_verified_at is not null and member.mobile_verified_at is not null as activated,
           member.locale,
           koma_now() as now
      from session_token token
      join member_session session on session.id = token.session_id
      join member on member.id = session.member_id
     where token.access_hash = ${tokenHash(token)}
       and token.access_expires_at > koma_now()
       and session.revoked_at is null
       and session.expires_at > koma_now()
       and member.status <> 'suspended'`.execute(db)
  return rows[0] ?? null
}

/** The member of staff behind a token; marks the session as used at most once a minute, so that reading stays cheap. */
export async function staffByToken(db: Db, token: string): Promise<StaffCaller | null> {
  const { rows } = await sql<StaffCaller & { stale: boolean }>`
    select staff.id,
           staff.name,
           staff.username,
           staff.role,
           koma_now() as now,
           session.last_seen_at < koma_now() - interval '1 minute' as stale
      from staff_session session
      join staff_account staff on staff.id = session.staff_id
     where session.access_hash = ${tokenHash(token)}
       and session.revoked_at is null
       and session.expires_at > koma_now()
       and session.last_seen_at > koma_now() - make_interval(mins => ${staffIdleMinutesMax})
       and staff.active`.execute(db)
  const row = rows[0]
  if (!row) return null
  if (row.stale) {
    await sql`
      update staff_session
         set last_seen_at = koma_now()
       where access_hash = ${tokenHash(token)}`.execute(db)
  }
  return row
}
