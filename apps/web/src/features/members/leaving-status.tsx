import { deletionStatuses } from '@koma/domain/deletion-states.ts'
import { Button } from '@koma/ui/button.tsx'
import { Form, useNavigation } from 'react-router'
import { number, plainDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import type { Words } from '../../lib/words.ts'
import type { LeavingMember } from './leaving.ts'

type Deletion = NonNullable<LeavingMember['deletion']>

/** How far a request is, how many days are left, and the way back. */
export function LeavingStatus({ deletion }: { deletion: Deletion }) {
  const { words } = useSite()
  const { state } = useNavigation()
  const isCalled = deletion.status !== 'requested'
  return (
    <section className="k-box k-stack" aria-labelledby="pending-title">
      <h2 id="pending-title">{words('leaving.pendingTitle')}</h2>
      {isCalled ? null : (
        <>
          <p className="web-countdown">{countdown(words, deletion.working_days_left)}</p>
          <p>{words('leaving.contactBy', { date: plainDate(words, deletion.contact_by) })}</p>
        </>
      )}
      <Progress deletion={deletion} />
      {deletion.settlement ? (
        <p>{words(`leaving.settled_${deletion.settlement}`, { points: number(deletion.settled_points ?? 0) })}</p>
      ) : null}
      <Form method="post" className="k-stack">
        <p>{words('leaving.undoText')}</p>
        <div>
          <Button
            type="submit"
            name="intent"
            value="stay"
            size="large"
            busyWord={state === 'submitting' ? words('profile.working') : null}
          >
            {words('leaving.undo')}
          </Button>
        </div>
      </Form>
    </section>
  )
}

/** The steps in their order; what was done before stays marked. */
function Progress({ deletion }: { deletion: Deletion }) {
  const { words } = useSite()
  const steps = deletionStatuses.filter((status) => status !== 'withdrawn')
  const reached = steps.indexOf(deletion.status as (typeof steps)[number])
  return (
    <ol className="web-progress" aria-label={words('leaving.progress')}>
      {steps.map((step, index) => (
        <li key={step} data-done={index <= reached || undefined} aria-current={index === reached ? 'step' : undefined}>
          {words(`leaving.state_${step}`)}
        </li>
      ))}
    </ol>
  )
}

function countdown(words: Words, days: number): string {
  if (days === 0) return words('leaving.daysLeftNone')
  return days === 1 ? words('leaving.daysLeftOne') : words('leaving.daysLeft', { days })
}
