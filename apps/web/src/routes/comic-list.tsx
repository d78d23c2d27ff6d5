import type { ComicPage } from '@koma/contract/library.ts'
import { CardGrid } from '@koma/ui/card-grid.tsx'
import { useLoaderData } from 'react-router'
import { ComicCard } from '../features/library/comic-card.tsx'
import { recordListLoader } from '../features/library/asked-records.ts'
import { recordListMeta } from '../features/library/record-meta.ts'
import { RecordList } from '../features/library/record-list.tsx'
import { publicPage } from '../lib/public-page.ts'

export const headers = publicPage('content')

export const loader = recordListLoader<ComicPage>('comic')

export const meta = recordListMeta('comic')

/** comic_list: the database of works. Source: product §1. Decision: addresses */
export default function ComicList() {
  const { asked, page } = useLoaderData<typeof loader>()
  return (
    <RecordList kind="comic" asked={asked} page={page}>
      <CardGrid>
        {page.data.map((one) => (
          <ComicCard key={one.id} comic={one} />
        ))}
      </CardGrid>
    </RecordList>
  )
}
