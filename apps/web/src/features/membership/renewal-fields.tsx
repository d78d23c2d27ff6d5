import { DateField } from '@koma/ui/date-field.tsx'
import { TextField } from '@koma/ui/text-field.tsx'
import { plainDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import type { MembershipAnswer } from './member-membership.ts'
import { renewalLabels } from './renewal-problems.ts'

/** What the work is and where staff find it; `since` is the first day on which it may have been published. */
export function RenewalFields({ since, answer }: { since: string | null; answer: MembershipAnswer | null }) {
  const { words } = useSite()
  const { values = {}, errors = {} } = answer ?? {}
  const field = (name: keyof typeof renewalLabels) => ({
    id: name,
    name,
    label: words(renewalLabels[name]),
    defaultValue: values[name],
    error: errors[name],
  })
  const optional = words('membership.optional')
  return (
    <>
      <TextField {...field('title')} maxLength={200} required />
      <TextField {...field('publisher')} maxLength={200} required />
      <DateField
        {...field('published_on')}
        hint={since ? words('membership.publishedHint', { from: plainDate(words, since) }) : undefined}
        min={since ?? undefined}
        required
      />
      <TextField {...field('url')} type="url" inputMode="url" hint={words('membership.urlHint')} />
      <TextField {...field('isbn')} inputMode="numeric" mark={optional} />
      <TextField {...field('note')} mark={optional} maxLength={1000} />
    </>
  )
}
