import type { CalendarRow } from '@koma/contract/calendar.ts'
import { googleCalendarLink } from '@koma/domain/icalendar.ts'
import type { Language } from '@koma/domain/languages.ts'
import { parseTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { timeOf } from '../../lib/format.ts'
import { localised, wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { LanguageBadge, Said } from '../../shell/said.tsx'
import type { DayEntry } from './calendar-days.ts'
import { kindWord, whenWord } from './calendar-words.ts'

/** One entry of a day: when, what, where, and the ways into somebody's own calendar. */
export function EntryLine({ entry }: { entry: DayEntry }) {
  const { words, language, paths } = useSite()
  const { row, part } = entry
  const title = wordsOf(row, 'title', language)
  return (
    <li className="web-entry" data-kind={row.kind} data-cancelled={row.is_cancelled || undefined}>
      <p className="web-entry-when">
        {part === 'whole' ? `${timeOf(row.starts_at)}–${timeOf(row.ends_at)}` : whenWord(words, entry)}
        <span className="web-entry-kind">{kindWord(words, row)}</span>
        {row.is_cancelled ? <strong>{words('calendar.cancelled')}</strong> : null}
      </p>
      <p className="web-entry-title">
        <UiLink href={paths.calendarEntry(row.url)}>
          <Said said={title} />
        </UiLink>{' '}
        <LanguageBadge said={title} />
        {row.part ? <span className="k-small k-quiet"> {words('calendar.part', row.part)}</span> : null}
      </p>
      <p className="k-small k-quiet">
        <Said said={wordsOf(row, 'location', language)} />
      </p>
      {row.is_cancelled ? null : <OwnCalendar row={row} />}
    </li>
  )
}

/** Links into the reader's own calendar, each named after the event for who hears them alone. */
function OwnCalendar({ row }: { row: CalendarRow }) {
  const { words, language, paths } = useSite()
  const title = wordsOf(row, 'title', language)
  return (
    <p className="web-entry-own">
      <a href={googleLink(row, language)} target="_blank" rel="noopener noreferrer">
        {words('calendar.toGoogle')}
        <span className="k-ears">
          {' '}
          <Said said={title} />
        </span>
      </a>
      <a href={paths.calendarEntryFile(row.url)}>
        {words('calendar.toFile')}
        <span className="k-ears">
          {' '}
          <Said said={title} />
        </span>
      </a>
    </p>
  )
}

function googleLink(row: CalendarRow, language: Language): string {
  const startsAt = parseTaipeiDateTime(row.starts_at)!
  return googleCalendarLink({
    uid: row.id,
    sequence: 0,
    changedAt: startsAt,
    status: 'confirmed',
    time: { startsAt, endsAt: parseTaipeiDateTime(row.ends_at)! },
    title: localised(row, 'title', language),
    location: wordsOf(row, 'location', language)?.text,
  })
}
