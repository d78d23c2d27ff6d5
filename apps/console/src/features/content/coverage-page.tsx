import type { Coverage } from '@koma/contract/content-desk.ts'
import type { DeskKind } from '@koma/contract/content.ts'
import type { PostingCoverage, PostingKindName } from '@koma/contract/postings.ts'
import type { TagCoverage } from '@koma/contract/tags.ts'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { Link } from 'react-router-dom'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { EmptyNote } from '../../shell/empty-note.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { Problem } from '../../shell/problem.tsx'
import { TableHead } from '../../shell/table-head.tsx'
import { Waiting } from '../../shell/waiting.tsx'

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
      return [...items.map(ofItems), ...postings.map(ofPostings), ...tags.map(ofTags)]
    },
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

/** One kind in one language, with its name and the list of what lacks something. */
interface Line extends Omit<Coverage, 'kind'> {
  readonly word:
    | `consoleContent.kind_${DeskKind}`
    | `consolePostings.title_${PostingKindName}`
    | 'consoleShell.page_tags'
  listOf(translation: string): string
}

const filtered = (list: string, filter: object) => `/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`

const ofItems = ({ kind, ...counts }: Coverage): Line => ({
  ...counts,
  word: `consoleContent.kind_${kind}`,
  listOf: (translation) => filtered('content', { kind, translation }),
})

const ofPostings = ({ kind, ...counts }: PostingCoverage): Line => ({
  ...counts,
  word: `consolePostings.title_${kind}`,
  listOf: (translation) => filtered(kind, { translation }),
})

/** A tag is its name: it has one or it has none. */
const ofTags = (counts: TagCoverage): Line => ({
  ...counts,
  partial: 0,
  word: 'consoleShell.page_tags',
  listOf: (translation) => filtered('tags', { translation }),
})

function CoverageTable({ rows }: { rows: readonly Line[] }) {
  const text = useText()
  const heads = ['kind', 'languages', 'cover_share', 'cover_partial', 'cover_missing', 'cover_stale'] as const
  return (
    <table className="c-table">
      <caption className="c-ears">{text('consoleContent.coverage')}</caption>
      <TableHead heads={heads.map((head) => text(`consoleContent.${head}`))} />
      <tbody>
        {rows.map((row) => (
          <CoverageRow key={`${row.word} ${row.language}`} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function CoverageRow({ row: { word, listOf, language, items, whole, partial, stale } }: { row: Line }) {
  const text = useText()
  const formats = useFormats()
  const missing = items - whole - partial
  return (
    <tr>
      <td data-label={text('consoleContent.kind')}>{text(word)}</td>
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
