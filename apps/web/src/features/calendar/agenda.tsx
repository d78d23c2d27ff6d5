import { shortDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import { isShut, type CalendarDay } from './calendar-days.ts'
import { openingWord } from './calendar-words.ts'
import { EntryLine } from './entry-line.tsx'
import { SaidName } from '../../shell/said-name.tsx'

interface AgendaProps {
  readonly days: readonly CalendarDay[]
  /** Seven columns where there is room for them; else one below the other. */
  readonly layout: 'week' | 'list'
}

/** Days one after the other, each with when the house is open and what is on. */
export function Agenda({ days, layout }: AgendaProps) {
  return (
    <ol className="web-agenda" data-layout={layout} role="list">
      {days.map((day) => (
        <AgendaDay key={day.date} day={day} />
      ))}
    </ol>
  )
}

function AgendaDay({ day }: { day: CalendarDay }) {
  const { words, language } = useSite()
  const { date, entries, isToday, holiday } = day
  return (
    <li className="web-agenda-day" data-today={isToday || undefined} data-shut={isShut(day) || undefined}>
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
