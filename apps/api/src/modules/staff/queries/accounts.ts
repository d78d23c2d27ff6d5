import type { StaffRole } from '@koma/domain/staff-roles.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { tokenHash } from '../../../platform/ids.ts'
import { staffSessionHoursValid } from '../policy.ts'

export interface StaffAccount {
  readonly id: string
  readonly username: string
  readonly passwordHash: string
  readonly totpSecret: string
}

/** An authenticator shows the world's time; `now` is the product's, which the demo may have moved. */
export interface TwoClocks {
  readonly worldNow: Date
  readonly now: Date
}

/** Both clocks of the database, and the account of that name if there is one. */
export async function staffNamed(
  db: Db,
  username: string,
): Promise<{ clocks: TwoClocks; account: StaffAccount | undefined }> {
  const { rows } = await sql<TwoClocks & { account: StaffAccount | null }>`
    select now() as "worldNow",
           koma_now() as now,
           (select json_build_object('id', id, 'username', username, 'passwordHash', password_hash, 'totpSecret', totp_secret)
              from staff_account
             where lower(username) = lower(${username})
               and active) as account`.execute(db)
  const { worldNow, now, account } = rows[0]!
  return { clocks: { worldNow, now }, account: account ?? undefined }
}

/**
 * Uses up the code's step and starts a session, in one statement. False when that step, or a later one, has been used:
 * no code works twice, and of parallel tries only one does. Where codes are public anyway (`mayRepeat`: the demo shows
 * them on a page) the latest one may come again, so that nobody has to wait half a minute between two sign-ins.
 */
export async function startStaffSession(
  tx: Tx,
  start: {
    readonly account: StaffAccount
    readonly step: number
    readonly accessToken: string
    readonly mayRepeat: boolean
  },
): Promise<boolean> {
  const { rows } = await sql`
    with used as (
      update staff_account
         set totp_last_step = ${start.step}
       where id = ${start.account.id}
         and (totp_last_step < ${start.step} or (${start.mayRepeat} and totp_last_step = ${start.step}))
         and password_hash = ${start.account.passwordHash}
         and active
      returning id
    )
    insert into staff_session (access_hash, staff_id, expires_at)
    select ${tokenHash(start.accessToken)}, id, koma_now() + make_interval(hours => ${staffSessionHoursValid})
      from used
    returning staff_id`.execute(tx)
  return rows.length === 1
}

/** Ends the session of a token. */
export async function endStaffSession(db: Db, accessToken: string): Promise<void> {
  await sql`
    update staff_session
       set revoked_at = koma_now()
     where access_hash = ${tokenHash(accessToken)}
       and revoked_at is null`.execute(db)
}

/** Forgets sessions a day after their end. */
export async function forgetStaffSessions(db: Db): Promise<void> {
  await sql`
    delete from staff_session
     where expires_at < koma_now() - interval '1 day'`.execute(db)
}

export interface NewStaff {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly role: StaffRole
  readonly passwordHash: string
  /** Base32. */
  readonly totpSecret: string
}

/** A new account; false when the name is taken. */
export async function insertStaff(tx: Tx, staff: NewStaff): Promise<boolean> {
  const { rows } = await sql`
    insert into staff_account (id, username, name, role, password_hash, totp_secret)
    values (${staff.id}, ${staff.username}, ${staff.name}, ${staff.role}, ${staff.passwordHash}, ${staff.totpSecret})
    on conflict do nothing
    returning id`.execute(tx)
  return rows.length === 1
}
