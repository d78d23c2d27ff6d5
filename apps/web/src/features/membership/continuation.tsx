import type { MembershipView } from '@koma/contract/membership.ts'
import { Button } from '@koma/ui/button.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { Form } from 'react-router'
import { plainDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import type { MembershipAnswer } from './member-membership.ts'
import { RenewalForm } from './renewal-form.tsx'

export interface ContinuationProps {
  readonly membership: MembershipView
  /** Months of a period, and working days of a review. */
  readonly months: number
  readonly reviewDays: number
  readonly ticket: string
  readonly answer: MembershipAnswer | null
}

/** How the membership goes on: extended with a press, asked for with a publication, waiting, or begun anew. */
export function Continuation({ membership, months, reviewDays, ticket, answer }: ContinuationProps) {
  const { words, paths } = useSite()
  const { status, renew_by: by, renew_from: from, renewal, ends_on: until } = membership
  if (renewal?.status === 'under_review')
    return (
      <section className="k-box k-stack web-part" aria-labelledby="go-on">
        <SectionHeading id="go-on">{words('membership.renewTitle')}</SectionHeading>
        <p>{words('membership.reviewing', { date: plainDate(words, renewal.review_by) })}</p>
        <p>
          {renewal.title} · {renewal.publisher} · {plainDate(words, renewal.published_on)}
        </p>
      </section>
    )
  if (status === 'ended')
    return (
      <section className="k-box k-stack web-part" aria-labelledby="go-on">
        <SectionHeading id="go-on">{words('membership.endedTitle')}</SectionHeading>
        <div className="k-row">
          <LinkButton href={paths.memberApply()}>{words('membership.again')}</LinkButton>
        </div>
      </section>
    )
  if (by === null || until === null) return null
  if (status !== 'extendable')
    return from === null ? null : (
      <p className="web-aside">
        {words(by === 'extending' ? 'membership.extendFrom' : 'membership.renewFrom', { date: plainDate(words, from) })}
      </p>
    )
  if (by === 'renewal')
    return <RenewalForm membership={membership} reviewDays={reviewDays} ticket={ticket} answer={answer} />
  return (
    <section className="k-box k-stack web-part" aria-labelledby="go-on">
      <SectionHeading id="go-on">{words('membership.extendTitle')}</SectionHeading>
      <p>{words('membership.extendText', { date: plainDate(words, until), months })}</p>
      <Form method="post" className="k-row">
        <input type="hidden" name="ticket" value={ticket} />
        <Button type="submit" name="act" value="extend">
          {words('membership.extend', { months })}
        </Button>
      </Form>
    </section>
  )
}
