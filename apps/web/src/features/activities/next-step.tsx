import type { Activity } from '@koma/contract/activities.ts'
import { isAtLeast, type MemberClass } from '@koma/domain/member-classes.ts'
import { LinkButton } from '@koma/ui/link-button.tsx'
import type { ReactNode } from 'react'
import { dateTime } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import { classNames } from '../../lib/activity-words.ts'

interface NextStepProps {
  readonly activity: Activity
  /** The reader's class; null for a visitor. */
  readonly own: MemberClass | null
}

/** What the reader can do now: register, wait, or where else to go; never nothing. */
export function NextStep({ activity, own }: NextStepProps) {
  const { words } = useSite()
  const { phase, registration } = activity
  const { status, keeps_waiting, min_member_class: least, opens_at, closes_at } = registration
  const elsewhere = <Elsewhere category={activity.category} />
  if (phase === 'cancelled') return <Told sentence={words('activities.cancelledHint')}>{elsewhere}</Told>
  if (phase === 'past') return <Told sentence={words('activities.pastHint')}>{elsewhere}</Told>
  if (status === 'none') return <p>{words('activities.notNeeded')}</p>
  if (status === 'closed' && closes_at)
    return <Told sentence={words('activities.closedAt', { at: dateTime(words, closes_at) })}>{elsewhere}</Told>
  if (status === 'not_started' && opens_at)
    return (
      <Told sentence={<strong>{words('activities.opensAt', { at: dateTime(words, opens_at) })}</strong>}>
        <p>{words('activities.opensAtHint')}</p>
      </Told>
    )
  if (own !== null && !isAtLeast(own, least)) return <OtherClass least={least} own={own} />
  if (status === 'full' && !keeps_waiting)
    return (
      <Told sentence={words('activities.fullHint')}>
        <p>{words('activities.fullNoWaiting')}</p>
        {elsewhere}
      </Told>
    )
  return <Register activity={activity} isVisitor={own === null} />
}

/** The way to the form; a visitor is led to sign first, and back. */
function Register({ activity, isVisitor }: { activity: Activity; isVisitor: boolean }) {
  const { words, paths } = useSite()
  const isFull = activity.registration.status === 'full'
  return (
    <Told sentence={isFull ? words('activities.fullHint') : null}>
      <LinkButton href={paths.activityApply(activity.category, activity.id)} size="large">
        {words(isFull ? 'activities.registerWait' : 'activities.register')}
      </LinkButton>
      {isVisitor ? <p className="k-small k-quiet">{words('activities.signFirst')}</p> : null}
    </Told>
  )
}

function OtherClass({ least, own }: { least: MemberClass; own: MemberClass }) {
  const { words, paths } = useSite()
  const classes = classNames(words, least)
  return (
    <Told sentence={words('activities.notYourClass', { classes, class: words(`activities.class_${own}`) })}>
      <LinkButton href={paths.level()} variant="quiet">
        {words('activities.toLevels')}
      </LinkButton>
    </Told>
  )
}

/** Those of the category that one can still come to. */
function Elsewhere({ category }: Pick<Activity, 'category'>) {
  const { words, paths } = useSite()
  const isExhibition = category === 'exhibition'
  return (
    <LinkButton href={paths.activityList(category, isExhibition ? {} : { open: 1 })} variant="quiet">
      {words(isExhibition ? 'activities.seeUpcoming' : 'activities.otherOpen')}
    </LinkButton>
  )
}

function Told({ sentence, children }: { sentence: ReactNode; children: ReactNode }) {
  return (
    <div className="k-stack">
      {sentence ? <p>{sentence}</p> : null}
      {children}
    </div>
  )
}
