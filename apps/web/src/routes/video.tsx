import type { Video as VideoRecord } from '@koma/contract/recordings.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { ItemDeeds } from '../features/collect/item-deeds.tsx'
import { clockOf } from '../lib/duration.ts'
import { RecordingBeside } from '../features/recordings/recording-beside.tsx'
import { RecordingHead } from '../features/recordings/recording-head.tsx'
import { VideoCard } from '../features/recordings/video-card.tsx'
import { VideoFacts } from '../features/recordings/video-facts.tsx'
import { VideoStage } from '../features/recordings/video-stage.tsx'
import { loadForReader } from '../lib/for-reader.ts'
import { localised, wordsOf } from '../lib/localised.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { readingCalls } from '../lib/reading-calls.ts'
import { screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { RichText } from '../shell/rich-text.tsx'
import { Trail } from '../shell/trail.tsx'
import { Said } from '../shell/said.tsx'

export const headers = publicPage('content')

export const loader = (args: LoaderFunctionArgs) =>
  loadForReader(screenOf(args), readingCalls.video(args.params['videoId'] ?? ''))

export const meta = (input: MetaInput & { loaderData?: VideoRecord | undefined }) =>
  pageMeta(input, (words, language, centre) => {
    const video = input.loaderData
    return {
      title: video ? localised(video, 'title', language) : words('recordings.title'),
      description:
        (video && localised(video.seo, 'description', language)) || words('recordings.description', { centre }),
      ...(video && { shared: { kind: 'video.other' as const, item: video.id, cover: video.cover } }),
    }
  })

/** video: a recording, its chapters, and more of its kind. Source: product §2 */
export default function Video() {
  const video = useLoaderData<typeof loader>()
  const { words, language, paths } = useSite()
  const title = localised(video, 'title', language)
  const besideOf = (one: VideoRecord['next']) =>
    one && { href: paths.video(one.id), title: wordsOf(one, 'title', language) }
  const item = {
    kind: 'video',
    id: video.id,
    title,
    address: paths.video(video.id),
    isCollect: video.is_collect,
  } as const
  return (
    <div className="k-stack k-stack-wide">
      <Trail
        items={[
          { href: paths.videoList(), label: words('recordings.title') },
          { href: paths.video(video.id), label: <Said said={wordsOf(video, 'title', language)} /> },
        ]}
      />
      <article className="web-recording k-stack k-stack-wide">
        <RecordingHead
          title={wordsOf(video, 'title', language)}
          summary={wordsOf(video, 'summary', language)}
          publishedAt={video.published_at}
          type={video.type && { href: paths.videoList(video.type.id), names: video.type }}
          extent={words('recordings.length', { length: clockOf(video.duration_s) })}
          deeds={<ItemDeeds key={video.id} item={item} />}
        />
        <VideoStage video={video} />
        <div className="k-column">
          <RichText said={wordsOf(video, 'body', language)} />
        </div>
        <VideoFacts video={video} />
      </article>
      <RecordingBeside
        label={words('recordings.beside')}
        previous={besideOf(video.previous)}
        next={besideOf(video.next)}
        relatedLabel={words('recordings.related')}
        related={video.related.map((one) => (
          <VideoCard key={one.id} video={one} headingLevel={3} />
        ))}
      />
    </div>
  )
}
