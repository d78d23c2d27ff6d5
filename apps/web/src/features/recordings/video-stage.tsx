import type { Video } from '@koma/contract/recordings.ts'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { useSearchParams } from 'react-router'
import { startOf } from '../../lib/duration.ts'
import { useSite } from '../../lib/use-language.ts'
import { NoVideo } from './no-video.tsx'
import { VideoFrame } from './video-frame.tsx'
import { VideoPlayer } from './video-player.tsx'

/** Where a video plays: our player, a frame of another house once asked for, or a sentence while there is no recording. */
export function VideoStage({ video }: { video: Video }) {
  const { words, paths } = useSite()
  const [query] = useSearchParams()
  const { source } = video
  const start = startOf(query, video.duration_s)
  if (source === null)
    return (
      <NoVideo sentence={words('recordings.noRecording')} hint={words('recordings.noRecordingHint')}>
        <LinkButton href={paths.videoList(video.type?.id)}>{words('recordings.seeAllVideos')}</LinkButton>
      </NoVideo>
    )
  if (source.kind === 'file')
    return <VideoPlayer key={`${video.id} ${start}`} video={video} src={source.src} start={start} />
  return <VideoFrame key={video.id} video={video} kind={source.kind} id={source.src} />
}
