import { taipeiDate } from './taipei-time.ts'
import type { CalendarDay } from './working-days.ts'

/** The days off that fall out of the weekly order or have a name, as published for three years (data.gov.tw 14718). */
const daysOff = {
  2025: '01-01 01-27 01-28 01-29 01-30 01-31 02-28 04-03 04-04 05-30 05-31 09-28 09-29 10-06 10-10 10-24 10-25 12-25',
  2026: '01-01 02-15 02-16 02-17 02-18 02-19 02-20 02-27 02-28 04-03 04-04 04-05 04-06 05-01 06-19 09-25 09-28 10-09 10-10 10-25 10-26 12-25',
  2027: '01-01 02-04 02-05 02-06 02-07 02-08 02-09 02-10 02-28 03-01 04-04 04-05 04-06 04-30 05-01 06-09 09-15 09-28 10-10 10-11 10-25 12-24 12-25 12-31',
} as const

/** The one Saturday of these years on which work was made up; the rule was given up after it. */
const makeUpDay = '2025-02-08'

/** Taiwan's calendar of 2025 to 2027, for tests. */
export const taiwanDays: readonly CalendarDay[] = [
  ...Object.entries(daysOff).flatMap(([year, days]) =>
    days.split(' ').map((day) => ({ date: taipeiDate(`${year}-${day}`), isWorkday: false })),
  ),
  { date: taipeiDate(makeUpDay), isWorkday: true },
]
