import type { Video } from '@koma/contract/recordings.ts'
import { videoEmbed, type EmbedKind } from '@koma/domain/video-embeds.ts'
import { buttonClass } from '@koma/ui/button-class.ts'
import { CoverPicture } from '@koma/ui/cover-picture.tsx'
import { Cover } from '@koma/ui/cover.tsx'
import { useState, type MouseEvent } from 'react'
import { articleSizes } from '../../lib/cover-sizes.ts'
import { scripted } from '../../lib/early-clicks.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'

interface VideoFrameProps {
  readonly video: Video
  readonly kind: EmbedKind
  readonly id: string
}

/**
 * A recording at another house. Nothing of it is loaded, and nobody there hears of the reader, before the button is
 * pressed; without scripts the button leads to the page there.
 */
export function VideoFrame({ video, kind, id }: VideoFrameProps) {
  const { words, language } = useSite()
  const [isPlaying, setIsPlaying] = useState(false)
  const { name, host, player, page } = videoEmbed(kind, id)
  const title = wordsOf(video, 'title', language)!
  if (isPlaying)
    return (
      // Of another origin already, and its player needs both scripts and its own storage.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe
        ref={toFocus}
        className="web-stage"
        src={player}
        title={words('recordings.player', { title: title.text })}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  const play = (event: MouseEvent) => {
    event.preventDefault()
    setIsPlaying(true)
  }
  return (
    <div className="web-stage web-stage-empty">
      <div className="web-stage-scene">
        <CoverPicture picture={video.cover} sizes={articleSizes}>
          <Cover seed={String(video.id)} subject={video.type?.slug ?? ''} />
        </CoverPicture>
      </div>
      <div className="web-stage-words">
        <p className="k-empty-sentence">{words('recordings.embed', { name })}</p>
        <p className="k-quiet">{words('recordings.embedNote', { host })}</p>
        <div className="k-row">
          <a className={buttonClass('primary')} href={page} rel="noopener noreferrer" onClick={play} {...scripted}>
            {words('recordings.embedPlay')}
          </a>
          <a className={buttonClass('quiet')} href={page} target="_blank" rel="noopener noreferrer">
            {words('recordings.embedOpen', { name })}
          </a>
        </div>
      </div>
    </div>
  )
}

/** The button that had the focus is gone: it goes on to the player that came in its place. */
const toFocus = (frame: HTMLIFrameElement | null) => frame?.focus()
