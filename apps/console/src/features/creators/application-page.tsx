import type { StaffCreatorApplication } from '@koma/contract/creator-reviews.ts'
import { ShowBase, useShowContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useText } from '../../i18n/use-text.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Problem } from '../../shell/problem.tsx'
import { StateTag } from '../../shell/state-tag.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { ApplicationFields } from './application-fields.tsx'
import { ApplicationSide } from './application-side.tsx'
import { stateLooks } from './creator-states.ts'
import { useVerdict } from './use-verdict.ts'
import { VerdictPanel } from './verdict-panel.tsx'

/** One application: what was sent on one side, who, how long and the decision on the other. */
export function ApplicationPage() {
  return (
    <ShowBase disableAuthentication>
      <ApplicationOfPage />
    </ShowBase>
  )
}

function ApplicationOfPage() {
  const { record, error, isPending, refetch } = useShowContext<StaffCreatorApplication>()
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  if (isPending || !record) return <Waiting />
  // What was written belongs to one state of one application.
  return <Review key={`${record.id}-${record.status}`} application={record} />
}

function Review({ application }: { application: StaffCreatorApplication }) {
  const text = useText()
  const verdict = useVerdict(application)
  return (
    <>
      <p className="c-back c-no-print">
        <Link to="/creators">{text('consoleCreators.back')}</Link>
      </p>
      <PageHead title={application.pen_name ?? application.number}>
        <StateTag state={stateLooks[application.status]} word={text(`consoleCreators.status_${application.status}`)} />
      </PageHead>
      <div className="c-columns">
        <ApplicationFields
          application={application}
          verdict={verdict}
          mayComment={application.actions.includes('return')}
        />
        <div className="c-creator-side">
          <ApplicationSide application={application} />
          <VerdictPanel application={application} verdict={verdict} />
        </div>
      </div>
    </>
  )
}
