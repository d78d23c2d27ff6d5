import { calendarFilters } from '@koma/domain/calendar-kinds.ts'
import { TabLinks } from '@koma/ui/tab-links.tsx'
import { useSite } from '../../lib/use-language.ts'
import { calendarViews, type CalendarWish } from './calendar-wish.ts'
import { filterWord } from './calendar-words.ts'

/** Which view, which kinds, which day: every choice is an address and keeps the others. */
export function CalendarTools({ wish, today }: { wish: CalendarWish; today: string }) {
  const { words, paths } = useSite()
  const date = wish.date === today ? undefined : wish.date
  const view = wish.view === 'month' ? undefined : wish.view
  return (
    <div className="k-stack web-calendar-tools">
      <TabLinks
        label={words('calendar.viewLabel')}
        items={calendarViews.map((one) => ({
          href: paths.calendar({ view: one === 'month' ? undefined : one, date, kind: wish.kind }),
          label: words(`calendar.view_${one}`),
          current: one === wish.view,
        }))}
      />
      <TabLinks
        isStrip
        label={words('calendar.filterLabel')}
        items={[undefined, ...calendarFilters].map((kind) => ({
          href: paths.calendar({ view, date, kind }),
          label: kind === undefined ? words('calendar.all') : filterWord(words, kind),
          current: kind === wish.kind,
        }))}
      />
    </div>
  )
}
