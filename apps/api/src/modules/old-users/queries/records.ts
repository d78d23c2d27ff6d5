import type { OldUserStatus } from '@koma/domain/old-users.ts'
import type { MemberClass } from '@koma/domain/member-classes.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../../platform/paging.ts'
import type { RightRow } from '../commands/judge-rows.ts'

/** A record of the former system as staff see it. */
export interface OldUserRow {
  readonly id: string
  readonly oldId: string
  readonly name: string
  readonly email: string
  readonly mobile: string | null
  readonly status: OldUserStatus
  readonly class: MemberClass
  readonly classEndsOn: string | null
  readonly wasCreator: boolean
  readonly purchasedPoints: number
  readonly rewardPoints: number
  readonly member: { readonly id: string; readonly username: string } | null
  readonly mailError: string | null
  readonly mailWantedAt: Date | null
  readonly mailedAt: Date | null
  readonly openedAt: Date | null
  readonly movedAt: Date | null
  readonly createdAt: Date
  readonly version: number
}

/** What time and the outbox have made of a record. */
const status = sql`
  case
    when old_user.merged then 'merged'
    when old_user.member_id is not null then 'moved'
    when message.status = 'failed' then 'failed'
    when old_user.opened_at is not null then 'opened'
    when old_user.mailed_at is not null then 'mailed'
    else 'imported'
  end`

const selected = sql`
    select old_user.id,
           old_user.old_id as "oldId",
           old_user.name,
           old_user.email,
           old_user.mobile,
           ${status} as status,
           old_user.class,
           old_user.class_ends_on as "classEndsOn",
           old_user.creator is not null as "wasCreator",
           old_user.purchased_points as "purchasedPoints",
           old_user.reward_points as "rewardPoints",
           case when member.id is not null
                then json_build_object('id', member.id, 'username', member.username) end as member,
           case when message.status = 'failed' then message.last_error end as "mailError",
           old_user.mail_wanted_at as "mailWantedAt",
           old_user.mailed_at as "mailedAt",
           old_user.opened_at as "openedAt",
           old_user.moved_at as "movedAt",
           old_user.created_at as "createdAt",
           old_user.version`

const tables = sql`
      from old_user
      left join member on member.id = old_user.member_id
      left join message on message.dedupe_key = old_user.mail_key`

/** A page of records, newest first, and how many there are; `q` is any piece of number, name, address or mobile. */
export async function oldUsers(
  db: Db,
  { q, status: wanted }: { readonly q: string | undefined; readonly status: OldUserStatus | undefined },
  page: PageWindow,
): Promise<Listed<OldUserRow>> {
  const piece = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : null
  const found = sql`
     (${piece}::text is null
        or concat_ws(' ', old_user.old_id, old_user.name, old_user.email, old_user.mobile) ilike ${piece})
       and (${wanted ?? null}::text is null or ${status} = ${wanted ?? null})`
  const inOrder = sql<OldUserRow>`
    ${selected}
    ${tables}
     where ${found}
     order by old_user.created_at desc, old_user.id desc`
  const all = sql`
    ${tables}
     where ${found}`
  return listed(db, page, inOrder, all)
}

/** One record. */
export async function oldUser(db: Db | Tx, id: string): Promise<OldUserRow | undefined> {
  const { rows } = await sql<OldUserRow>`
    ${selected}
    ${tables}
     where old_user.id = ${id}`.execute(db)
  return rows[0]
}

/**
 * Adds new records and puts new words into those that have not moved; the number of the former system decides which. Who
 * has another address now has not been mailed there.
 */
export async function keepRecords(tx: Tx, importId: string, rows: readonly RightRow[]): Promise<void> {
  if (rows.length === 0) return
  const records = rows.map(({ record, hash }) => ({ ...record, hash }))
  await sql`
    insert into old_user (id, old_id, name, email, mobile, username, gender, birthday, addr_city, addr_district, job,
                          locale, class, class_started_on, class_ends_on, purchased_points, reward_points,
                          reward_expires_on, joined_on, creator, content_hash, import_id)
    select koma_uuid7(), "oldId", name, email, mobile, username, gender, birthday, city, district, job,
           locale, class, "classStartedOn", "classEndsOn", "purchasedPoints", "rewardPoints",
           "rewardExpiresOn", "joinedOn", creator, decode(hash, 'hex'), ${importId}
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
        as record ("oldId" text, name text, email text, mobile text, username text, gender text, birthday date,
                   city text, district text, job text, locale text, class text, "classStartedOn" date,
                   "classEndsOn" date, "purchasedPoints" integer, "rewardPoints" integer, "rewardExpiresOn" date,
                   "joinedOn" date, creator jsonb, hash text)
    on conflict on constraint old_user__once do update
       set name = excluded.name,
           email = excluded.email,
           mobile = excluded.mobile,
           username = excluded.username,
           gender = excluded.gender,
           birthday = excluded.birthday,
           addr_city = excluded.addr_city,
           addr_district = excluded.addr_district,
           job = excluded.job,
           locale = excluded.locale,
           class = excluded.class,
           class_started_on = excluded.class_started_on,
           class_ends_on = excluded.class_ends_on,
           purchased_points = excluded.purchased_points,
           reward_points = excluded.reward_points,
           reward_expires_on = excluded.reward_expires_on,
           joined_on = excluded.joined_on,
           creator = excluded.creator,
           content_hash = excluded.content_hash,
           import_id = excluded.import_id,
           mail_wanted_at = case when old_user.email = excluded.email then old_user.mail_wanted_at end,
           mailed_at = case when old_user.email = excluded.email then old_user.mailed_at end,
           mail_key = case when old_user.email = excluded.email then old_user.mail_key end,
           opened_at = case when old_user.email = excluded.email then old_user.opened_at end,
           version = old_user.version + 1
     where old_user.member_id is null
       and old_user.content_hash <> excluded.content_hash`.execute(tx)
}

/** Has everybody of an import mailed who was not, and has not moved. Gives how many. */
export async function wantMails(tx: Tx, importId: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update old_user
       set mail_wanted_at = koma_now(),
           version = version + 1
     where import_id = ${importId}
       and mail_wanted_at is null
       and mailed_at is null
       and member_id is null`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Erases what is personal of records that moved long ago; where they went and what they took along stays. */
export async function eraseMoved(db: Db, days: number): Promise<void> {
  await sql`
    select old_user_clear(array(
      select id
        from old_user
       where moved_at < koma_now() - make_interval(days => ${days})
         and erased_at is null))`.execute(db)
}
