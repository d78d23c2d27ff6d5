import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { listed, type Listed, type PageWindow } from '../../../platform/paging.ts'
import type { StaffId } from '../../../platform/callers.ts'

export type AdjustmentStatus = 'applied' | 'waiting' | 'rejected' | 'withdrawn'
export type AdjustmentSource = 'purchased' | 'reward'

export interface AdjustmentRow {
  readonly id: string
  readonly member: { readonly id: string; readonly name: string; readonly username: string }
  /** Positive: given; negative: taken. */
  readonly points: number
  readonly source: AdjustmentSource
  readonly reason: string
  readonly status: AdjustmentStatus
  readonly requestedById: string
  readonly requestedBy: string
  readonly decidedBy: string | null
  readonly decisionNote: string | null
  /** The member's balance right after it; null while it is not applied. */
  readonly balance: number | null
  readonly createdAt: Date
  readonly version: number
}

const selected = sql`
    select adjustment.id,
           json_build_object('id', member.id, 'name', member.name, 'username', member.username) as member,
           adjustment.points, adjustment.source, adjustment.reason, adjustment.status,
           adjustment.requested_by as "requestedById",
           requester.name as "requestedBy",
           decider.name as "decidedBy",
           adjustment.decision_note as "decisionNote",
           movement.balance,
           adjustment.created_at as "createdAt",
           adjustment.version
      from point_adjustment adjustment
      join member on member.id = adjustment.member_id
      join staff_account requester on requester.id = adjustment.requested_by
      left join staff_account decider on decider.id = adjustment.decided_by
      left join point_transaction movement on movement.cause = 'adjustment:' || adjustment.id`

/** A page of adjustments, newest first (index point_adjustment__newest). */
export async function adjustments(
  db: Db,
  status: AdjustmentStatus | undefined,
  page: PageWindow,
): Promise<Listed<AdjustmentRow>> {
  const wanted = sql`${status ?? null}::text is null or adjustment.status = ${status ?? null}`
  const inOrder = sql<AdjustmentRow>`
    ${selected}
     where ${wanted}
     order by adjustment.created_at desc, adjustment.id desc`
  const all = sql`
      from point_adjustment adjustment
     where ${wanted}`
  return listed(db, page, inOrder, all)
}

/** One adjustment. */
export async function adjustmentById(db: Db | Tx, adjustmentId: string): Promise<AdjustmentRow | undefined> {
  const { rows } = await sql<AdjustmentRow>`
    ${selected}
     where adjustment.id = ${adjustmentId}`.execute(db)
  return rows[0]
}

/** Waits until nobody else decides about it. False when there is none. */
export async function lockAdjustment(tx: Tx, adjustmentId: string): Promise<boolean> {
  const { rows } = await sql`
    select id
      from point_adjustment
     where id = ${adjustmentId}
       for update`.execute(tx)
  return rows.length === 1
}

/** What this person may still move of a member's points today without a second; never below 0. Decision: points */
export async function adjustableAlone(db: Db | Tx, staffId: StaffId, memberId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select greatest(0, koma_setting('points.adjustment_alone_max')::integer
                       - points_adjusted_alone(${staffId}, ${memberId})) as left`.execute(db)
  return rows[0]!.left
}

/** Writes down what was asked for. */
export async function insertAdjustment(
  tx: Tx,
  wish: {
    readonly id: string
    readonly memberId: string
    readonly points: number
    readonly source: AdjustmentSource
    readonly reason: string
    readonly status: AdjustmentStatus
    readonly staffId: StaffId
  },
): Promise<void> {
  const decidedAt = wish.status === 'applied' ? sql`koma_now()` : sql`null`
  await sql`
    insert into point_adjustment (id, member_id, points, source, reason, status, requested_by, decided_at)
    values (${wish.id}, ${wish.memberId}, ${wish.points}, ${wish.source}, ${wish.reason}, ${wish.status},
            ${wish.staffId}, ${decidedAt})`.execute(tx)
}

/** Writes down what a second person decided. The row is locked. */
export async function decideAdjustment(
  tx: Tx,
  decision: {
    readonly id: string
    readonly status: 'applied' | 'rejected'
    readonly staffId: StaffId
    readonly note: string | null
  },
): Promise<void> {
  await sql`
    update point_adjustment
       set status = ${decision.status},
           decided_by = ${decision.staffId},
           decided_at = koma_now(),
           decision_note = ${decision.note},
           version = version + 1
     where id = ${decision.id}`.execute(tx)
}

/** Writes down that whoever asked for it takes it back. The row is locked. */
export async function writeWithdrawal(tx: Tx, id: string): Promise<void> {
  await sql`
    update point_adjustment
       set status = 'withdrawn',
           decided_at = koma_now(),
           version = version + 1
     where id = ${id}`.execute(tx)
}

/** Gives points as a new lot. Gives the balance. */
export async function givePoints(
  tx: Tx,
  gift: {
    readonly memberId: string
    readonly source: AdjustmentSource
    readonly points: number
    readonly expiresAt: Date | null
    readonly adjustmentId: string
    readonly reason: string
  },
): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select points_grant(
             ${gift.memberId}, ${gift.source}, ${gift.points}::integer, ${gift.expiresAt}::timestamptz, 'adjustment',
             'centre.adjustments', ${`adjustment:${gift.adjustmentId}`}, ${noteOf(gift.reason)}::jsonb
           ) as balance`.execute(tx)
  return rows[0]!.balance
}

/** Takes points, reward lots first. Gives the balance, or null when there are not enough and nothing was taken. */
export async function takePoints(
  tx: Tx,
  taking: {
    readonly memberId: string
    readonly points: number
    readonly adjustmentId: string
    readonly reason: string
  },
): Promise<number | null> {
  const { rows } = await sql<{ balance: number | null }>`
    select points_spend(
             ${taking.memberId}, ${taking.points}::integer, 'adjustment', 'centre.adjustments',
             ${`adjustment:${taking.adjustmentId}`}, ${noteOf(taking.reason)}::jsonb
           ) as balance`.execute(tx)
  return rows[0]!.balance
}

const noteOf = (reason: string) => JSON.stringify({ reason })
