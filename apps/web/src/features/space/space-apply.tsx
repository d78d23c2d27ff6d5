import type { Rule } from '@koma/contract/pages.ts'
import type { Space } from '@koma/contract/space.ts'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { longDate } from '../../lib/format.ts'
import { nameOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'

interface SpaceApplyProps {
  readonly space: Space
  readonly rule: Rule
  readonly isMember: boolean
}

/** How one gets the room: from when, by which way, and the steps that follow. */
export function SpaceApply({ space, rule: { limits }, isMember }: SpaceApplyProps) {
  const { words, language, paths } = useSite()
  const steps = [
    words('space.stepAgree'),
    words('space.stepForm'),
    words('space.stepFiles'),
    words('space.stepReview', { min: limits.review_working_days_min, max: limits.review_working_days_max }),
    words('space.stepDeposit', { days: limits.space_deposit_working_days }),
    words('space.stepDone'),
  ]
  const body = words('space.applyBody', { name: nameOf(space, language) })
  return (
    <section className="k-box k-stack web-space-apply" aria-labelledby="apply">
      <h2 id="apply">{words('space.applyTitle')}</h2>
      <p>
        {words('space.applyFrom')}
        <strong className="web-space-first">
          <time dateTime={space.first_day}>{longDate(words, space.first_day)}</time>
        </strong>
      </p>
      <p>{words('space.applySoon', { days: limits.contact_reply_working_days })}</p>
      <LinkButton href={paths.contact({ reason: 'space', about: body })}>{words('space.applyAsk')}</LinkButton>
      {isMember ? null : (
        <>
          <LinkButton variant="quiet" href={paths.sign(paths.space(space.id))}>
            {words('space.applySign')}
          </LinkButton>
          <p className="k-small k-quiet">{words('space.applySignNote')}</p>
        </>
      )}
      <h3>{words('space.stepsTitle')}</h3>
      <ol className="web-space-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
