import type { MemberClass } from '@koma/domain/member-classes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** A period with days of its own, after those of its class that are there; shown on the member's row. A known cause adds nothing. */
export async function insertCarriedPeriod(
  tx: Tx,
  period: {
    readonly memberId: string
    readonly memberClass: MemberClass
    readonly startsOn: string | null
    readonly endsOn: string
    readonly cause: string
  },
): Promise<void> {
  const { memberId, memberClass, startsOn, endsOn, cause } = period
  // Who is in a class without any period keeps it as one: the member's row shows periods alone from now on.
  await sql`
    insert into membership_period (id, member_id, class, starts_on, ends_on, cause)
    select koma_uuid7(), id, class, least(coalesce(membership_started_on, koma_today()), membership_ends_on),
           membership_ends_on, 'taken_over:' || id
      from member
     where id = ${memberId}
       and class <> 'general'
       and membership_ends_on is not null
       and not exists (select from membership_period where member_id = ${memberId})
    on conflict on constraint membership_period__one_cause do nothing`.execute(tx)
  await sql`
    insert into membership_period (id, member_id, class, starts_on, ends_on, cause)
    select koma_uuid7(), ${memberId}, ${memberClass}, carried.starts_on, ${endsOn}::date, ${cause}
      from (
        select greatest(
                 coalesce(${startsOn}::date, least(koma_today(), ${endsOn}::date)),
                 (select max(ends_on) + 1
                    from membership_period
                   where member_id = ${memberId}
                     and class = ${memberClass}
                     and withdrawn_at is null)
               ) as starts_on
      ) carried
     where carried.starts_on <= ${endsOn}::date
    on conflict on constraint membership_period__one_cause do nothing`.execute(tx)
  await sql`select membership_refresh(${memberId})`.execute(tx)
}

/** The class that counts now. */
export async function classNow(tx: Tx, memberId: string): Promise<MemberClass> {
  const { rows } = await sql<{ class: MemberClass }>`
    select member_class_now(member) as class
      from member
     where id = ${memberId}`.execute(tx)
  return rows[0]!.class
}
