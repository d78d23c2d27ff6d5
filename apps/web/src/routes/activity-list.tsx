import type { ActivityCategory } from '@koma/domain/activities.ts'
import { CardGrid } from '@koma/ui/card-grid.tsx'
import { EmptyState } from '@koma/ui/empty-state.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { ActivityCard } from '../features/activities/activity-card.tsx'
import { askedActivities, categoryOf } from '../features/activities/activity-data.ts'
import { ActivityFilter, type AskedActivities } from '../features/activities/activity-filter.tsx'
import { loadForReader } from '../lib/for-reader.ts'
import { isThere, listAnswer, pagedTitle } from '../lib/list-answer.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { pageOf } from '../lib/page-number.ts'
import { publicPage } from '../lib/public-page.ts'
import { readingCalls } from '../lib/reading-calls.ts'
import { screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { PageLinks } from '../shell/page-links.tsx'
import { Trail } from '../shell/trail.tsx'

export const headers = publicPage('content')

export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const query = screen.url.searchParams
  const category = categoryOf(screen.url.pathname)
  const asked = askedActivities(query)
  const list = (values: Readonly<Record<string, unknown>>) =>
    loadForReader(screen, readingCalls.activityList(category, values))
  const registration = asked.open ? 'open' : undefined
  const [page, upcoming, past] = await Promise.all([
    list({ when: asked.when ?? 'upcoming', q: asked.q, tag: asked.tag, registration, page: pageOf(query) }),
    list({ when: 'upcoming', per_page: 1 }),
    list({ when: 'past', per_page: 1 }),
  ])
  const counts = { upcoming: upcoming.meta.total, past: past.meta.total }
  return listAnswer({ category, asked, counts, activities: page.data, meta: page.meta, tag: asked.tag })
}

type Shown = { readonly category: ActivityCategory; readonly asked: AskedActivities }

type Listed = Shown & Parameters<typeof isThere>[0]

export const meta = (input: MetaInput & { loaderData?: Listed | undefined }) =>
  pageMeta(input, (words, _language, centre) => {
    const { category, asked } = input.loaderData ?? {}
    if (!category) return { title: words('activities.title'), noindex: true }
    return {
      title: pagedTitle(words, words(`activities.${category}`), input.loaderData?.meta),
      description: words(`activities.description_${category}`, { centre }),
      ...(((asked?.q ?? asked?.open ?? asked?.tag) !== undefined || !isThere(input.loaderData!)) && { noindex: true }),
    }
  })

/** activity_exhibition and its kin: the activities of a category, to come or over. Source: product §2, §8 "No Data Found" */
export default function ActivityList() {
  const { category, asked, counts, activities, meta: pages } = useLoaderData<typeof loader>()
  const { words, paths } = useSite()
  const title = words(`activities.${category}`)
  return (
    <>
      <Trail
        items={[
          { href: paths.activityOverview(), label: words('activities.title') },
          { href: paths.activityList(category), label: title },
        ]}
      />
      <div className="web-list-head">
        <SectionHeading level={1} sound={words(`activities.sound_${category}`)}>
          {title}
        </SectionHeading>
        <p className="k-lead">{words(`activities.lead_${category}`)}</p>
      </div>
      <ActivityFilter category={category} asked={asked} counts={counts} />
      <p role="status" className="web-found">
        {words('activities.found', { count: pages.total })}
      </p>
      {activities.length > 0 ? (
        <CardGrid label={title}>
          {activities.map((one) => (
            <ActivityCard key={one.id} activity={one} />
          ))}
        </CardGrid>
      ) : (
        <NothingFound category={category} asked={asked} />
      )}
      <PageLinks meta={pages} hrefOf={(page) => paths.activityList(category, { ...asked, page })} />
    </>
  )
}

/** An empty list leads to the other half of the category, or back to all of it. */
function NothingFound({ category, asked }: Shown) {
  const { words, paths } = useSite()
  const isFiltered = asked.q !== undefined || asked.open !== undefined || asked.tag !== undefined
  const [href, label] = isFiltered
    ? ([paths.activityList(category, { when: asked.when }), 'activities.clear'] as const)
    : asked.when === 'past'
      ? ([paths.activityList(category), 'activities.seeUpcoming'] as const)
      : ([paths.activityList(category, { when: 'past' }), 'activities.seePast'] as const)
  return (
    <EmptyState
      sentence={words('errors.noDataFound')}
      detail={asked.q ? words('activities.noneFound', { words: asked.q }) : words('activities.none')}
      nextStep={<LinkButton href={href}>{words(label)}</LinkButton>}
    />
  )
}
