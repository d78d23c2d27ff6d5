import type { StaffCreatorApplication } from '@koma/contract/creator-reviews.ts'
import type { CreatorFormField } from '@koma/domain/creator-application.ts'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { ApplicationField } from './application-field.tsx'
import { ApplicationFiles } from './application-files.tsx'
import { ApplicationWorks } from './application-works.tsx'
import { OutsideLink } from './outside-link.tsx'
import { useNames } from './use-names.ts'
import type { Verdict } from './use-verdict.ts'

interface Props {
  readonly application: StaffCreatorApplication
  readonly verdict: Verdict
  readonly mayComment: boolean
}

/** Everything that was sent, field by field, each with room for a comment. */
export function ApplicationFields({ application, verdict, mayComment }: Props) {
  const text = useText()
  const names = useNames()
  const nationality = application.nationality
  const values = {
    type: text(`consoleMembers.class_${application.type}`),
    name: application.name,
    name_en: application.name_en,
    pen_name: application.pen_name,
    industries: application.industries.map(names.industry).join(text('consoleCreators.comma')),
    citizenship:
      nationality === null
        ? text('consoleCreators.domestic')
        : text('consoleCreators.foreign', { country: names.country(nationality) }),
    postal_code: application.postal_code,
    address: application.address,
    village: application.village,
    website_url: application.website_url && <OutsideLink href={application.website_url} />,
    social_url: application.social_url && <OutsideLink href={application.social_url} />,
    profile_zh: application.profile_zh,
    profile_en: application.profile_en,
    works: <ApplicationWorks application={application} />,
    attachments: <ApplicationFiles files={application.attachments} />,
  } satisfies Partial<Record<CreatorFormField, ReactNode>>
  const fields = Object.keys(values) as (keyof typeof values)[]
  return (
    <section className="c-box" aria-labelledby="sent-title">
      <h2 id="sent-title">{text('consoleCreators.sent')}</h2>
      <dl className="c-creator-fields">
        {fields.map((field) => (
          <ApplicationField key={field} {...{ field, application, verdict, mayComment }}>
            {values[field] || text('consoleCreators.not_given')}
          </ApplicationField>
        ))}
      </dl>
    </section>
  )
}
