import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { tokenHash } from '../../platform/ids.ts'
import { accessTokenMinutesValid, refreshGraceSeconds, sessionDaysValid } from './policy.ts'

interface Account {
  readonly id: string
  readonly passwordHash: string | null
}

/** What was typed as a user name, in the forms that it may stand for. */
export interface TypedName {
  readonly username: string
  readonly email: string | null
  readonly mobile: string | null
}

/** Both tokens of a sign-in or of a refresh; the database keeps their hashes only. */
export interface PairTokens {
  readonly accessToken: string
  readonly refreshToken: string
}

/** A number proved by its owner goes before an account name that looks like it. One account or none, by unique indexes. */
export async function accountNamed(db: Db, name: TypedName): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select id, password_hash as "passwordHash"
      from member
     where mobile = ${name.mobile}
        or email = ${name.email}
        or lower(username) = ${name.username}
     order by (mobile = ${name.mobile}) is true desc, (email = ${name.email}) is true desc
     limit 1`.execute(db)
  return rows[0]
}

/**
 * A new session of a member with its first pair; false when the member is suspended, or when the password that proved
 * them has changed meanwhile: it waits for whoever is changing it, and who changes it waits for this, and then ends it.
 * Source: docs/guarantees.md I-28
 */
export async function insertSession(
  tx: Tx,
  session: PairTokens & {
    readonly sessionId: string
    readonly memberId: string
    readonly clientId: string | null
    /** What the password was compared with; null for who was proved by other means. */
    readonly passwordHash: string | null
    readonly userAgent: string | null
    readonly address: string
  },
): Promise<boolean> {
  const { rows } = await sql`
    with account as (
      select id
        from member
       where id = ${session.memberId}
         and status <> 'suspended'
         and (${session.passwordHash}::text is null or password_hash = ${session.passwordHash})
         for share
    ),
    started as (
      insert into member_session (id, member_id, client_id, expires_at, user_agent, ip)
      select ${session.sessionId}, id, ${session.clientId}, koma_now() + make_interval(days => ${sessionDaysValid}),
             ${session.userAgent}, ${session.address}
        from account
      returning id
    )
    insert into session_token (access_hash, refresh_hash, session_id, access_expires_at)
    select ${tokenHash(session.accessToken)}, ${tokenHash(session.refreshToken)}, id,
           koma_now() + make_interval(mins => ${accessTokenMinutesValid})
      from started
    returning session_id`.execute(tx)
  return rows.length === 1
}

export type Exchange =
  | { readonly outcome: 'exchanged'; readonly memberId: string; readonly secondsLeft: number }
  | { readonly outcome: 'reused'; readonly memberId: string }

/**
 * Exchanges a refresh token for its only successor, in one statement. Parallel calls queue at the token's row and all
 * read the same time of first use, so they agree on whether it is fresh; the successor is written once. Used later than
 * that, the whole session ends. Undefined for a token that opens nothing.
 */
export async function exchangeRefreshToken(
  db: Db,
  token: string,
  successor: PairTokens,
): Promise<Exchange | undefined> {
  const { rows } = await sql<{ memberId: string; fresh: boolean; secondsLeft: number }>`
    with used as (
      update session_token token
         set refreshed_at = coalesce(token.refreshed_at, koma_now())
        from member_session session
        join member on member.id = session.member_id
       where token.refresh_hash = ${tokenHash(token)}
         and session.id = token.session_id
         and session.revoked_at is null
         and session.expires_at > koma_now()
         and member.status <> 'suspended'
      returning session.id, session.member_id,
                token.refreshed_at >= koma_now() - make_interval(secs => ${refreshGraceSeconds}) as fresh,
                least(token.refreshed_at + make_interval(mins => ${accessTokenMinutesValid}),
                      session.expires_at) as access_expires_at
    ),
    succeeded as (
      insert into session_token (access_hash, refresh_hash, session_id, access_expires_at)
      select ${tokenHash(successor.accessToken)}, ${tokenHash(successor.refreshToken)}, id, access_expires_at
        from used
       where fresh
      on conflict do nothing
    ),
    ended as (
      update member_session
         set revoked_at = koma_now(),
             revoked_because = 'refresh token used again'
        from used
       where member_session.id = used.id
         and not used.fresh
    )
    select member_id as "memberId", fresh,
           greatest(0, floor(extract(epoch from access_expires_at - koma_now())))::integer as "secondsLeft"
      from used`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const { memberId, secondsLeft } = row
  return row.fresh ? { outcome: 'exchanged', memberId, secondsLeft } : { outcome: 'reused', memberId }
}

/** Forgets sessions a day after their end, with their tokens. Gives how many, at most `limit`. */
export async function forgetSessions(db: Db, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from member_session
     where id in (
       select id
         from member_session
        where least(expires_at, coalesce(revoked_at, expires_at)) < koma_now() - interval '1 day'
        limit ${limit}
     )`.execute(db)
  return Number(numAffectedRows ?? 0)
}
