import { activityCategories } from './activities.ts'

/** What stands in the centre's calendar, by the words of its filter. Source: api.md "calendar" */
export const calendarKinds = [...activityCategories, 'closure', 'special_day'] as const
export type CalendarKind = (typeof calendarKinds)[number]

/** The choices of a reader: an activity's category, or the days on which the house keeps other hours. */
export const calendarFilters = [...activityCategories, 'house'] as const
export type CalendarFilter = (typeof calendarFilters)[number]

/** Whether a word of an address is one of them. */
export const isCalendarFilter = (word: string | null | undefined): word is CalendarFilter =>
  (calendarFilters as readonly (string | null | undefined)[]).includes(word)

/** The kinds that a choice shows; all of them without one. */
export const kindsOfFilter = (filter: CalendarFilter | undefined): readonly CalendarKind[] =>
  filter === undefined ? calendarKinds : filter === 'house' ? ['closure', 'special_day'] : [filter]

/** Days that a calendar tells of when none are asked for, and at most: two months, a good year. */
export const calendarDaysShown = 62
export const calendarDaysMax = 400
