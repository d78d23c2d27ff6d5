import { EmptyState } from '@koma/ui/empty-state.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { Pagination } from '@koma/ui/pagination.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useSite } from '../../lib/use-language.ts'
import type { MemberPointsData } from './member-points.ts'
import { PointsFilter } from './points-filter.tsx'
import { PointsTable } from './points-table.tsx'

/** The movements that the filter lets through, a page of them. */
export function PointsRecords({ logs, meta, filter }: Pick<MemberPointsData, 'logs' | 'meta' | 'filter'>) {
  const { words, paths } = useSite()
  const asked = { kind: filter.kind ?? undefined, from: filter.from ?? undefined, to: filter.to ?? undefined }
  return (
    <section className="k-stack" aria-labelledby="records">
      <SectionHeading id="records">{words('points.records')}</SectionHeading>
      <PointsFilter key={JSON.stringify(filter)} filter={filter} />
      <p className="k-quiet" role="status">
        {words('points.summary', { count: meta.total })}
      </p>
      {logs.length > 0 ? <PointsTable logs={logs} /> : <NoRecord isFiltered={Object.values(filter).some(Boolean)} />}
      <Pagination
        label={words('rent.paging')}
        page={meta.page}
        pageCount={meta.last_page}
        hrefOf={(page) => paths.memberPoints({ ...asked, page })}
        previousWord={words('rent.previous')}
        nextWord={words('rent.next')}
        pageWord={(page) => words('rent.pageOf', { page, last: meta.last_page })}
      />
    </section>
  )
}

function NoRecord({ isFiltered }: { isFiltered: boolean }) {
  const { words, paths } = useSite()
  return (
    <EmptyState
      sentence={words('errors.noRecord')}
      detail={words(isFiltered ? 'points.emptyFiltered' : 'points.emptyText')}
      nextStep={
        isFiltered ? (
          <LinkButton href={paths.memberPoints()}>{words('points.filterClear')}</LinkButton>
        ) : (
          <LinkButton href={paths.rentList()}>{words('points.emptyNext')}</LinkButton>
        )
      }
    />
  )
}
