import type { Activity as ActivityRecord } from '@koma/contract/activities.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { ActivityBeside } from '../features/activities/activity-beside.tsx'
import { loadActivity, readersClass } from '../features/activities/activity-data.ts'
import { ActivityFacts } from '../features/activities/activity-facts.tsx'
import { ActivityHead } from '../features/activities/activity-head.tsx'
import { BeforeYouRegister } from '../features/activities/before-you-register.tsx'
import { Programme } from '../features/activities/programme.tsx'
import { RegistrationPanel } from '../features/activities/registration-panel.tsx'
import { RoomPlan } from '../features/activities/room-plan.tsx'
import { Speakers } from '../features/activities/speakers.tsx'
import { ItemDeeds } from '../features/collect/item-deeds.tsx'
import { calls } from '../lib/calls.ts'
import { localised, wordsOf } from '../lib/localised.ts'
import { openingSummary } from '../lib/opening-words.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { load, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { useRootData } from '../lib/use-root-data.ts'
import { RichText } from '../shell/rich-text.tsx'
import { Trail } from '../shell/trail.tsx'
import { Said } from '../shell/said.tsx'
import { SaidName } from '../shell/said-name.tsx'

export const headers = publicPage('content', 'opening-hours')

export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const [activity, setting, own] = await Promise.all([
    loadActivity(screen, args.params['activityId']),
    load(screen, calls.dateSetting()),
    readersClass(screen),
  ])
  return { activity, own, opening: openingSummary(screen.words, setting) }
}

export const meta = (input: MetaInput & { loaderData?: { readonly activity: ActivityRecord } | undefined }) =>
  pageMeta(input, (words, language) => {
    const activity = input.loaderData?.activity
    const description = activity && localised(activity.seo, 'description', language)
    return {
      title: activity ? localised(activity, 'title', language) : words('activities.title'),
      ...(description ? { description } : {}),
      ...(activity && { shared: { kind: 'article', item: activity.id, cover: activity.cover } }),
    }
  })

/** activity_exhibition/{id} and its kin: an activity and how one gets in. Source: product §2 "Event detail", §3 "Event" */
export default function Activity() {
  const { activity, own, opening } = useLoaderData<typeof loader>()
  const { words, language, paths } = useSite()
  const { publicUrl } = useRootData()
  const title = localised(activity, 'title', language)
  const address = paths.activity(activity.category, activity.id)
  const { id, category, is_collect: isCollect } = activity
  return (
    <article className="k-stack k-stack-wide">
      <Trail
        items={[
          { href: paths.activityOverview(), label: words('activities.title') },
          { href: paths.activityList(category), label: words(`activities.${category}`) },
          { href: address, label: <Said said={wordsOf(activity, 'title', language)} /> },
        ]}
      />
      <ActivityHead
        activity={activity}
        deeds={<ItemDeeds key={id} item={{ kind: 'activity', id, category, title, address, isCollect }} />}
      />
      <div className="web-activity">
        <div className="web-activity-side k-stack">
          <ActivityFacts activity={activity} opening={opening} address={publicUrl + address} />
          <RegistrationPanel activity={activity} own={own} />
        </div>
        <div className="web-activity-main k-stack k-stack-wide">
          <RichText said={wordsOf(activity, 'body', language)} />
          <Programme activity={activity} />
          <Speakers activity={activity} />
          <RoomPlan activity={activity} />
          <BeforeYouRegister activity={activity} />
          <Tags tags={activity.tags} />
        </div>
      </div>
      <ActivityBeside activity={activity} />
    </article>
  )
}

function Tags({ tags }: Pick<ActivityRecord, 'tags'>) {
  const { words, paths } = useSite()
  if (tags.length === 0) return null
  return (
    <nav aria-label={words('activities.tags')}>
      <ul className="web-tags" role="list">
        {tags.map((tag) => (
          <li key={tag.id}>
            <UiLink href={paths.tag(tag.id, 'activity')}>
              #<SaidName of={tag} />
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
