import type { Space, SpaceDay } from '@koma/contract/space.ts'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { SlotLegend } from '@koma/ui/slot-grid.tsx'
import { longDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import { SpacePaging } from './space-paging.tsx'
import { SpaceWeek } from './space-week.tsx'

/** Days in one table. */
const weekDays = 7

/** Which sessions are free in the coming weeks: a table a week, told in words and drawn in patterns. */
export function SpaceDays({ space }: { space: Space }) {
  const { words } = useSite()
  const { days, today, first_day: firstDay, last_known_year: lastKnownYear } = space
  const isBeyondKnown = days.some(({ date }) => date.slice(0, 4) > String(lastKnownYear))
  return (
    <section className="k-stack" aria-labelledby="days">
      <SectionHeading id="days" sound={words('space.daysSound')}>
        {words('space.daysTitle')}
      </SectionHeading>
      <p>{words('space.daysLead', { date: longDate(words, firstDay) })}</p>
      <SlotLegend
        label={words('space.legend')}
        entries={[
          { look: 'free', word: words('space.legendFree') },
          { look: 'review', word: words('space.legendRequested') },
          { look: 'taken', word: words('space.legendTaken') },
          { look: 'over', word: words('space.legendSoon') },
          { look: 'closed', word: words('space.legendClosed') },
        ]}
      />
      <div className="web-weeks">
        {weeksOf(days).map((week) => (
          <SpaceWeek key={week[0]!.date} days={week} today={today} sessions={space.sessions} />
        ))}
      </div>
      {isBeyondKnown ? <p className="k-small k-quiet">{words('space.daysKnown', { year: lastKnownYear })}</p> : null}
      <SpacePaging space={space} />
    </section>
  )
}

const weeksOf = (days: readonly SpaceDay[]): SpaceDay[][] =>
  Array.from({ length: Math.ceil(days.length / weekDays) }, (_, week) =>
    days.slice(week * weekDays, (week + 1) * weekDays),
  )
