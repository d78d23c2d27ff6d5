import type { Activity } from '@koma/contract/activities.ts'
import { guardianUnderYears } from '@koma/domain/account-rules.ts'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { number } from '../../lib/format.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { Said } from '../../shell/said.tsx'
import { classNames } from '../../lib/activity-words.ts'

/** What to know before registering, made from the record: a changed rule is a changed sentence. Source: product §5, §6 */
export function BeforeYouRegister({ activity }: { activity: Activity }) {
  const { words } = useSite()
  const { registration, phase } = activity
  const { status, fee_points, review, keeps_waiting, min_member_class: least } = registration
  if (status === 'none' || phase === 'past' || phase === 'cancelled') return null
  return (
    <section className="k-stack" aria-labelledby="rules">
      <SectionHeading id="rules">{words('activities.rules')}</SectionHeading>
      <ul className="web-rules">
        {least === 'general' ? null : <li>{words('activities.ruleClass', { classes: classNames(words, least) })}</li>}
        <li>{words('activities.ruleActivated')}</li>
        <li>{words(review ? 'activities.ruleReview' : 'activities.ruleNoReview')}</li>
        {fee_points > 0 ? <li>{words('activities.ruleFee', { points: number(fee_points) })}</li> : null}
        {keeps_waiting ? <li>{words('activities.ruleWaiting')}</li> : null}
        <li>{words('activities.rulePrecautions')}</li>
        <li>{words('activities.ruleGuardian', { years: guardianUnderYears })}</li>
      </ul>
      <Questions form={registration.form} />
    </section>
  )
}

/** What this activity asks of who registers. */
function Questions({ form }: { form: Activity['registration']['form'] }) {
  const { words, language } = useSite()
  if (form.length === 0) return null
  return (
    <>
      <h3>{words('activities.questions')}</h3>
      <ul className="web-rules">
        {form.map((field) => (
          <li key={field.key}>
            <Said said={wordsOf(field, 'label', language)} />{' '}
            <small>{words(field.required ? 'activities.required' : 'activities.optional')}</small>
          </li>
        ))}
      </ul>
    </>
  )
}
