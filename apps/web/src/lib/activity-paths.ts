import type { ActivityCategory } from '@koma/domain/activities.ts'
import type { Language } from '@koma/domain/languages.ts'
import { queryOf } from './query-of.ts'

/** Activities by their category, and what one does with one of them. */
export const activityPathsOf = (language: Language) =>
  ({
    activityOverview: () => `/${language}/activity`,
    activityList: (category: ActivityCategory, query: ActivityListQuery = {}) =>
      `/${language}/activity_${category}${queryOf({ ...query })}`,
    activity: (category: ActivityCategory, id: number) => `/${language}/activity_${category}/${id}`,
    activityApply: (category: ActivityCategory, id: number) => `/${language}/activity_${category}/${id}/apply`,
    activityFile: (category: ActivityCategory, id: number) => `/${language}/activity_${category}/${id}/calendar.ics`,
  }) as const

/** `when`: the past ones. `open`: those that one can register for now. */
type ActivityListQuery = {
  readonly when?: 'past' | undefined
  readonly q?: string | undefined
  readonly open?: 1 | undefined
  readonly tag?: number | undefined
  readonly page?: number | undefined
}
