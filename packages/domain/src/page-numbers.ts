import { houseFees, houseLimits } from './house-rules.ts'

/** Numbers of settings and of classes that a text may ask for beside those of the house. */
const settingNumbers = [
  'rent_live_max',
  'rent_cancel_hours',
  'not_arrived_minutes',
  'reward_months',
  'restored_days',
  'membership_months',
  'extendable_days',
  'loyal_spending_min',
  'loyal_spending_months',
  'loyal_months',
  'guardian_under',
] as const

type PageNumber = (typeof settingNumbers)[number] | keyof typeof houseFees | keyof typeof houseLimits

/** A number for each name that a text of the house may ask for. */
export type PageNumbers = Readonly<Record<PageNumber, number>>

/** Every name that may stand between braces in a text of the house. Source: product §9 */
export const pageNumberNames: readonly string[] = [
  ...settingNumbers,
  ...Object.keys(houseFees),
  ...Object.keys(houseLimits),
]
