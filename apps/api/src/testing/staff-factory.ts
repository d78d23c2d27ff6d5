import type { StaffRole } from '@koma/domain/staff-roles.ts'
import { Secret, TOTP } from 'otpauth'
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { StaffId } from '../platform/callers.ts'
import { randomToken, tokenHash, uuid7 } from '../platform/ids.ts'
import { testPassword, testPasswordHash } from './member-factory.ts'

export interface TestStaff {
  readonly id: StaffId
  readonly username: string
  readonly role: StaffRole
  readonly password: string
  /** Base32. */
  readonly totpSecret: string
  /** A live access token. */
  readonly token: string
}

let made = 0

/** Writes a member of staff with a session. */
export async function staffWith(
  db: Db,
  role: StaffRole,
  traits: { username?: string; active?: boolean } = {},
): Promise<TestStaff> {
  const id = uuid7() as StaffId
  const username = traits.username ?? `${role}-${++made}`
  const totpSecret = new Secret({ size: 20 }).base32
  await db
    .insertInto('staff_account')
    .values({
      id,
      username,
      name: username,
      password_hash: await testPasswordHash(),
      totp_secret: totpSecret,
      role,
      active: traits.active ?? true,
    })
    .execute()
  return { id, username, role, password: testPassword, totpSecret, token: await staffSessionOf(db, id) }
}

/** A further session of a member of staff: its access token. */
export async function staffSessionOf(db: Db, staffId: StaffId): Promise<string> {
  const token = randomToken()
  await db
    .insertInto('staff_session')
    .values({
      access_hash: tokenHash(token),
      staff_id: staffId,
      expires_at: sql<Date>`koma_now() + interval '12 hours'`,
    })
    .execute()
  return token
}

/** The code that an authenticator shows, by default now; `stepsLater` of 30 seconds each. */
export function totpOf({ totpSecret }: { readonly totpSecret: string }, stepsLater = 0): string {
  const timestamp = Date.now() + stepsLater * 30_000
  return new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({ timestamp })
}
