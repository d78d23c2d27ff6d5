import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { OpenRecord } from './codes.ts'

/** What comes along when a record moves. */
export type Holdings = Pick<
  OpenRecord,
  'id' | 'oldId' | 'class' | 'classStartedOn' | 'classEndsOn' | 'purchasedPoints' | 'rewardPoints' | 'rewardExpiresOn'
>

/** The record has moved to the member. False when it had moved before: then nothing is written. */
export async function markMoved(
  tx: Tx,
  move: { readonly id: string; readonly memberId: string; readonly merged: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update old_user
       set member_id = ${move.memberId},
           moved_at = koma_now(),
           merged = ${move.merged},
           opened_at = coalesce(opened_at, koma_now()),
           version = version + 1
     where id = ${move.id}
       and member_id is null
    returning id`.execute(tx)
  return rows.length === 1
}

/** Whether the address or the mobile number has an account. */
export async function hasAccount(db: Db, email: string, mobile: string | null): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from member where email = ${email} and member_holds_email(member))
        or exists (select from member where mobile = ${mobile}) as has`.execute(db)
  return rows[0]!.has
}

/** The link was mailed to this very address: using it proves the address as the mail of a registration does. */
export async function verifyMailedAddress(tx: Tx, memberId: string, email: string): Promise<void> {
  await sql`
    update member
       set email_verified_at = coalesce(email_verified_at, koma_now()),
           version = version + 1
     where id = ${memberId}
       and email = ${email}`.execute(tx)
}

/** The records that are provably the member's and have not moved, in their order, locked until the transaction ends. */
export async function lockUnmovedOf(tx: Tx, memberId: string): Promise<readonly Holdings[]> {
  const { rows } = await sql<Holdings>`
    select id,
           old_id as "oldId",
           class,
           class_started_on as "classStartedOn",
           class_ends_on as "classEndsOn",
           purchased_points as "purchasedPoints",
           reward_points as "rewardPoints",
           reward_expires_on as "rewardExpiresOn"
      from old_user
     where id = any(array(select old_user_unmoved(${memberId})))
       and member_id is null
     order by id
       for no key update`.execute(tx)
  return rows
}
