import { numbersAtStart } from '@koma/domain/house-settings.ts'
import { termsByClassAtStart } from '@koma/domain/member-classes.ts'
import { rewardLotExpiresAt } from '@koma/domain/point-lots.ts'
import {
  addDays,
  addMonths,
  dayMs,
  instantAt,
  taipeiDate,
  type Instant,
  type TaipeiDate,
} from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { classOf, type DemoMember, type Membership } from './demo-member.ts'
import type { House } from './house.ts'
import type { Expense, Purse, TopUp } from './purses.ts'
import type { Deed, Tx } from './timeline.ts'

/** The story of the demo begins with a new installation. */
const rewardMonths = numbersAtStart['points.reward_months']

/** When the job of the 1st gives the month's reward. */
const rewardedAt = '00:15'

/** The top-ups with their points-back, the expenses, the monthly rewards and what expires of them. Decision: points */
export function purseDeeds(house: House, today: TaipeiDate, { member, topUps, expenses }: Purse): Deed[] {
  const memberId = house.memberId(member.username)
  if (memberId === undefined) throw new Error(`${member.username} has no account yet`)
  const owner: Owner = { ...member, id: memberId }
  return [
    ...topUps.map((topUp, index) => topUpDeed(owner, today, topUp, index)),
    ...expenses.map((expense, index) => expenseDeed(owner, today, expense, index)),
    ...rewardDeeds(owner, today),
  ]
}

type Owner = DemoMember & { readonly id: string }

function topUpDeed(owner: Owner, today: TaipeiDate, { daysAgo, points }: TopUp, index: number): Deed {
  const at = instantAt(addDays(today, -daysAgo), '12:20')
  const pointsBack = (points * termsByClassAtStart[classOf(owner, daysAgo)].pointsBackPercent) / 100
  const cause = `demo:top_up:${owner.username}:${index + 1}`
  return {
    at,
    async act(tx) {
      await payIn(tx, owner.id, points, cause)
      if (pointsBack > 0)
        await reward(tx, {
          memberId: owner.id,
          kind: 'purchase_feedback',
          points: pointsBack,
          at,
          cause: `${cause}:back`,
          note: null,
        })
    },
  }
}

function expenseDeed(owner: Owner, today: TaipeiDate, { daysAgo, kind, points }: Expense, index: number): Deed {
  return {
    at: instantAt(addDays(today, -daysAgo), '16:40'),
    act: (tx) =>
      sql`
      select points_spend(${owner.id}, ${points}::integer, ${kind}, ${`centre.${kind}`},
                          ${`demo:expense:${owner.username}:${index + 1}`}, null)`.execute(tx),
  }
}

/**
 * The reward of each 1st of the membership, under the cause of the monthly job, which therefore never gives it again; and
 * the settling of those that have expired, as the nightly job does it.
 */
function rewardDeeds(owner: Owner, today: TaipeiDate): Deed[] {
  const { id: memberId, membership } = owner
  if (!membership) return []
  const points = termsByClassAtStart[membership.class].monthlyRewardPoints
  return firstsOf(membership, today).flatMap((first) => {
    const at = instantAt(first, rewardedAt)
    const month = first.slice(0, 7)
    const cause = `monthly:${month}:${memberId}`
    const expiredAt = new Date(rewardLotExpiresAt(at, rewardMonths).getTime() + dayMs)
    return [
      { at, act: (tx) => reward(tx, { memberId, kind: 'monthly_reward', points, at, cause, note: { month } }) },
      { at: expiredAt, act: (tx) => sql`select points_settle_expired(${memberId})`.execute(tx) },
    ] satisfies Deed[]
  })
}

/** The first days of the months on which the membership held. */
function firstsOf(membership: Membership, today: TaipeiDate): TaipeiDate[] {
  const startedOn = addDays(today, -membership.startedDaysAgo)
  const endsOn = addDays(today, membership.endsInDays)
  const firsts: TaipeiDate[] = []
  for (let first = firstOfMonth(startedOn); first <= endsOn && first <= today; first = addMonths(first, 1))
    if (first >= startedOn) firsts.push(first)
  return firsts
}

const firstOfMonth = (date: TaipeiDate): TaipeiDate => taipeiDate(`${date.slice(0, 7)}-01`)

/** Purchased points, once for each cause. */
export async function payIn(tx: Tx, memberId: string, points: number, cause: string): Promise<void> {
  await sql`
    select points_grant(${memberId}, 'purchased', ${points}::integer, null, 'purchase', 'centre.sales', ${cause}, null)
  `.execute(tx)
}

interface Reward {
  readonly memberId: string
  readonly kind: 'purchase_feedback' | 'monthly_reward'
  readonly points: number
  readonly at: Instant
  readonly cause: string
  readonly note: { readonly month: string } | null
}

async function reward(tx: Tx, { memberId, kind, points, at, cause, note }: Reward) {
  await sql`
    select points_grant(${memberId}, 'reward', ${points}::integer, ${rewardLotExpiresAt(at, rewardMonths)}, ${kind}, 'centre.rewards',
                        ${cause}, ${note && JSON.stringify(note)}::jsonb)`.execute(tx)
}
