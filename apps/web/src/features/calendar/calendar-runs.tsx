import type { CalendarRow } from '@koma/contract/calendar.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { useSite } from '../../lib/use-language.ts'
import { wordsOf } from '../../lib/localised.ts'
import { LanguageBadge, Said } from '../../shell/said.tsx'
import { runWord } from './calendar-words.ts'

/** What is on for days on end: told once, instead of on every day. */
export function CalendarRuns({ runs }: { runs: readonly CalendarRow[] }) {
  const { words, language, paths } = useSite()
  if (runs.length === 0) return null
  return (
    <section className="web-runs" aria-labelledby="runs">
      <h3 id="runs">{words('calendar.runsTitle')}</h3>
      <ul role="list">
        {runs.map((row) => {
          const title = wordsOf(row, 'title', language)
          return (
            <li key={row.id} data-kind={row.kind} data-cancelled={row.is_cancelled || undefined}>
              <UiLink href={paths.calendarEntry(row.url)}>
                <Said said={title} />
              </UiLink>{' '}
              <LanguageBadge said={title} />
              <span className="web-run-days">
                {row.is_cancelled ? `${words('calendar.cancelled')} ` : null}
                {runWord(words, row)}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
