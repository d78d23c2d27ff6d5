import type { StaffCreatorApplication } from '@koma/contract/creator-reviews.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { StateTag } from '../../shell/state-tag.tsx'
import { OutsideLink } from './outside-link.tsx'

/** The works as they were listed, with a mark at those that count for the class. */
export function ApplicationWorks({ application }: { application: StaffCreatorApplication }) {
  const text = useText()
  const formats = useFormats()
  const { works, eligibility } = application
  return (
    <ol className="c-creator-works">
      {works.map((work, place) => (
        <li key={`${work.title}-${place}`}>
          <strong>{work.title}</strong>{' '}
          {eligibility.counting.includes(place) && <StateTag state="active" word={text('consoleCreators.counts')} />}
          {work.published_on && (
            <small>{text('consoleCreators.published', { date: formats.date(work.published_on) })}</small>
          )}
          {work.description && <p>{work.description}</p>}
          {work.url && <OutsideLink href={work.url} />}
        </li>
      ))}
    </ol>
  )
}
