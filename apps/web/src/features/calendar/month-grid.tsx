import type { CalendarRow } from '@koma/contract/calendar.ts'
import { activityCategories } from '@koma/domain/activities.ts'
import { weekdayWord } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import { runningOn, type CalendarDay } from './calendar-days.ts'
import { filterWord, monthWord } from './calendar-words.ts'
import { MonthCell } from './month-cell.tsx'
import { useDayKeys } from './use-day-keys.ts'

const weekDays = 7

interface MonthGridProps {
  readonly days: readonly CalendarDay[]
  readonly runs: readonly CalendarRow[]
  /** A day of the month that is shown. */
  readonly date: string
  readonly kind: string | undefined
}

/** A month as a table: weeks down, days across; the arrow keys go from day to day. */
export function MonthGrid({ days, runs, date, kind }: MonthGridProps) {
  const { words } = useSite()
  const keys = useDayKeys()
  const weeks = Array.from({ length: days.length / weekDays }, (_, week) =>
    days.slice(week * weekDays, (week + 1) * weekDays),
  )
  return (
    <>
      <table
        className="web-month"
        role="grid"
        aria-label={words('calendar.gridLabel', { month: monthWord(words, date) })}
        aria-describedby="month-keys"
        onKeyDown={keys}
      >
        <thead>
          <tr>
            {days.slice(0, weekDays).map((day) => (
              <th key={day.date} scope="col">
                {weekdayWord(words, day.date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]!.date}>
              {week.map((day) => (
                <MonthCell
                  key={day.date}
                  day={day}
                  kind={kind}
                  isOutside={!day.date.startsWith(date.slice(0, 7))}
                  running={runningOn(runs, day.date)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
      <p id="month-keys" className="k-small k-quiet web-month-keys">
        {words('calendar.gridKeys')}
      </p>
    </>
  )
}

/** What the marks of the kinds mean. */
function Legend() {
  const { words } = useSite()
  return (
    <ul className="web-kinds" role="list" aria-label={words('calendar.legend')}>
      {activityCategories.map((one) => (
        <li key={one} data-kind={one}>
          {filterWord(words, one)}
        </li>
      ))}
    </ul>
  )
}
