import type { MembershipView } from '@koma/contract/membership.ts'
import { plainDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import { MembershipState } from './membership-state.tsx'

/** The class, its state and its days; of a class that has ended what it was, and the way back. */
export function MembershipFacts({ membership }: { membership: MembershipView }) {
  const { words } = useSite()
  const { type, status, started_on: since, ends_on: until, periods } = membership
  const ended = status === 'ended' ? (periods.find(({ ends_on }) => ends_on === until)?.type ?? null) : null
  return (
    <div className="k-stack">
      <p className="web-class-name">{words(`membership.class_${type}`)}</p>
      <div>
        <MembershipState status={status} />
      </div>
      {ended !== null && until !== null ? (
        <p>
          {words('membership.endedText', {
            name: words(`membership.class_${ended}`),
            date: plainDate(words, until),
          })}
        </p>
      ) : (
        <dl className="k-facts">
          {since === null ? null : (
            <div>
              <dt>{words('membership.since')}</dt>
              <dd>{plainDate(words, since)}</dd>
            </div>
          )}
          <div>
            <dt>{words('membership.until')}</dt>
            <dd>{until === null ? words('membership.noEnd') : plainDate(words, until)}</dd>
          </div>
        </dl>
      )}
    </div>
  )
}
