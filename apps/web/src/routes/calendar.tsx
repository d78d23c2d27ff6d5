import { EmptyState } from '@koma/ui/empty-state.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Agenda } from '../features/calendar/agenda.tsx'
import { calendarData, type CalendarData } from '../features/calendar/calendar-data.ts'
import { isTold } from '../features/calendar/calendar-days.ts'
import { CalendarFeeds } from '../features/calendar/calendar-feeds.tsx'
import { CalendarJump } from '../features/calendar/calendar-jump.tsx'
import { CalendarMoves } from '../features/calendar/calendar-moves.tsx'
import { CalendarRuns } from '../features/calendar/calendar-runs.tsx'
import { CalendarTools } from '../features/calendar/calendar-tools.tsx'
import { monthWord, rangeWord } from '../features/calendar/calendar-words.ts'
import { MonthGrid } from '../features/calendar/month-grid.tsx'
import { openingSummary } from '../lib/opening-words.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { Trail } from '../shell/trail.tsx'

export const headers = publicPage('content', 'opening-hours')

export const loader = (args: LoaderFunctionArgs) => calendarData(screenOf(args))

export const meta = (input: MetaInput & { loaderData?: CalendarData | undefined }) =>
  pageMeta(input, (words, _language, centre) => {
    const { wish, today } = input.loaderData ?? {}
    return {
      title: words('calendar.title'),
      description: words('calendar.description', { centre }),
      // Of endless days search engines read today's alone.
      ...(wish !== undefined && wish.date !== today && { noindex: true }),
    }
  })

/** calendar: what is on and when the house is open, by month, week or list. Source: product §1, §2 */
export default function Calendar() {
  const data = useLoaderData<typeof loader>()
  const { words, paths } = useSite()
  const { wish, today, days, runs, setting } = data
  const heading =
    wish.view === 'month' ? monthWord(words, wish.date) : rangeWord(words, days[0]!.date, days.at(-1)!.date)
  return (
    <>
      <Trail items={[{ href: paths.calendar(), label: words('calendar.title') }]} />
      <div className="web-list-head">
        <SectionHeading level={1} sound={words('calendar.sound')}>
          {words('calendar.title')}
        </SectionHeading>
        <p className="k-lead">{words('calendar.lead')}</p>
        <p>{openingSummary(words, setting).join(' ')}</p>
      </div>
      <CalendarTools wish={wish} today={today} />
      <section className="k-stack web-calendar" aria-labelledby="view">
        <div className="web-calendar-head">
          <h2 id="view">{heading}</h2>
          <CalendarMoves wish={wish} today={today} />
        </div>
        <CalendarJump wish={wish} />
        <CalendarDays data={data} />
        <CalendarRuns runs={runs} />
      </section>
      <CalendarFeeds />
    </>
  )
}

/** The days in the view that was asked for; a list without anything to tell says where to go on. */
function CalendarDays({ data: { wish, days, runs } }: { data: CalendarData }) {
  const { words, paths } = useSite()
  if (wish.view === 'week') return <Agenda days={days} layout="week" asked={wish.date} />
  const told = days.filter(isTold)
  if (wish.view === 'month') {
    const ofMonth = told.filter(({ date }) => date.startsWith(wish.date.slice(0, 7)))
    return (
      <>
        <MonthGrid days={days} runs={runs} date={wish.date} kind={wish.kind} />
        {ofMonth.length > 0 ? (
          <div className="web-month-agenda">
            <h3>{words('calendar.agendaTitle')}</h3>
            <Agenda days={ofMonth} layout="list" />
          </div>
        ) : null}
      </>
    )
  }
  if (told.length > 0 || runs.length > 0) return <Agenda days={told} layout="list" />
  return (
    <EmptyState
      sentence={words('errors.noDataFound')}
      detail={`${words('calendar.noneTitle')} ${words('calendar.noneDetail')}`}
      nextStep={<LinkButton href={paths.calendar({ view: 'list' })}>{words('calendar.seeAll')}</LinkButton>}
    />
  )
}
