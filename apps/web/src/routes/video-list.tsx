import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { listRecordings } from '../features/recordings/list-recordings.ts'
import { recordingListMeta, type RecordingListMetaInput } from '../features/recordings/recording-list-meta.ts'
import { RecordingList } from '../features/recordings/recording-list.tsx'
import { VideoCard } from '../features/recordings/video-card.tsx'
import { publicPage } from '../lib/public-page.ts'
import { readingCalls } from '../lib/reading-calls.ts'
import { screenOf } from '../lib/screen.ts'

export const headers = publicPage('content')

export const loader = (args: LoaderFunctionArgs) =>
  listRecordings(screenOf(args), args.params['typeId'], { types: readingCalls.videoTypes, list: readingCalls.videos })

export const meta = (input: RecordingListMetaInput) => recordingListMeta(input, 'video')

/** videoList: the recordings of the centre. Source: product §2, §8 "No Data Found" */
export default function VideoList() {
  const page = useLoaderData<typeof loader>()
  return (
    <RecordingList
      kind="video"
      page={page}
      cards={page.cards.map((video) => (
        <VideoCard key={video.id} video={video} />
      ))}
    />
  )
}
