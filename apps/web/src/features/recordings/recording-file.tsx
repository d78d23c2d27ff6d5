import type { Video } from '@koma/contract/recordings.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import type { RefCallback } from 'react'
import { localised } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'

interface RecordingFileProps {
  readonly video: Video
  readonly src: string
  readonly attach: RefCallback<HTMLVideoElement>
}

/** A file in the browser's own player, with the subtitles of the page's language on. */
export function RecordingFile({ video, src, attach }: RecordingFileProps) {
  const { words, language } = useSite()
  return (
    // Its tracks are those that there are: a recording without subtitles says so among its facts.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={attach}
      className="web-stage"
      src={src}
      controls
      playsInline
      preload="metadata"
      aria-label={words('recordings.player', { title: localised(video, 'title', language) })}
    >
      {video.tracks.map((track) => (
        <track
          key={track.language}
          kind="subtitles"
          src={track.src}
          srcLang={htmlLang[track.language]}
          label={words(`recordings.language_${track.language}`)}
          default={track.language === language}
        />
      ))}
      {words('recordings.cannotPlay')} <a href={src}>{words('recordings.openFile')}</a>
    </video>
  )
}
