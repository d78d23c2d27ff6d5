import type { Language } from '@koma/domain/languages.ts'
import type { MemberClass } from '@koma/domain/member-classes.ts'
import type { OldUserCodeState } from '@koma/domain/old-users.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** The record behind a code that works. */
export interface OpenRecord {
  readonly id: string
  readonly oldId: string
  readonly name: string
  readonly email: string
  readonly mobile: string | null
  readonly username: string | null
  readonly gender: 'male' | 'female' | 'other' | null
  readonly birthday: string | null
  readonly city: string | null
  readonly district: string | null
  readonly job: string | null
  readonly locale: Language
  readonly class: MemberClass
  readonly classStartedOn: string | null
  readonly classEndsOn: string | null
  readonly purchasedPoints: number
  readonly rewardPoints: number
  readonly rewardExpiresOn: string | null
  readonly creator: Readonly<Record<string, string>> | null
  readonly codeExpiresAt: Date
}

/** A link that works lives, was mailed to the address that the record still has, and the record has not moved. */
const isOpen = sql`
  old_user.member_id is null
  and code.replaced_at is null
  and code.expires_at > koma_now()
  and code.email = old_user.email`

const selected = sql`
    select old_user.id,
           old_user.old_id as "oldId",
           old_user.name,
           old_user.email,
           old_user.mobile,
           old_user.username,
           old_user.gender,
           old_user.birthday,
           old_user.addr_city as city,
           old_user.addr_district as district,
           old_user.job,
           old_user.locale,
           old_user.class,
           old_user.class_started_on as "classStartedOn",
           old_user.class_ends_on as "classEndsOn",
           old_user.purchased_points as "purchasedPoints",
           old_user.reward_points as "rewardPoints",
           old_user.reward_expires_on as "rewardExpiresOn",
           old_user.creator,
           code.expires_at as "codeExpiresAt"
      from old_user_code code
      join old_user on old_user.id = code.old_user_id`

/** The record that the code opens; undefined for every other code. */
export async function recordByCode(db: Db | Tx, codeHash: Buffer): Promise<OpenRecord | undefined> {
  const { rows } = await sql<OpenRecord>`
    ${selected}
     where code.code_hash = ${codeHash}
       and ${isOpen}`.execute(db)
  return rows[0]
}

/** The same, and nobody else can use it before the end of the transaction: who waits finds it used. */
export async function lockRecordByCode(tx: Tx, codeHash: Buffer): Promise<OpenRecord | undefined> {
  await sql`
    select old_user.id
      from old_user
     where id = (select old_user_id from old_user_code where code_hash = ${codeHash})
       for no key update`.execute(tx)
  return recordByCode(tx, codeHash)
}

/** What has become of a code. */
export async function codeState(db: Db | Tx, codeHash: Buffer): Promise<OldUserCodeState> {
  const { rows } = await sql<{ state: OldUserCodeState }>`
    select case when ${isOpen} then 'open'
                when old_user.member_id is not null then 'used'
                else 'expired' end as state
      from old_user_code code
      join old_user on old_user.id = code.old_user_id
     where code.code_hash = ${codeHash}`.execute(db)
  return rows[0]?.state ?? 'unknown'
}

/** Somebody has looked at the record behind the link. */
export async function markOpened(db: Db, id: string): Promise<void> {
  await sql`
    update old_user
       set opened_at = koma_now(),
           version = version + 1
     where id = ${id}
       and opened_at is null
       and member_id is null`.execute(db)
}

/** A new link in the place of the one before; it lives as long as the settings say. Gives its last instant. */
export async function issueOldUserCode(
  tx: Tx,
  { oldUserId, email, hash }: { readonly oldUserId: string; readonly email: string; readonly hash: Buffer },
): Promise<Date> {
  await sql`
    update old_user_code
       set replaced_at = koma_now()
     where old_user_id = ${oldUserId}
       and replaced_at is null`.execute(tx)
  const { rows } = await sql<{ expiresAt: Date }>`
    insert into old_user_code (code_hash, old_user_id, email, expires_at)
    values (${hash}, ${oldUserId}, ${email},
            koma_now() + make_interval(days => (koma_setting('old_users.link_days'))::integer))
    returning expires_at as "expiresAt"`.execute(tx)
  return rows[0]!.expiresAt
}
