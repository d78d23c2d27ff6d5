import type { MemberClass } from '@koma/domain/member-classes.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** What counts of a member's memberships now. Dates are of Taipei; null for a class that never ends. */
export interface StandingRow {
  readonly memberClass: MemberClass
  readonly startedOn: string | null
  readonly endsOn: string | null
  readonly decided: 'under_review' | 'ended' | null
  readonly today: string
  /** The creator class chosen at registration, as long as nothing was sent for it and it was never held. */
  readonly wantedClass: 'associate_creator' | 'creator' | null
}

/** The class that counts with all its days in a row, or the one that ended last. */
export async function standingOf(db: Db | Tx, memberId: string): Promise<StandingRow> {
  const { rows } = await sql<StandingRow>`
    select case when counted.class is null then member.class else counted.class end as "memberClass",
           case when counted.class is null then membership_started_on else counted.starts_on end as "startedOn",
           case when counted.class is null then membership_ends_on else counted.ends_on end as "endsOn",
           membership_status as decided,
           koma_today() as today,
           case
             when member.wanted_class in ('associate_creator', 'creator')
              and class_rank(member.wanted_class) > class_rank(member.class)
              and not exists (
                select from creator_application application
                 where application.member_id = member.id
                   and application.submitted_at is not null)
              and not exists (
                select from membership_period period
                 where period.member_id = member.id
                   and period.withdrawn_at is null
                   and class_rank(period.class) >= class_rank(member.wanted_class))
             then member.wanted_class
           end as "wantedClass"
      from member
      left join lateral membership_counted(member.id) counted on member.membership_ends_on < koma_today()
     where member.id = ${memberId}`.execute(db)
  return rows[0]!
}

/** The same, with the member locked until the transaction ends. */
export async function lockedStandingOf(tx: Tx, memberId: string): Promise<StandingRow> {
  await sql`select points_lock(${memberId})`.execute(tx)
  return standingOf(tx, memberId)
}

export interface PeriodRow {
  readonly memberClass: MemberClass
  readonly startsOn: string
  readonly endsOn: string
  readonly withdrawnAt: Date | null
}

/** Every period that a member has had, the newest first. */
export async function periodsOf(db: Db, memberId: string): Promise<readonly PeriodRow[]> {
  const { rows } = await sql<PeriodRow>`
    select class as "memberClass",
           starts_on as "startsOn",
           ends_on as "endsOn",
           withdrawn_at as "withdrawnAt"
      from membership_period
     where member_id = ${memberId}
     order by starts_on desc, granted_at desc`.execute(db)
  return rows
}

export interface LoyaltyRow {
  readonly spent: number
  readonly threshold: number
  readonly months: number
  readonly countsFrom: string
  /** The last day on which the oldest of what is counted still counts. */
  readonly oldestCountsUntil: string | null
  /** Of the loyal membership that runs or lies ahead. */
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly runsUntil: string | null
}

/** How far a member is on the way to the next loyal membership, as the ledger's own trigger counts it. */
export async function loyaltyOf(db: Db | Tx, memberId: string): Promise<LoyaltyRow> {
  const { rows } = await sql<LoyaltyRow>`
    select spent,
           spending_min as threshold,
           (koma_setting('loyal.spending_months'))::integer as months,
           (counts_from at time zone 'Asia/Taipei')::date as "countsFrom",
           ((oldest_at at time zone 'Asia/Taipei')::date
             + make_interval(months => (koma_setting('loyal.spending_months'))::integer))::date as "oldestCountsUntil",
           starts_on as "startsOn",
           ends_on as "endsOn",
           (select max(running.ends_on)
              from membership_period running
             where running.member_id = ${memberId}
               and running.class = 'loyal'
               and running.withdrawn_at is null
               and koma_today() between running.starts_on and running.ends_on) as "runsUntil"
      from loyalty_standing(${memberId})`.execute(db)
  return rows[0]!
}
