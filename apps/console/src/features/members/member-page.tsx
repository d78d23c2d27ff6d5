import type { StaffMemberRecord } from '@koma/contract/staff.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ShowBase, useShowContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMay } from '../../auth/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Problem } from '../../shell/problem.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { AdjustDialog } from './adjust-dialog.tsx'
import { MemberConsents } from './member-consents.tsx'
import { MemberFacts } from './member-facts.tsx'
import { MemberPointLogs } from './member-point-logs.tsx'
import { MemberPoints } from './member-points.tsx'
import { MemberRents } from './member-rents.tsx'
import { SignMemberOut } from './sign-member-out.tsx'
import { StateTag } from '../../shell/state-tag.tsx'

/** Everything about one member. */
export function MemberPage() {
  return (
    <ShowBase disableAuthentication>
      <MemberOfPage />
    </ShowBase>
  )
}

function MemberOfPage() {
  const text = useText()
  const { record, error, isPending, refetch } = useShowContext<StaffMemberRecord>()
  const mayAdjust = useMay('members', 'adjust')
  const mayReadRents = useMay('rent', 'list')
  const mayReadPoints = useMay('point_logs', 'list')
  const [adjusting, setAdjusting] = useState(false)
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  if (isPending || !record) return <Waiting />
  return (
    <>
      <p className="c-back c-no-print">
        <Link to="/members">{text('consoleMembers.back')}</Link>
      </p>
      <PageHead title={record.name}>
        <StateTag state={record.status} word={text(`consoleMembers.status_${record.status}`)} />
        <SignMemberOut member={record} />
      </PageHead>
      <div className="c-columns">
        <MemberFacts member={record} />
        <section className="c-box">
          <MemberPoints points={record.points} />
          <Button
            disabled={!mayAdjust}
            aria-describedby={mayAdjust ? undefined : 'why-no-adjust'}
            onClick={() => setAdjusting(true)}
          >
            {text('consolePoints.adjust')}
          </Button>
          {!mayAdjust && (
            <small id="why-no-adjust" className="c-why">
              {text('consoleShell.why_permission')}
            </small>
          )}
        </section>
      </div>
      {isWhole(record) && <MemberConsents member={record} />}
      {mayReadRents && <MemberRents />}
      {mayReadPoints && <MemberPointLogs />}
      {adjusting && <AdjustDialog member={record} onClose={() => setAdjusting(false)} />}
    </>
  )
}

/** Until the record comes, the row of the list stands in for it, which has no consents. */
const isWhole = (record: Partial<StaffMemberRecord>): boolean => record.consents !== undefined
