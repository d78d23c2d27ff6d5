import type { Coverage } from '@koma/contract/content-desk.ts'
import type { PostingCoverage } from '@koma/contract/postings.ts'
import type { TagCoverage } from '@koma/contract/tags.ts'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { Link } from 'react-router-dom'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useText } from '../../i18n/use-text.ts'
import { EmptyNote } from '../../shell/empty-note.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { Problem } from '../../shell/problem.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { CoverageTable } from './coverage-table.tsx'
import { boardOf } from './coverage-lines.ts'

/** How much of each kind is translated, and the way to what is not. */
export function CoveragePage() {
  const text = useText()
  const dataProvider = useDataProvider<StaffDataProvider>()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['content_coverage'],
    async queryFn({ signal }) {
      const [items, postings, tags] = await Promise.all([
        dataProvider.read('/staff/content_coverage', {}, signal) as Promise<readonly Coverage[]>,
        dataProvider.read('/staff/posting_coverage', {}, signal) as Promise<readonly PostingCoverage[]>,
        dataProvider.read('/staff/tag_coverage', {}, signal) as Promise<readonly TagCoverage[]>,
      ])
      return boardOf({ items, postings, tags })
    },
  })
  return (
    <>
      <p className="c-back c-no-print">
        <Link to="/content">{text('consoleContent.back')}</Link>
      </p>
      <PageHead title={text('consoleContent.coverage')} />
      <p>{text('consoleContent.coverage_lead')}</p>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {isPending && <Waiting />}
      {data?.length === 0 && (
        <EmptyNote title={text('consoleShell.no_record')} text={text('consoleContent.empty_next')} />
      )}
      {data && data.length > 0 && <CoverageTable lines={data} />}
    </>
  )
}
