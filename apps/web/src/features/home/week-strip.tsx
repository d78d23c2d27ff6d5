import { UiLink } from '@koma/ui/link.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import type { HomeView } from './home-view.ts'

type Day = HomeView['week']['days'][number]

/** Seven days from today: whether one can come, and what is on. */
export function WeekStrip({ week: { title, more, days } }: Pick<HomeView, 'week'>) {
  return (
    <section aria-labelledby="week">
      <SectionHeading id="week" sound="TICK TOCK!" more={more}>
        {title}
      </SectionHeading>
      <ol className="web-agenda" data-layout="week" role="list">
        {days.map((day) => (
          <DayOfWeek key={day.date} day={day} />
        ))}
      </ol>
    </section>
  )
}

function DayOfWeek({ day }: { day: Day }) {
  return (
    <li className="web-agenda-day" data-today={day.isToday || undefined} data-shut={day.isShut || undefined}>
      <div className="web-agenda-head">
        <h3>
          <time dateTime={day.date} aria-current={day.isToday ? 'date' : undefined}>
            {day.name}
          </time>
        </h3>
        <p>{day.opening}</p>
      </div>
      {day.entries.length > 0 || day.more ? (
        <ul role="list">
          {day.entries.map((entry) => (
            <li key={entry.id} className="web-entry" data-kind={entry.kind}>
              <p className="web-entry-when">{entry.when}</p>
              <p className="web-entry-title">
                <UiLink href={entry.href}>
                  <span lang={entry.title.lang}>{entry.title.text}</span>
                </UiLink>{' '}
                {entry.title.badge ? <span className="web-language">{entry.title.badge}</span> : null}
              </p>
            </li>
          ))}
          {day.more ? (
            <li className="web-entry">
              <p className="web-entry-title">
                <UiLink href={day.moreHref}>{day.more}</UiLink>
              </p>
            </li>
          ) : null}
        </ul>
      ) : day.isShut ? null : (
        <p className="web-agenda-none k-quiet">{day.none}</p>
      )}
    </li>
  )
}
