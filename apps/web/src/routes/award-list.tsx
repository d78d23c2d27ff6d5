import type { AwardPage } from '@koma/contract/library.ts'
import { CardGrid } from '@koma/ui/card-grid.tsx'
import { useLoaderData } from 'react-router'
import { AwardCard } from '../features/library/award-card.tsx'
import { recordListLoader } from '../features/library/asked-records.ts'
import { recordListMeta } from '../features/library/record-meta.ts'
import { RecordList } from '../features/library/record-list.tsx'
import { publicPage } from '../lib/public-page.ts'

export const headers = publicPage('content')

export const loader = recordListLoader<AwardPage>('award')

export const meta = recordListMeta('award')

/** awardList: editions by award and year. Source: product §2 "Award section" */
export default function AwardList() {
  const { asked, page } = useLoaderData<typeof loader>()
  return (
    <RecordList kind="award" asked={asked} page={page}>
      <CardGrid>
        {page.data.map((one) => (
          <AwardCard key={one.id} edition={one} />
        ))}
      </CardGrid>
    </RecordList>
  )
}
