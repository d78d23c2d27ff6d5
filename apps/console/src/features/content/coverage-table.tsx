import { Link } from 'react-router-dom'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { TableHead } from '../../shell/table-head.tsx'
import type { CoverageLine } from './coverage-lines.ts'

const translations = ['ja', 'en'] as const

/** The board: a kind a line, a language a column. */
export function CoverageTable({ lines }: { lines: readonly CoverageLine[] }) {
  const text = useText()
  const heads = [text('consoleContent.kind'), ...translations.map((one) => text(`consoleContent.language_${one}`))]
  return (
    <table className="c-table">
      <caption className="c-ears">{text('consoleContent.coverage')}</caption>
      <TableHead heads={heads} />
      <tbody>
        {lines.map((line) => (
          <tr key={line.word}>
            <td data-label={text('consoleContent.kind')}>
              <b>{text(line.word)}</b>
            </td>
            {translations.map((language) => (
              <td key={language} data-label={text(`consoleContent.language_${language}`)}>
                <CoverageOf line={line} language={language} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How much of a kind stands in a language, and the ways to what does not; what is whole needs none. */
function CoverageOf({ line, language }: { line: CoverageLine; language: 'ja' | 'en' }) {
  const text = useText()
  const formats = useFormats()
  const counts = line[language]
  const lacks = (['missing', 'partial', 'stale'] as const).filter((lack) => counts[lack] > 0)
  return (
    <span className="c-content-share">
      <meter min={0} max={counts.items} value={counts.whole} aria-hidden="true" />
      {text('consoleContent.of_all', { count: formats.number(counts.whole), all: formats.number(counts.items) })}
      {lacks.map((lack) => (
        <Link key={lack} to={line.listOf(`${lack}_${language}`)} data-lack={lack}>
          {text(`consoleContent.cover_${lack}`, { count: formats.number(counts[lack]) })}
        </Link>
      ))}
    </span>
  )
}
