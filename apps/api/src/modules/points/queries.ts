import type { PointKind } from '@koma/contract/points.ts'
import type { MemberClass } from '@koma/domain/member-classes.ts'
import type { Lot } from '@koma/domain/point-lots.ts'
import type { TaipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../platform/paging.ts'

/** A movement as it is kept; `note` tells the reader what it was for. */
export interface PointLogRow {
  readonly id: string
  readonly at: Date
  readonly kind: PointKind
  readonly points: number
  readonly balance: number
  readonly expiresAt: Date | null
  readonly note: PointNote | null
}

/** Structured, so that every language has its own sentence; only a reason is somebody's own words. */
export interface PointNote {
  readonly rent?: string
  readonly rent_cancelled?: string
  readonly month?: string
  readonly old_user?: string
  readonly reason?: string
}

export interface PointLogFilter {
  readonly kind?: PointKind | undefined
  readonly from?: TaipeiDate | undefined
  readonly to?: TaipeiDate | undefined
}

/** The lots with a remainder, in no particular order. */
export async function lotsOf(db: Db | Tx, memberId: string): Promise<readonly Lot[]> {
  const { rows } = await sql<Lot>`
    select id,
           source,
           remaining,
           granted_at as "grantedAt",
           expires_at as "expiresAt"
      from point_lot
     where member_id = ${memberId}
       and remaining > 0`.execute(db)
  return rows
}

/** The same of several members, by their ids; who has no points is left out. */
export async function lotsOfMany(db: Db, memberIds: readonly string[]): Promise<ReadonlyMap<string, readonly Lot[]>> {
  const { rows } = await sql<Lot & { memberId: string }>`
    select member_id as "memberId",
           id,
           source,
           remaining,
           granted_at as "grantedAt",
           expires_at as "expiresAt"
      from point_lot
     where member_id = any(${memberIds}::uuid[])
       and remaining > 0`.execute(db)
  return Map.groupBy(rows, ({ memberId }) => memberId)
}

/** A page of movements, newest first, and how many there are in all. */
export async function pointLogs(
  db: Db,
  memberId: string,
  filter: PointLogFilter,
  page: PageWindow,
): Promise<Listed<PointLogRow>> {
  const wanted = sql`
     member_id = ${memberId}
       and (${filter.kind ?? null}::text is null or kind = ${filter.kind ?? null})
       and (${filter.from ?? null}::date is null or at >= ${filter.from ?? null}::date::timestamp at time zone 'Asia/Taipei')
       and (${filter.to ?? null}::date is null or at < (${filter.to ?? null}::date + 1)::timestamp at time zone 'Asia/Taipei')`
  const inOrder = sql<PointLogRow>`
    select id, at, kind, points, balance, expires_at as "expiresAt", note
      from point_transaction
     where ${wanted}
     order by sequence desc`
  const all = sql`
      from point_transaction
     where ${wanted}`
  return listed(db, page, inOrder, all)
}

/** Members whose lots are due, in the order of their ids, after `afterId`. */
export async function membersWithDueLots(db: Db, afterId: string, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct member_id as id
      from point_lot
     where remaining > 0
       and expires_at <= koma_now()
       and member_id > ${afterId}
     order by member_id
     limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deducts what has expired of one member; gives the points deducted. Idempotent. */
export async function settleExpired(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select points_settle_expired(${memberId}) as points`.execute(db)
  return rows[0]!.points
}

/** Grants the month's reward to one member; null when this month's has been granted already. */
export async function grantMonthlyReward(
  db: Db,
  reward: { readonly memberId: string; readonly month: string; readonly points: number; readonly expiresAt: Date },
): Promise<number | null> {
  const { rows } = await sql<{ balance: number | null }>`
    select points_grant(
             ${reward.memberId}, 'reward', ${reward.points}::integer, ${reward.expiresAt}, 'monthly_reward',
             'centre.rewards', ${`monthly:${reward.month}:${reward.memberId}`},
             ${JSON.stringify({ month: reward.month })}::jsonb
           ) as balance`.execute(db)
  return rows[0]!.balance
}

/** Members whose class held on the 1st of this month and still does, after `afterId` in the order of ids. */
export async function membersForReward(
  db: Db,
  classes: readonly MemberClass[],
  afterId: string,
  limit: number,
): Promise<readonly { readonly id: string; readonly class: MemberClass }[]> {
  const { rows } = await sql<{ id: string; class: MemberClass }>`
    select id,
           class
      from member
     where id > ${afterId}
       and status = 'active'
       and class = any(${[...classes]}::text[])
       and coalesce(membership_started_on, (created_at at time zone 'Asia/Taipei')::date)
           <= date_trunc('month', koma_today())
       and (membership_ends_on is null or membership_ends_on >= koma_today())
       and email_verified_at is not null
       and mobile_verified_at is not null
     order by id
     limit ${limit}`.execute(db)
  return rows
}
