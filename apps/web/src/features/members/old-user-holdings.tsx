import type { OldUser } from '@koma/contract/old-users.ts'
import { number, plainDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import { FormPart } from './form-part.tsx'

/** What comes along: points, class, and until when the link works. */
export function OldUserHoldings({ record }: { record: OldUser }) {
  const { words } = useSite()
  const names = {
    general: words('members.classGeneral'),
    loyal: words('members.classLoyal'),
    associate_creator: words('members.classAssociate'),
    creator: words('members.classCreator'),
  }
  const name = names[record.class]
  const until = record.class_ends_on
  const facts = [
    [words('oldUsers.purchased'), words('oldUsers.pointsValue', { points: number(record.points.purchased) })],
    [words('oldUsers.reward'), words('oldUsers.pointsValue', { points: number(record.points.reward) })],
    [
      words('oldUsers.class'),
      until === null ? name : words('oldUsers.classUntil', { name, date: plainDate(words, until) }),
    ],
    [words('oldUsers.expires'), plainDate(words, record.expires_on)],
  ]
  return (
    <FormPart title={words('oldUsers.holds')}>
      <dl className="web-holdings">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </FormPart>
  )
}
