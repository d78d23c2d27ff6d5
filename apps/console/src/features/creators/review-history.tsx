import type { StaffCreatorApplication } from '@koma/contract/creator-reviews.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { StateTag } from '../../shell/state-tag.tsx'
import { stateLooks } from './creator-states.ts'

/** What has happened to the application, when, by whom, and what was said. */
export function ReviewHistory({ application }: { application: StaffCreatorApplication }) {
  const text = useText()
  const formats = useFormats()
  return (
    <>
      <h3>{text('consoleCreators.history')}</h3>
      <ol className="c-creator-history">
        {application.status_history.map((entry, place) => (
          <li key={`${entry.at}-${place}`}>
            <StateTag state={stateLooks[entry.status]} word={text(`consoleCreators.status_${entry.status}`)} />{' '}
            {formats.at(entry.at)} · {entry.by ?? text('consoleCreators.by_member')}
            {entry.note && <p className="c-letter">{entry.note}</p>}
          </li>
        ))}
      </ol>
    </>
  )
}
