import { useCallback, useRef, useState, type RefCallback, type RefObject } from 'react'
import { useIsAlive } from '../../lib/use-is-alive.ts'
import { keptPosition, keepPosition } from './kept-position.ts'

export interface Playback {
  /** The element, for who else works with it. */
  readonly player: RefObject<HTMLVideoElement | null>
  /** Put on the element: from here on its doings are known. */
  readonly attach: RefCallback<HTMLVideoElement>
  /** Whether the file could not be read. */
  readonly isMissing: boolean
  /** Seconds; null before it has played. */
  readonly at: number | null
  /** Where the reader stopped last time; null where there is nothing to go on with. */
  readonly resumeAt: number | null
  readonly playFrom: (seconds: number) => void
  /** Tries the file once more. */
  readonly again: () => void
}

/** What a player is doing. The place is kept in this browser alone. */
export function usePlayback(videoId: number): Playback {
  const player = useRef<HTMLVideoElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const [at, setAt] = useState<number | null>(null)
  const isAlive = useIsAlive()

  const attach = useCallback(
    (video: HTMLVideoElement) => {
      const stop = new AbortController()
      const fail = () => setIsMissing(true)
      const move = () => {
        setAt(video.currentTime)
        keepPosition(videoId, video.currentTime, video.duration)
      }
      player.current = video
      video.addEventListener('error', fail, stop)
      video.addEventListener('timeupdate', move, stop)
      // The file may have failed before the page came alive.
      if (video.error) fail()
      return () => {
        stop.abort()
        player.current = null
      }
    },
    [videoId],
  )

  return {
    player,
    attach,
    isMissing,
    at,
    resumeAt: isAlive && at === null ? keptPosition(videoId) : null,
    playFrom(seconds) {
      if (player.current) playAt(player.current, seconds)
      setAt(seconds)
    },
    again: () => setIsMissing(false),
  }
}

/** A browser that does not let a page begin by itself leaves the button to the reader. */
function playAt(video: HTMLVideoElement, seconds: number): void {
  video.currentTime = seconds
  video.play().catch(() => {})
}
