import type { StaffCreatorApplication } from '@koma/contract/creator-reviews.ts'
import { Link } from 'react-router-dom'
import { useMay } from '../../auth/use-me.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { ReviewClock } from './review-clock.tsx'
import { ReviewHistory } from './review-history.tsx'

/** Who applies, how long the review has, what the rule finds, and what has happened so far. */
export function ApplicationSide({ application }: { application: StaffCreatorApplication }) {
  const text = useText()
  const formats = useFormats()
  const mayOpenMember = useMay('members', 'show')
  const { member, eligibility } = application
  return (
    <section className="c-box c-stack" aria-labelledby="side-title">
      <h2 id="side-title">{text('consoleCreators.overview')}</h2>
      <dl className="c-facts">
        <div>
          <dt>{text('consoleCreators.applicant')}</dt>
          <dd>
            {mayOpenMember ? <Link to={`/members/${member.id}/show`}>{member.name}</Link> : member.name}
            <small>
              {member.username} · {text(`consoleMembers.class_${member.type}`)}
            </small>
          </dd>
        </div>
        {application.review_by && (
          <div>
            <dt>{text('consoleCreators.clock')}</dt>
            <dd>
              <ReviewClock {...application} />
            </dd>
          </div>
        )}
        <div>
          <dt>{text('consoleCreators.eligibility')}</dt>
          <dd>
            {text(eligibility.is_met ? 'consoleCreators.met' : 'consoleCreators.not_met')}
            {eligibility.missing.map((missing) => (
              <small key={missing}>{text(`consoleCreators.need_${missing}`)}</small>
            ))}
            {eligibility.until && (
              <small>{text('consoleCreators.counts_until', { date: formats.date(eligibility.until) })}</small>
            )}
          </dd>
        </div>
      </dl>
      <ReviewHistory application={application} />
    </section>
  )
}
