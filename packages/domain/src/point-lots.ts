import { addMonths, dayMs, endOfDay, taipeiDateOf, type Instant, type TaipeiDate } from './taipei-time.ts'

export type LotSource = 'purchased' | 'reward'

/**
 * One grant of points with what is left of it. `expiresAt` null is never; it counts for reward lots only,
 * because paid value does not expire in Taiwan. Decision: points
 */
export type Lot = {
  readonly id: string
  readonly source: LotSource
  readonly remaining: number
  readonly grantedAt: Instant
  readonly expiresAt: Instant | null
}

/** Of a lot, what its life depends on. */
export type LotLife = Pick<Lot, 'id' | 'source' | 'expiresAt'>

/** Whole points taken from one lot, more than 0. */
export type Take = { readonly lotId: string; readonly points: number }

export type SpendingPlan =
  | { readonly ok: true; readonly takes: readonly Take[]; readonly balanceAfter: number }
  | { readonly ok: false; readonly reason: 'points.not_enough'; readonly missing: number }

/** What goes back into which lot, and what becomes a new reward lot because its old one has expired. */
export type RefundPlan = {
  readonly returns: readonly Take[]
  readonly restored: readonly { readonly fromLotId: string; readonly points: number; readonly expiresAt: Instant }[]
}

export type Balance = {
  readonly total: number
  readonly purchased: number
  readonly reward: number
  /** Reward points by the last day on which they can be spent, soonest first. */
  readonly expiring: readonly { readonly points: number; readonly expiresOn: TaipeiDate }[]
}

/** The lots that can be spent, in the order of spending: reward before purchased, soonest to expire first, then oldest. Decision: points */
export const spendingOrder = (lots: readonly Lot[], now: Instant): Lot[] =>
  lots.filter((lot) => lot.remaining > 0 && isAlive(lot, now)).toSorted(bySpendingOrder)

/** Which lots pay `points`, or how many are missing. Throws unless `points` is a whole number > 0. Decision: points */
export function planSpending(lots: readonly Lot[], points: number, now: Instant): SpendingPlan {
  assertPoints(points)
  const takes: Take[] = []
  let open = points
  for (const lot of spendingOrder(lots, now)) {
    if (open === 0) break
    const taken = Math.min(open, lot.remaining)
    takes.push({ lotId: lot.id, points: taken })
    open -= taken
  }
  if (open > 0) return { ok: false, reason: 'points.not_enough', missing: open }
  return { ok: true, takes, balanceAfter: balanceOf(lots, now).total - points }
}

/**
 * How the takes of an earlier spending are given back: into the very lots; from a lot that has meanwhile
 * expired as a new reward lot with so many days to live. Extending the old lot instead would revive the rest
 * of it. `lots` must hold every lot of the takes, expired ones too; else it throws. Decision: points
 */
export function planRefund(
  takes: readonly Take[],
  lots: readonly LotLife[],
  now: Instant,
  restoredDays: number,
): RefundPlan {
  const returns: Take[] = []
  const restored: { fromLotId: string; points: number; expiresAt: Instant }[] = []
  for (const { lotId, points } of takes) {
    assertPoints(points)
    const lot = lots.find(({ id }) => id === lotId)
    if (!lot) throw new Error(`refund into an unknown lot: ${lotId}`)
    if (isAlive(lot, now)) returns.push({ lotId, points })
    else restored.push({ fromLotId: lotId, points, expiresAt: restoredLotExpiresAt(now, restoredDays) })
  }
  return { returns, restored }
}

/** What can be spent at that instant. Lots that have expired do not count, swept or not. */
export function balanceOf(lots: readonly Lot[], now: Instant): Balance {
  const alive = spendingOrder(lots, now)
  const reward = sumOf(alive.filter((lot) => lot.source === 'reward'))
  const purchased = sumOf(alive.filter((lot) => lot.source === 'purchased'))
  return { total: purchased + reward, purchased, reward, expiring: expiringOf(alive) }
}

/** Whether the lot's points can be spent: purchased ones always, reward ones before their expiry. Decision: points */
export const isAlive = (lot: LotLife, now: Instant): boolean =>
  lot.source === 'purchased' || lot.expiresAt === null || now < lot.expiresAt

/** When a reward lot granted at that instant expires: at 23:59:59 of the same day so many months later. */
export const rewardLotExpiresAt = (grantedAt: Instant, months: number): Instant =>
  endOfDay(addMonths(taipeiDateOf(grantedAt), months))

/** When points expire that came back out of an expired lot: so many days later. */
export const restoredLotExpiresAt = (now: Instant, days: number): Instant => new Date(now.getTime() + days * dayMs)

function bySpendingOrder(a: Lot, b: Lot): number {
  if (a.source !== b.source) return a.source === 'reward' ? -1 : 1
  if (a.source === 'reward' && timeOf(a.expiresAt) !== timeOf(b.expiresAt))
    return timeOf(a.expiresAt) < timeOf(b.expiresAt) ? -1 : 1
  const byGrant = a.grantedAt.getTime() - b.grantedAt.getTime()
  if (byGrant !== 0) return byGrant
  // Two lots of one instant still need one order, or two servers could plan differently.
  return a.id < b.id ? -1 : Number(a.id > b.id)
}

const timeOf = (expiresAt: Instant | null): number => expiresAt?.getTime() ?? Number.POSITIVE_INFINITY

function assertPoints(points: number): void {
  if (!Number.isSafeInteger(points) || points <= 0) throw new RangeError(`not points: ${points}`)
}

const sumOf = (lots: readonly Lot[]): number => lots.reduce((sum, lot) => sum + lot.remaining, 0)

function expiringOf(alive: readonly Lot[]): Balance['expiring'] {
  const pointsByDay = new Map<TaipeiDate, number>()
  for (const { source, expiresAt, remaining } of alive) {
    if (source === 'purchased' || expiresAt === null) continue
    const day = taipeiDateOf(expiresAt)
    pointsByDay.set(day, (pointsByDay.get(day) ?? 0) + remaining)
  }
  return [...pointsByDay].map(([expiresOn, points]) => ({ points, expiresOn }))
}
