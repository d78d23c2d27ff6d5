import type { PointKind, PointLog } from '@koma/contract/points.ts'
import type { Words } from '../../lib/words.ts'

const kindKeys = {
  purchase: 'points.kindPurchase',
  purchase_feedback: 'points.kindPurchaseFeedback',
  monthly_reward: 'points.kindMonthlyReward',
  due_deduction: 'points.kindDueDeduction',
  shopping: 'points.kindShopping',
  rent: 'points.kindRent',
  print: 'points.kindPrint',
  activity: 'points.kindActivity',
  refund: 'points.kindRefund',
  adjustment: 'points.kindAdjustment',
} as const satisfies Record<PointKind, string>

/** The kind of a movement. Source: product §3 "Points" */
export const kindWord = (words: Words, kind: PointKind): string => words(kindKeys[kind])

/** What a movement is called: points that came over from the former system are no adjustment by staff. */
export const movementWord = (words: Words, { kind, origin }: Pick<PointLog, 'kind' | 'origin'>): string =>
  origin === 'former_system' ? words('points.carriedOver') : kindWord(words, kind)

/** All kinds, in the order of the filter. */
export const kindsShown = Object.keys(kindKeys) as PointKind[]
