import { shortDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import { dayPlace, isShut, type CalendarDay } from './calendar-days.ts'
import { openingWord } from './calendar-words.ts'
import { EntryLine } from './entry-line.tsx'
import { SaidName } from '../../shell/said-name.tsx'

interface AgendaProps {
  readonly days: readonly CalendarDay[]
  /** Seven columns where there is room for them; else one below the other. */
  readonly layout: 'week' | 'list'
  /** The day that the address asks for: it is marked. */
  readonly asked?: string | undefined
}

/** Days one after the other, each with when the house is open and what is on. */
export function Agenda({ days, layout, asked }: AgendaProps) {
  return (
    <ol className="web-agenda" data-layout={layout} role="list">
      {days.map((day) => (
        <AgendaDay key={day.date} day={day} isPlace={layout === 'week'} isAsked={day.date === asked} />
      ))}
    </ol>
  )
}

function AgendaDay({ day, isPlace, isAsked }: { day: CalendarDay; isPlace: boolean; isAsked: boolean }) {
  const { words, language } = useSite()
  const { date, entries, isToday, holiday } = day
  return (
    <li
      id={isPlace ? dayPlace(date) : undefined}
      className="web-agenda-day"
      data-today={isToday || undefined}
      data-asked={isAsked || undefined}
      data-shut={isShut(day) || undefined}
    >
      <div className="web-agenda-head">
        <h3>
          <time dateTime={date} aria-current={isToday ? 'date' : undefined}>
            {shortDate(words, date)}
          </time>
        </h3>
        <p>{openingWord(words, day, language)}</p>
        {holiday ? (
          <p>
            <SaidName of={holiday} />
          </p>
        ) : null}
      </div>
      {entries.length > 0 ? (
        <ul role="list">
          {entries.map((entry) => (
            <EntryLine key={entry.row.id} entry={entry} />
          ))}
        </ul>
      ) : (
        <p className="web-agenda-none k-quiet">{words('calendar.nothingOn')}</p>
      )}
    </li>
  )
}
