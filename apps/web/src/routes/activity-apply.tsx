import type { Activity } from '@koma/contract/activities.ts'
import { houseLimits } from '@koma/domain/house-rules.ts'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loadActivity } from '../features/activities/activity-data.ts'
import { activityTime } from '../lib/activity-words.ts'
import { BeforeYouRegister } from '../features/activities/before-you-register.tsx'
import { RegistrationPanel } from '../features/activities/registration-panel.tsx'
import { localised } from '../lib/localised.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { notFound, requireMember, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { Trail } from '../shell/trail.tsx'

/** A visitor is led to sign and back here; what names no activity, `preview` among it, is the 404 screen for everybody. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const id = args.params['activityId'] ?? ''
  if (!/^\d{1,9}$/.test(id)) throw notFound()
  const member = await requireMember(screen)
  return { activity: await loadActivity(screen, id), own: member.type }
}

export const meta = (input: MetaInput & { loaderData?: { readonly activity: Activity } | undefined }) =>
  pageMeta(input, (words, language) => ({
    title: input.loaderData
      ? words('activities.applyTitle', { title: localised(input.loaderData.activity, 'title', language) })
      : words('activities.registration'),
    noindex: true,
  }))

/** activity_exhibition/{id}/apply and its kin: what to prepare, and how to register meanwhile. Source: product §2 */
export default function ActivityApply() {
  const { activity, own } = useLoaderData<typeof loader>()
  const { words, language, paths } = useSite()
  const title = localised(activity, 'title', language)
  const { category, id } = activity
  const isOpen = activity.registration.status === 'open' || activity.registration.status === 'full'
  return (
    <div className="k-column k-stack k-stack-wide">
      <Trail
        items={[
          { href: paths.activityList(category), label: words(`activities.${category}`) },
          { href: paths.activity(category, id), label: title },
          { href: paths.activityApply(category, id), label: words('activities.registration') },
        ]}
      />
      <div className="web-from-data">
        <SectionHeading level={1}>{words('activities.applyTitle', { title })}</SectionHeading>
        <p className="k-lead">{activityTime(words, activity)}</p>
      </div>
      {isOpen ? (
        <section className="k-box k-stack" aria-labelledby="soon">
          <h2 id="soon">{words('activities.applySoon')}</h2>
          <p>{words('activities.applySoonHint', { days: houseLimits.contact_reply_working_days })}</p>
          <p className="k-row">
            <LinkButton href={paths.contact()}>{words('activities.applyContact')}</LinkButton>
            <LinkButton href={paths.activity(category, id)} variant="quiet">
              {words('activities.applyBack')}
            </LinkButton>
          </p>
        </section>
      ) : (
        <RegistrationPanel activity={activity} own={own} />
      )}
      <BeforeYouRegister activity={activity} />
    </div>
  )
}
