import { calendarFilters } from '@koma/domain/calendar-kinds.ts'
import { calendarFeedPath } from '../../lib/paths.ts'
import { useRootData } from '../../lib/use-root-data.ts'
import { useSite } from '../../lib/use-language.ts'
import { filterWord } from './calendar-words.ts'

/** The feeds of the reader's language: for the device's own calendar, for Google's, and as an address to copy. */
export function CalendarFeeds() {
  const { words } = useSite()
  return (
    <section className="k-box k-stack web-feeds" aria-labelledby="feeds">
      <h2 id="feeds">{words('calendar.feedsTitle')}</h2>
      <p>{words('calendar.feedsLead')}</p>
      <ul role="list">
        <Feed what={words('calendar.all')} />
        {calendarFilters.map((kind) => (
          <Feed key={kind} what={filterWord(words, kind)} category={kind} />
        ))}
      </ul>
    </section>
  )
}

function Feed({ what, category }: { what: string; category?: string }) {
  const { words, language } = useSite()
  const address = useRootData().publicUrl + calendarFeedPath(language, category)
  const webcal = address.replace(/^https?:/, 'webcal:')
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`
  const named = (how: string) => words('calendar.feedOf', { what, how })
  return (
    <li>
      <strong>{what}</strong>
      <span className="web-feed-ways">
        <a href={webcal} aria-label={named(words('calendar.feedSubscribe'))}>
          {words('calendar.feedSubscribe')}
        </a>
        <a href={google} target="_blank" rel="noopener noreferrer" aria-label={named(words('calendar.feedGoogle'))}>
          {words('calendar.feedGoogle')}
        </a>
        <a href={address} aria-label={named(words('calendar.feedFile'))}>
          {words('calendar.feedFile')}
        </a>
      </span>
    </li>
  )
}
