import type { Video } from '@koma/contract/recordings.ts'
import { Button } from '@koma/ui/button.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { useSite } from '../../lib/use-language.ts'
import { ChapterList } from './chapter-list.tsx'
import { clockOf } from '../../lib/duration.ts'
import { NoVideo } from './no-video.tsx'
import { RecordingFile } from './recording-file.tsx'
import { usePlayback } from './use-playback.ts'
import { usePlayerKeys } from './use-player-keys.ts'

interface VideoPlayerProps {
  readonly video: Video
  readonly src: string
  /** The second at which its address opens it; 0 is its beginning. */
  readonly start: number
}

/**
 * The browser's own player with our subtitles, chapters that jump, keys, and the place where the reader stopped. What
 * cannot be read is a sentence, never a dead player.
 */
export function VideoPlayer({ video, src, start }: VideoPlayerProps) {
  const { words, paths } = useSite()
  const { player, attach, isMissing, at, resumeAt, playFrom, again } = usePlayback(video.id)
  const keys = usePlayerKeys(player)
  return (
    <div ref={keys} className="web-player">
      {isMissing ? (
        <NoVideo sentence={words('recordings.missing')} hint={words('recordings.missingHint')}>
          <Button onClick={again}>{words('recordings.again')}</Button>
          <LinkButton href={paths.contact()} variant="quiet">
            {words('recordings.tell')}
          </LinkButton>
        </NoVideo>
      ) : (
        <RecordingFile video={video} src={start > 0 ? `${src}#t=${start}` : src} attach={attach} />
      )}
      {resumeAt !== null && start === 0 && !isMissing ? (
        <p className="web-player-resume">
          <Button onClick={() => playFrom(resumeAt)}>{words('recordings.resume', { at: clockOf(resumeAt) })}</Button>
          <Button variant="quiet" onClick={() => playFrom(0)}>
            {words('recordings.fromStart')}
          </Button>
        </p>
      ) : null}
      {isMissing ? null : <ChapterList video={video} at={at} onChoose={playFrom} />}
      <details className="web-player-keys">
        <summary>{words('recordings.keys')}</summary>
        <p>{words('recordings.keysText')}</p>
      </details>
    </div>
  )
}
