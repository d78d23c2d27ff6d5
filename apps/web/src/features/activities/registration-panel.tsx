import type { Activity } from '@koma/contract/activities.ts'
import type { MemberClass } from '@koma/domain/member-classes.ts'
import { dateTime } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import { countdown } from '../../lib/activity-words.ts'
import { ClassFees } from './class-fees.tsx'
import { NextStep } from './next-step.tsx'
import { PlacesMeter } from './places-meter.tsx'

interface RegistrationPanelProps {
  readonly activity: Activity
  /** The reader's class; null for a visitor. */
  readonly own: MemberClass | null
}

/** How one gets in: whether now, until when, how many places are left, for whom and for how much. */
export function RegistrationPanel({ activity, own }: RegistrationPanelProps) {
  const { words } = useSite()
  const { registration, phase } = activity
  const { status, opens_at: opensAt, closes_at: closesAt } = registration
  const next = countdown(words, registration)
  return (
    <section className="k-box k-stack web-registration" aria-labelledby="registration">
      <h2 id="registration">{words('activities.registration')}</h2>
      {next ? <p className="web-days-left">{next}</p> : null}
      <NextStep activity={activity} own={own} />
      {status === 'none' ? null : (
        <>
          {phase === 'past' ? null : <PlacesMeter registration={registration} />}
          {opensAt && closesAt ? (
            <p className="k-small">
              <strong>{words('activities.window')}</strong>
              <br />
              {words('activities.windowSpan', { from: dateTime(words, opensAt), to: dateTime(words, closesAt) })}
            </p>
          ) : null}
          <ClassFees registration={registration} own={own} />
        </>
      )}
    </section>
  )
}
