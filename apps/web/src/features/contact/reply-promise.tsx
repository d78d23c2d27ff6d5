import type { ContactFacts } from '@koma/contract/contact.ts'
import { longDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'

/** By when a letter of today is answered, with the day that it falls on. Source: product §9 "Contact message reply" */
export function ReplyPromise({ facts: { reply_by: by, reply_working_days: days } }: { facts: ContactFacts }) {
  const { words } = useSite()
  return (
    <div className="web-promise">
      <p className="k-lead">{words('letters.promise', { date: longDate(words, by) })}</p>
      <p className="k-small">{words('letters.promiseHow', { days })}</p>
    </div>
  )
}
