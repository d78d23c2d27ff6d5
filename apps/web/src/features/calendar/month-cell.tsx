import { UiLink } from '@koma/ui/link.tsx'
import { htmlLang } from '@koma/domain/languages.ts'
import { shortDate } from '../../lib/format.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { dayPlace, isShut, type CalendarDay, type DayEntry } from './calendar-days.ts'
import { kindWord, openingWord, whenWord } from './calendar-words.ts'
import { SaidName } from '../../shell/said-name.tsx'

/** Entries that a day of the month names; the others are counted. */
const shownMax = 3

interface MonthCellProps {
  readonly day: CalendarDay
  readonly kind: string | undefined
  /** It belongs to the month before or after. */
  readonly isOutside: boolean
  /** What goes on for days on end and is told on other days. */
  readonly running: number
}

/** One day of a month: its number leads to its week; what is on is named as far as there is room. */
export function MonthCell({ day, kind, isOutside, running }: MonthCellProps) {
  const { words, language, paths } = useSite()
  const { date, entries, isToday, holiday } = day
  const href = `${paths.calendar({ view: 'week', date, kind })}#${dayPlace(date)}`
  const opening = openingWord(words, day, language)
  const left = entries.length - shownMax
  return (
    <td
      id={dayPlace(date)}
      data-outside={isOutside || undefined}
      data-shut={isShut(day) || undefined}
      data-today={isToday || undefined}
      data-told={day.reason !== null || undefined}
    >
      <UiLink
        className="web-month-day"
        href={href}
        data-date={date}
        aria-current={isToday ? 'date' : undefined}
        aria-label={words('calendar.dayLabel', { date: shortDate(words, date), opening, count: entries.length })}
      >
        <span className="web-month-number">{Number(date.slice(8))}</span>
        <span className="web-month-dots">
          {entries.slice(0, shownMax).map(({ row }) => (
            <i key={row.id} data-kind={row.kind} />
          ))}
        </span>
      </UiLink>
      {isShut(day) || day.reason ? <p className="web-month-note">{opening}</p> : null}
      {holiday && !isShut(day) ? (
        <p className="web-month-note">
          <SaidName of={holiday} />
        </p>
      ) : null}
      {running > 0 && !isShut(day) ? <Running count={running} /> : null}
      {entries.length > 0 ? (
        <ul className="web-month-entries" role="list">
          {entries.slice(0, shownMax).map((entry) => (
            <MonthEntry key={entry.row.id} entry={entry} />
          ))}
          {left > 0 ? (
            <li>
              <UiLink href={href}>{words('calendar.more', { count: left })}</UiLink>
            </li>
          ) : null}
        </ul>
      ) : null}
    </td>
  )
}

function MonthEntry({ entry }: { entry: DayEntry }) {
  const { words, language, paths } = useSite()
  const { row } = entry
  const title = wordsOf(row, 'title', language)
  return (
    <li data-kind={row.kind} data-cancelled={row.is_cancelled || undefined}>
      <UiLink href={paths.calendarEntry(row.url)}>
        <span className="web-month-time">
          {row.is_cancelled ? words('calendar.cancelled') : whenWord(words, entry)}
        </span>{' '}
        <span className="k-ears">{kindWord(words, row)} </span>
        <span lang={title && title.language !== language ? htmlLang[title.language] : undefined}>{title?.text}</span>
        {row.part ? ` (${row.part.number}/${row.part.count})` : null}
      </UiLink>
    </li>
  )
}

/** How much goes on that is told on other days; on a phone the bar and the number stand alone. */
function Running({ count }: { count: number }) {
  const { words } = useSite()
  return (
    <p className="web-month-running">
      <span className="web-month-running-word">{words('calendar.goesOn')} </span>
      {count}
    </p>
  )
}
