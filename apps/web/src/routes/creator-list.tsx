import type { CreatorPage } from '@koma/contract/library.ts'
import { CardGrid } from '@koma/ui/card-grid.tsx'
import { useLoaderData } from 'react-router'
import { CreatorCard } from '../features/library/creator-card.tsx'
import { recordListLoader } from '../features/library/asked-records.ts'
import { recordListMeta } from '../features/library/record-meta.ts'
import { RecordList } from '../features/library/record-list.tsx'
import { publicPage } from '../lib/public-page.ts'

export const headers = publicPage('content')

export const loader = recordListLoader<CreatorPage>('creator')

export const meta = recordListMeta('creator')

/** creator_list: the database of people. Source: product §1. Decision: addresses */
export default function CreatorList() {
  const { asked, page } = useLoaderData<typeof loader>()
  return (
    <RecordList kind="creator" asked={asked} page={page}>
      <CardGrid>
        {page.data.map((one) => (
          <CreatorCard key={one.id} creator={one} />
        ))}
      </CardGrid>
    </RecordList>
  )
}
