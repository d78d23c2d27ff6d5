import type { MembershipView } from '@koma/contract/membership.ts'
import { Button } from '@koma/ui/button.tsx'
import { ErrorSummary } from '@koma/ui/error-summary.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import type { MembershipAnswer } from './member-membership.ts'
import { RenewalFields } from './renewal-fields.tsx'
import { renewalProblems } from './renewal-problems.ts'

export interface RenewalFormProps {
  readonly membership: MembershipView
  readonly reviewDays: number
  readonly ticket: string
  readonly answer: MembershipAnswer | null
}

/** One commercial publication of the time of the membership: what staff need to find it. Source: product §4 */
export function RenewalForm({ membership, reviewDays, ticket, answer }: RenewalFormProps) {
  const { words } = useSite()
  const summary = useRef<HTMLDivElement>(null)
  const problems = renewalProblems(words, answer)
  useEffect(() => {
    if (answer && Object.keys(answer.errors).length > 0) summary.current?.focus()
  }, [answer])
  const { renewal, started_on: since } = membership
  return (
    <section className="k-box k-stack web-part" aria-labelledby="go-on">
      <SectionHeading id="go-on">{words('membership.renewTitle')}</SectionHeading>
      <p>{words('membership.renewText', { days: reviewDays })}</p>
      {renewal?.status === 'review_failed' ? (
        <p className="web-aside">{words('membership.failed', { reason: renewal.reason ?? '' })}</p>
      ) : null}
      <Form method="post" className="k-stack" noValidate>
        <ErrorSummary ref={summary} title={words('membership.renewFailed')} errors={problems} />
        <input type="hidden" name="ticket" value={ticket} />
        <RenewalFields since={since} answer={answer} />
        <div className="k-row">
          <Button type="submit" name="act" value="renew">
            {words('membership.renew')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
