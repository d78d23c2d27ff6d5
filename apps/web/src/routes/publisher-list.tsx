import type { OrganisationPage } from '@koma/contract/library.ts'
import { CardGrid } from '@koma/ui/card-grid.tsx'
import { useLoaderData } from 'react-router'
import { OrganisationCard } from '../features/library/organisation-card.tsx'
import { recordListLoader } from '../features/library/asked-records.ts'
import { recordListMeta } from '../features/library/record-meta.ts'
import { RecordList } from '../features/library/record-list.tsx'
import { publicPage } from '../lib/public-page.ts'

export const headers = publicPage('content')

export const loader = recordListLoader<OrganisationPage>('publisher')

export const meta = recordListMeta('publisher')

/** publisherList: houses, imprints, studios, platforms. Source: product §2 */
export default function PublisherList() {
  const { asked, page } = useLoaderData<typeof loader>()
  return (
    <RecordList kind="publisher" asked={asked} page={page}>
      <CardGrid>
        {page.data.map((one) => (
          <OrganisationCard key={one.id} kind="publisher" organisation={one} />
        ))}
      </CardGrid>
    </RecordList>
  )
}
