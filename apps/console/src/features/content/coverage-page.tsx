import type { Coverage } from '@koma/contract/content-desk.ts'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { Link } from 'react-router-dom'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { EmptyNote } from '../../shell/empty-note.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { Problem } from '../../shell/problem.tsx'
import { Waiting } from '../../shell/waiting.tsx'

/** How much of each kind is translated, and the way to what is not. */
export function CoveragePage() {
  const text = useText()
  const dataProvider = useDataProvider<StaffDataProvider>()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['content_coverage'],
    queryFn: async ({ signal }) =>
      (await dataProvider.read('/staff/content_coverage', {}, signal)) as readonly Coverage[],
  })
  return (
    <>
      <p className="c-back c-no-print">
        <Link to="/content">{text('consoleContent.back')}</Link>
      </p>
      <PageHead title={text('consoleContent.coverage')} />
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {isPending && <Waiting />}
      {data?.length === 0 && (
        <EmptyNote title={text('consoleShell.no_record')} text={text('consoleContent.empty_next')} />
      )}
      {data && data.length > 0 && <CoverageTable rows={data} />}
    </>
  )
}

function CoverageTable({ rows }: { rows: readonly Coverage[] }) {
  const text = useText()
  const heads = ['kind', 'languages', 'cover_share', 'cover_partial', 'cover_missing', 'cover_stale'] as const
  return (
    <table className="c-table">
      <caption className="c-ears">{text('consoleContent.coverage')}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {text(`consoleContent.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <CoverageRow key={`${row.kind} ${row.language}`} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function CoverageRow({ row: { kind, language, items, whole, partial, stale } }: { row: Coverage }) {
  const text = useText()
  const formats = useFormats()
  const missing = items - whole - partial
  const listOf = (translation: string) => `/content?filter=${encodeURIComponent(JSON.stringify({ kind, translation }))}`
  return (
    <tr>
      <td data-label={text('consoleContent.kind')}>{text(`consoleContent.kind_${kind}`)}</td>
      <td data-label={text('consoleContent.languages')}>{text(`consoleContent.language_${language}`)}</td>
      <td data-label={text('consoleContent.cover_share')}>
        <span className="c-content-share">
          <meter min={0} max={items} value={whole} aria-hidden="true" />
          {text('consoleContent.of_all', { count: formats.number(whole), all: formats.number(items) })}
        </span>
      </td>
      <td data-label={text('consoleContent.cover_partial')}>{formats.number(partial)}</td>
      <td data-label={text('consoleContent.cover_missing')}>
        {missing > 0 ? <Link to={listOf(`missing_${language}`)}>{formats.number(missing)}</Link> : formats.number(0)}
      </td>
      <td data-label={text('consoleContent.cover_stale')}>
        {stale > 0 ? <Link to={listOf(`stale_${language}`)}>{formats.number(stale)}</Link> : formats.number(0)}
      </td>
    </tr>
  )
}
