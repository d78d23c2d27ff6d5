import { isCreatorClass } from '@koma/domain/creator-application.ts'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { Continuation } from '../features/membership/continuation.tsx'
import { LoyaltyMeter } from '../features/membership/loyalty-meter.tsx'
import {
  continueMembership,
  memberMembership,
  type MembershipAnswer,
} from '../features/membership/member-membership.ts'
import { MembershipFacts } from '../features/membership/membership-facts.tsx'
import { PeriodHistory } from '../features/membership/period-history.tsx'
import { WantedClass } from '../features/membership/wanted-class.tsx'
import { formValues } from '../lib/form-values.ts'
import { keptForm } from '../lib/kept-form.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { MissingActivation } from '../shell/missing-activation.tsx'
import { useToast } from '../shell/toasts.tsx'
import { MemberHead } from '../shell/member-head.tsx'

export const loader = (args: LoaderFunctionArgs) => memberMembership(screenOf(args))

export async function action(args: ActionFunctionArgs) {
  const answer = await continueMembership(screenOf(args), await formValues(args.request))
  return answer instanceof Response ? answer : formAnswer(args, answer, 422)
}

export const clientAction = keptForm<MembershipAnswer>(({ values, toast }) => ({ values, errors: {}, toast }))

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({
    title: words('membership.title'),
    description: words('membership.description'),
    noindex: true,
  }))

/** member/level: the member's own class, how far the next one is, and how it goes on. Source: product §4, §6 */
export default function MemberLevel() {
  const { membership, months, reviewDays, today, ticket, activation } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  const { words, paths } = useSite()
  useToast(answer?.toast)
  return (
    <div className="k-stack k-stack-wide">
      <MemberHead href={paths.memberLevel()} title={words('membership.title')} sound={words('membership.sound')} />
      {activation ? <MissingActivation activation={activation} /> : null}
      <div className="web-membership">
        <section className="k-box" aria-label={words('membership.title')}>
          <MembershipFacts membership={membership} />
        </section>
        {/* A creator's class is above the loyal one. */}
        {isCreatorClass(membership.type) ? null : (
          <section className="k-box k-stack web-part" aria-labelledby="meter">
            <SectionHeading id="meter">{words('membership.meterTitle')}</SectionHeading>
            <LoyaltyMeter meter={membership.meter} />
          </section>
        )}
      </div>
      {membership.wanted_class && !activation ? <WantedClass wanted={membership.wanted_class} /> : null}
      <Continuation membership={membership} months={months} reviewDays={reviewDays} ticket={ticket} answer={answer} />
      <PeriodHistory periods={membership.periods} today={today} />
      <div className="k-row">
        <LinkButton href={paths.level()} variant="quiet">
          {words('membership.benefits')}
        </LinkButton>
      </div>
    </div>
  )
}
