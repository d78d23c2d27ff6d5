import type { CreatorApplication } from '@koma/contract/creators.ts'
import { StateTag } from '@koma/ui/state-tag.tsx'
import { Ticket } from '@koma/ui/ticket.tsx'
import { Timeline } from '@koma/ui/timeline.tsx'
import { dateTime, plainDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import type { CreatorLists } from './creator-lists.ts'
import { className, statusLook, statusWord } from './creator-words.ts'
import { SentForm } from './sent-form.tsx'
import { WithdrawApplication } from './withdraw-application.tsx'

/** One application: its state, its clock, what happened to it and what was sent. */
export function ApplicationRecord({ application, lists }: { application: CreatorApplication; lists: CreatorLists }) {
  const { words } = useSite()
  const { status, number, submitted_at, review_by, reason, can_withdraw } = application
  return (
    <Ticket
      title={className(words, application.type)}
      headingLevel={2}
      state={<StateTag look={statusLook(status)}>{statusWord(words, status)}</StateTag>}
      facts={[
        { name: words('creators.submittedAt'), value: submitted_at ? dateTime(words, submitted_at) : '' },
        ...(review_by ? [{ name: words('creators.reviewBy'), value: plainDate(words, review_by) }] : []),
        ...(reason ? [{ name: words('creators.reviewer'), value: reason }] : []),
      ]}
      stub={
        <dl className="web-stub">
          <dt>{words('creators.number')}</dt>
          <dd className="web-number">{number}</dd>
        </dl>
      }
      actions={
        <>
          <details className="web-history">
            <summary>{words('creators.history')}</summary>
            <Timeline
              label={words('creators.history')}
              entries={application.status_history.map((entry, place) => ({
                key: `${place}`,
                look: statusLook(entry.status),
                word: statusWord(words, entry.status),
                at: dateTime(words, entry.at),
                note: entry.note,
              }))}
            />
          </details>
          <SentForm application={application} lists={lists} />
          {can_withdraw ? <WithdrawApplication application={application} /> : null}
        </>
      }
    />
  )
}
