import type { Comic } from '@koma/contract/library.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { LanguageBadge, Said } from '../../shell/said.tsx'

/** The title of a work in the reader's language, and the one under which it is known beside it. */
export function ComicHead({ comic }: { comic: Comic }) {
  const { language } = useSite()
  const title = wordsOf(comic, 'title', language)
  const other = wordsOf(comic, 'title', language === 'zh' ? 'en' : 'zh')
  const summary = wordsOf(comic, 'summary', language)
  return (
    <header className="web-from-data">
      <h1 tabIndex={-1}>
        <Said said={title} />
      </h1>
      <LanguageBadge said={title} />
      {other && other.text !== title?.text ? (
        <p className="web-record-other">
          <Said said={other} />
        </p>
      ) : null}
      {summary ? (
        <p className="k-lead">
          <Said said={summary} />
        </p>
      ) : null}
    </header>
  )
}
