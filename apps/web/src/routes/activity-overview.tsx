import type { ActivityCard as Card } from '@koma/contract/activities.ts'
import { activityCategories } from '@koma/domain/activities.ts'
import { CardGrid } from '@koma/ui/card-grid.tsx'
import { EmptyState } from '@koma/ui/empty-state.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { ActivityCard } from '../features/activities/activity-card.tsx'
import { CategoryTabs } from '../features/activities/activity-filter.tsx'
import { CategoryPanel } from '../features/activities/category-panel.tsx'
import { loadForReader } from '../lib/for-reader.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { readingCalls } from '../lib/reading-calls.ts'
import { screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { Trail } from '../shell/trail.tsx'

export const headers = publicPage('content')

/** Cards of each of the two lists at most. */
const shownMax = 6

/** What is next of each category, what one can register for now, and what is coming up. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const [open, upcoming, ...categories] = await Promise.all([
    loadForReader(screen, readingCalls.activities({ registration: 'open', sort: 'oldest', per_page: shownMax })),
    loadForReader(screen, readingCalls.activities({ when: 'upcoming', per_page: 3 * shownMax })),
    ...activityCategories.map(async (category) => {
      const { data, meta } = await loadForReader(
        screen,
        readingCalls.activityList(category, { when: 'upcoming', per_page: 1 }),
      )
      return { category, count: meta.total, next: data[0] ?? null }
    }),
  ])
  // Each stands once: where one can register, else where it is on, else where it is to come.
  const others = upcoming.data.filter(({ id }) => open.data.every((one) => one.id !== id))
  const isOn = ({ phase }: Card) => phase === 'ongoing'
  return {
    open: open.data,
    ongoing: others.filter(isOn).slice(0, shownMax),
    upcoming: others.filter((one) => !isOn(one)).slice(0, shownMax),
    categories,
  }
}

export const meta = (input: MetaInput) =>
  pageMeta(input, (words, _language, centre) => ({
    title: words('activities.title'),
    description: words('activities.description', { centre }),
  }))

/** activity: the four categories as panels of a page, and what is next. Source: product §2 */
export default function ActivityOverview() {
  const { open, ongoing, upcoming, categories } = useLoaderData<typeof loader>()
  const { words, paths } = useSite()
  return (
    <>
      <Trail items={[{ href: paths.activityOverview(), label: words('activities.title') }]} />
      <div className="web-list-head">
        <SectionHeading level={1} sound={words('activities.sound')}>
          {words('activities.title')}
        </SectionHeading>
        <p className="k-lead">{words('activities.lead')}</p>
      </div>
      <CategoryTabs category={null} />
      <ul className="web-categories" role="list">
        {categories.map((one) => (
          <CategoryPanel key={one.category} {...one} />
        ))}
      </ul>
      <Activities id="open" title={words('activities.openNow')} activities={open} />
      <Activities id="ongoing" title={words('activities.onNow')} activities={ongoing} />
      <Activities id="upcoming" title={words('activities.comingUp')} activities={upcoming} />
      {open.length + ongoing.length + upcoming.length === 0 ? (
        <EmptyState
          sentence={words('errors.noDataFound')}
          detail={words('activities.noneUpcoming')}
          nextStep={<LinkButton href={paths.newsList()}>{words('news.seeAll')}</LinkButton>}
        />
      ) : null}
    </>
  )
}

function Activities({ id, title, activities }: { id: string; title: string; activities: readonly Card[] }) {
  if (activities.length === 0) return null
  return (
    <section className="k-stack web-activities" aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <CardGrid label={title}>
        {activities.map((one) => (
          <ActivityCard key={one.id} activity={one} headingLevel={3} />
        ))}
      </CardGrid>
    </section>
  )
}
