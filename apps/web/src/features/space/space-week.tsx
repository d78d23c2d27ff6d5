import type { Space, SpaceDay } from '@koma/contract/space.ts'
import { StateMark } from '@koma/ui/state-tag.tsx'
import { monthDay, shortDate, weekdayWord } from '../../lib/format.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { Said } from '../../shell/said.tsx'
import { standingLooks, standingOf, standingWord } from './space-words.ts'

const slots = ['am', 'pm', 'eve'] as const

interface SpaceWeekProps {
  readonly days: readonly SpaceDay[]
  readonly today: string
  readonly sessions: Space['sessions']
}

/** Seven days down, the sessions across: it fits a phone as it is. */
export function SpaceWeek({ days, today, sessions }: SpaceWeekProps) {
  const { words } = useSite()
  const caption = words('space.weekCaption', {
    first: shortDate(words, days[0]!.date),
    last: shortDate(words, days.at(-1)!.date),
  })
  return (
    <table className="web-week">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words('space.dayColumn')}</th>
          {slots.map((slot) => (
            <th key={slot} scope="col">
              {words(`space.slot_${slot}`)}
              <span className="web-week-hours">{hoursOf(sessions, slot)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <WeekDay key={day.date} day={day} isToday={day.date === today} />
        ))}
      </tbody>
    </table>
  )
}

function WeekDay({ day, isToday }: { day: SpaceDay; isToday: boolean }) {
  const { words } = useSite()
  return (
    <tr data-today={isToday || undefined}>
      <th scope="row">
        <time dateTime={day.date} aria-label={shortDate(words, day.date)}>
          <span className="web-week-date">{monthDay(day.date)}</span>{' '}
          <span className="web-week-weekday">{weekdayWord(words, day.date)}</span>
        </time>
        {day.is_dear && day.sessions.length > 0 ? <span className="web-week-dear">{words('space.dear')}</span> : null}
      </th>
      {day.closed_because === null ? (
        slots.map((slot) => <SessionCell key={slot} day={day} slot={slot} />)
      ) : (
        <ClosedCell day={day} />
      )}
    </tr>
  )
}

function SessionCell({ day, slot }: { day: SpaceDay; slot: (typeof slots)[number] }) {
  const { words } = useSite()
  const standing = standingOf(day, slot)
  return (
    <td data-standing={standing}>
      <span className="web-week-state">
        <StateMark look={standingLooks[standing]} />
        {standingWord(words, standing)}
      </span>
    </td>
  )
}

/** A closed day says so once, over all its sessions, with the reason that the public reads. */
function ClosedCell({ day }: { day: SpaceDay }) {
  const { words, language } = useSite()
  const reason = wordsOf(day, 'reason', language)
  return (
    <td colSpan={slots.length} data-standing="closed">
      <span className="web-week-state">
        <StateMark look="closed" />
        {reason ? <Said said={reason} /> : standingWord(words, 'closed')}
      </span>
    </td>
  )
}

function hoursOf(sessions: Space['sessions'], slot: string): string {
  const session = sessions.find(({ id }) => id === slot)
  return session ? `${session.starts}–${session.ends}` : ''
}
