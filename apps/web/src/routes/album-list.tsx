import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { AlbumCard } from '../features/recordings/album-card.tsx'
import { listRecordings } from '../features/recordings/list-recordings.ts'
import { recordingListMeta, type RecordingListMetaInput } from '../features/recordings/recording-list-meta.ts'
import { RecordingList } from '../features/recordings/recording-list.tsx'
import { publicPage } from '../lib/public-page.ts'
import { readingCalls } from '../lib/reading-calls.ts'
import { screenOf } from '../lib/screen.ts'

export const headers = publicPage('content')

export const loader = (args: LoaderFunctionArgs) =>
  listRecordings(screenOf(args), args.params['typeId'], { types: readingCalls.albumTypes, list: readingCalls.albums })

export const meta = (input: RecordingListMetaInput) => recordingListMeta(input, 'album')

/** videoListAlbum: videos gathered by subject. Source: product §2, §8 "No Data Found" */
export default function AlbumList() {
  const page = useLoaderData<typeof loader>()
  return (
    <RecordingList
      kind="album"
      page={page}
      cards={page.cards.map((album) => (
        <AlbumCard key={album.id} album={album} />
      ))}
    />
  )
}
