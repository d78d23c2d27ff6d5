import type { MembershipView } from '@koma/contract/membership.ts'
import { Button } from '@koma/ui/button.tsx'
import { DateField } from '@koma/ui/date-field.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { TextField } from '@koma/ui/text-field.tsx'
import { Form } from 'react-router'
import { plainDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import type { MembershipAnswer } from './member-membership.ts'

export interface RenewalFormProps {
  readonly membership: MembershipView
  readonly reviewDays: number
  readonly ticket: string
  readonly answer: MembershipAnswer | null
}

/** One commercial publication of the time of the membership: what staff need to find it. Source: product §4 */
export function RenewalForm({ membership, reviewDays, ticket, answer }: RenewalFormProps) {
  const { words } = useSite()
  const { values = {}, errors = {} } = answer ?? {}
  const { renewal, started_on: since } = membership
  const field = (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name] })
  const optional = words('membership.optional')
  return (
    <section className="k-box k-stack web-part" aria-labelledby="go-on">
      <SectionHeading id="go-on">{words('membership.renewTitle')}</SectionHeading>
      <p>{words('membership.renewText', { days: reviewDays })}</p>
      {renewal?.status === 'review_failed' ? (
        <p className="web-aside">{words('membership.failed', { reason: renewal.reason ?? '' })}</p>
      ) : null}
      <Form method="post" className="k-stack" noValidate>
        <input type="hidden" name="ticket" value={ticket} />
        <TextField {...field('title')} label={words('membership.workTitle')} maxLength={200} required />
        <TextField {...field('publisher')} label={words('membership.publisher')} maxLength={200} required />
        <DateField
          {...field('published_on')}
          label={words('membership.publishedOn')}
          hint={since ? words('membership.publishedHint', { from: plainDate(words, since) }) : undefined}
          min={since ?? undefined}
          required
        />
        <TextField
          {...field('url')}
          type="url"
          inputMode="url"
          label={words('membership.url')}
          hint={words('membership.urlHint')}
        />
        <TextField {...field('isbn')} inputMode="numeric" label={words('membership.isbn')} mark={optional} />
        <TextField {...field('note')} label={words('membership.note')} mark={optional} maxLength={1000} />
        <div className="k-row">
          <Button type="submit" name="act" value="renew">
            {words('membership.renew')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
