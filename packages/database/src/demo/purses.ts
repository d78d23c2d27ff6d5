import { castMembers } from './cast.ts'
import type { DemoMember } from './demo-member.ts'
import { leaver, regularList } from './regulars.ts'

export interface TopUp {
  readonly daysAgo: number
  /** The points of a plan, each NT$1. */
  readonly points: number
}

export interface Expense {
  readonly daysAgo: number
  readonly kind: 'print' | 'shopping'
  readonly points: number
}

/** What somebody has paid in, and spent otherwise than on bookings. */
export interface Purse {
  readonly member: DemoMember
  readonly topUps: readonly TopUp[]
  readonly expenses: readonly Expense[]
}

const purseOf = (member: DemoMember, topUps: readonly TopUp[], expenses: readonly Expense[] = []): Purse => ({
  member,
  topUps,
  expenses,
})

const castPurses: readonly Purse[] = [
  purseOf(
    castMembers.general,
    [
      { daysAgo: 75, points: 500 },
      { daysAgo: 9, points: 300 },
    ],
    [{ daysAgo: 20, kind: 'print', points: 12 }],
  ),
  // Two top-ups of 5,000 reach the threshold of the loyal member. Decision: who may do what
  purseOf(
    castMembers.loyal,
    [
      { daysAgo: 350, points: 5_000 },
      { daysAgo: 321, points: 5_000 },
      { daysAgo: 60, points: 1_000 },
    ],
    [
      { daysAgo: 300, kind: 'shopping', points: 3_200 },
      { daysAgo: 180, kind: 'print', points: 240 },
      { daysAgo: 120, kind: 'shopping', points: 4_100 },
      { daysAgo: 30, kind: 'print', points: 45 },
    ],
  ),
  purseOf(
    castMembers.associateCreator,
    [
      { daysAgo: 190, points: 1_000 },
      { daysAgo: 30, points: 1_000 },
    ],
    [{ daysAgo: 25, kind: 'print', points: 30 }],
  ),
  purseOf(
    castMembers.creator,
    [
      { daysAgo: 150, points: 2_000 },
      { daysAgo: 15, points: 1_000 },
    ],
    [
      { daysAgo: 40, kind: 'shopping', points: 1_200 },
      { daysAgo: 12, kind: 'print', points: 64 },
    ],
  ),
  purseOf(castMembers.underReview, [{ daysAgo: 40, points: 300 }]),
  purseOf(castMembers.lapsed, [{ daysAgo: 400, points: 1_000 }], [{ daysAgo: 210, kind: 'print', points: 90 }]),
  purseOf(castMembers.extendable, [{ daysAgo: 100, points: 1_000 }], [{ daysAgo: 80, kind: 'print', points: 150 }]),
  purseOf(
    castMembers.organisation,
    [
      { daysAgo: 200, points: 2_000 },
      { daysAgo: 45, points: 2_000 },
    ],
    [{ daysAgo: 160, kind: 'shopping', points: 900 }],
  ),
  // With the 25 of her booking, 5 points are left.
  purseOf(
    castMembers.fewPoints,
    [{ daysAgo: 40, points: 100 }],
    [
      { daysAgo: 35, kind: 'print', points: 40 },
      { daysAgo: 33, kind: 'shopping', points: 30 },
    ],
  ),
  purseOf(castMembers.minor, [{ daysAgo: 50, points: 300 }]),
]

/** Enough for weeks of daily bookings; `bookVisit` pays in more when it is spent. */
const regularPurses = regularList.map((member) => purseOf(member, [{ daysAgo: 60, points: 2_000 }]))

/** Everybody's money; whoever of the cast is missing has none. */
export const purses: readonly Purse[] = [
  ...castPurses,
  ...regularPurses,
  purseOf(leaver, [{ daysAgo: 60, points: 500 }]),
]
