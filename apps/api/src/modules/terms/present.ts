import type { Terms } from '@koma/contract/terms.ts'
import type { HouseSettings } from '@koma/domain/house-settings.ts'
import { memberClasses, type ClassTerms } from '@koma/domain/member-classes.ts'

/** The settings as everybody may read them. What only concerns staff is left out. */
export function presentTerms({ numbers, terms }: HouseSettings): Terms {
  return {
    rent: {
      live_max: numbers['rent.live_max'],
      not_arrived_minutes: numbers['rent.not_arrived_minutes'],
      cancel_hours: numbers['rent.cancel_hours'],
    },
    points: { reward_months: numbers['points.reward_months'], restored_days: numbers['points.restored_days'] },
    classes: Object.fromEntries(
      memberClasses.map((memberClass) => [memberClass, presentClass(terms[memberClass])]),
    ) as Terms['classes'],
  }
}

function presentClass(terms: ClassTerms): Terms['classes'][keyof Terms['classes']] {
  return {
    points_percent: terms.pointsPercent,
    points_back_percent: terms.pointsBackPercent,
    monthly_reward_points: terms.monthlyRewardPoints,
    bookable_ahead_days: terms.bookableAheadDays,
    consultations_year_max: terms.consultationsYearMax,
    benefits: [...terms.benefits],
  }
}
