import { houseFees, houseLimits } from './house-rules.ts'
import type { HouseSettings, NumberKey } from './house-settings.ts'

/** The settings that a text of the house may ask for, by their names in it. */
const settingKeys = {
  rent_live_max: 'rent.live_max',
  rent_cancel_hours: 'rent.cancel_hours',
  not_arrived_minutes: 'rent.not_arrived_minutes',
  reward_months: 'points.reward_months',
  restored_days: 'points.restored_days',
  membership_months: 'membership.months',
  extendable_days: 'membership.extendable_days',
  loyal_spending_min: 'loyal.spending_min',
  loyal_spending_months: 'loyal.spending_months',
  loyal_months: 'loyal.months',
} as const satisfies Readonly<Record<string, NumberKey>>

/** The numbers that no setting changes. */
const fixedNumbers = { guardian_under: houseLimits.guardian_under_years, ...houseFees, ...houseLimits }

/** Every setting that a text of the house may ask for. */
export const pageSettingKeys: readonly NumberKey[] = Object.values(settingKeys)

/** Every name that may stand between braces in a text of the house. Source: product §9 */
export const pageNumberNames: readonly string[] = [...Object.keys(settingKeys), ...Object.keys(fixedNumbers)]

/** What a text of the house says for each name: the number as it is read in all languages. */
export function pageNumbers(settings: Partial<HouseSettings['numbers']>): Readonly<Record<string, string>> {
  const fromSettings = Object.entries(settingKeys).map(([name, key]) => [name, settings[key]] as const)
  return Object.fromEntries(
    [...fromSettings, ...Object.entries(fixedNumbers)].flatMap(([name, value]) =>
      value === undefined ? [] : [[name, grouped(value)]],
    ),
  )
}

const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** A text with its numbers; a name that the house does not know stays as it is written. */
export const fillNumbers = (text: string, numbers: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => numbers[name] ?? whole)
