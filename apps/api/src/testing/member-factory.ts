import type { Language } from '@koma/domain/languages.ts'
import type { MemberClass } from '@koma/domain/member-classes.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { MemberId } from '../platform/callers.ts'
import { randomToken, tokenHash, uuid7 } from '../platform/ids.ts'
import { argonPasswords } from '../platform/passwords.ts'

/** What a test cares about; everything else has a plausible value. */
export interface MemberTraits {
  readonly username?: string
  readonly email?: string
  readonly mobile?: string
  readonly name?: string
  readonly class?: MemberClass
  readonly wantedClass?: MemberClass
  readonly status?: 'active' | 'suspended' | 'deletion_requested'
  readonly membershipStatus?: 'under_review' | 'ended' | null
  /** Dates of Taipei. */
  readonly membershipStartedOn?: string | null
  readonly membershipEndsOn?: string | null
  readonly birthday?: string
  readonly locale?: Language
  /** E-mail and mobile verified; true unless said otherwise. */
  readonly activated?: boolean
  /** Reward points, expiring in a year. */
  readonly points?: number
  /** Points that never expire. */
  readonly purchasedPoints?: number
}

export interface TestMember {
  readonly id: MemberId
  readonly sessionId: string
  readonly username: string
  readonly email: string
  readonly mobile: string
  readonly password: string
  /** A live access token. */
  readonly token: string
  readonly refreshToken: string
}

/** The password of every member and of every member of staff that a factory makes. */
export const testPassword = 'manga panel 2026'

let made = 0
let hashed: Promise<string> | undefined

/** The hash of `testPassword`, made once a process. */
export function testPasswordHash(): Promise<string> {
  return (hashed ??= argonPasswords().hash(testPassword))
}

/** Writes a member with a session, as registering, verifying and signing in would have. */
export async function memberWith(db: Db, traits: MemberTraits = {}): Promise<TestMember> {
  const number = String(++made).padStart(6, '0')
  const id = uuid7() as MemberId
  const username = traits.username ?? `reader${number}`
  const email = traits.email ?? `reader${number}@example.com`
  const mobile = traits.mobile ?? `0912${number}`
  const memberClass = traits.class ?? 'general'
  const verifiedAt = traits.activated === false ? null : sql<Date>`koma_now()`
  await db
    .insertInto('member')
    .values({
      id,
      username,
      email,
      email_verified_at: verifiedAt,
      mobile,
      mobile_verified_at: verifiedAt,
      password_hash: await testPasswordHash(),
      name: traits.name ?? `讀者${number}`,
      gender: 'other',
      birthday: traits.birthday ?? '1995-05-05',
      class: memberClass,
      wanted_class: traits.wantedClass ?? memberClass,
      status: traits.status ?? 'active',
      membership_status: traits.membershipStatus ?? null,
      membership_started_on:
        traits.membershipStartedOn ?? (memberClass === 'general' ? null : sql<string>`koma_today() - 30`),
      membership_ends_on:
        traits.membershipEndsOn ?? (memberClass === 'general' ? null : sql<string>`koma_today() + 335`),
      locale: traits.locale ?? 'zh',
      deletion_requested_at: traits.status === 'deletion_requested' ? sql<Date>`koma_now()` : null,
    })
    .execute()
  if (traits.points) await grant(db, id, 'reward', traits.points)
  if (traits.purchasedPoints) await grant(db, id, 'purchased', traits.purchasedPoints)
  return { id, username, email, mobile, password: testPassword, ...(await sessionOf(db, id)) }
}

/** One more signed-in device of a member. */
export async function sessionOf(db: Db, memberId: string) {
  const sessionId = uuid7()
  const [token, refreshToken] = [randomToken(), randomToken()]
  await db
    .insertInto('member_session')
    .values({ id: sessionId, member_id: memberId, expires_at: sql<Date>`koma_now() + interval '30 days'` })
    .execute()
  await db
    .insertInto('session_token')
    .values({
      access_hash: tokenHash(token),
      refresh_hash: tokenHash(refreshToken),
      session_id: sessionId,
      access_expires_at: sql<Date>`koma_now() + interval '15 minutes'`,
    })
    .execute()
  return { sessionId, token, refreshToken }
}

async function grant(db: Db, memberId: string, source: 'reward' | 'purchased', points: number) {
  const cause = `test:${uuid7()}`
  const expires = source === 'reward' ? sql`koma_now() + interval '12 months'` : sql`null::timestamptz`
  await sql`
    select points_grant(${memberId}, ${source}, ${points}::integer, ${expires}, 'adjustment',
                        'centre.adjustments', ${cause}, null)`.execute(db)
}
