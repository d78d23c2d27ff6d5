import { useEffect, useRef, type RefObject } from 'react'

/** Seconds that J and L jump. */
const jumpSeconds = 10

type Deed = (video: HTMLVideoElement) => void

const deeds: Readonly<Record<string, Deed>> = {
  k: (video) => (video.paused ? void video.play().catch(() => {}) : video.pause()),
  j: (video) => jump(video, -jumpSeconds),
  l: (video) => jump(video, jumpSeconds),
  m: (video) => {
    video.muted = !video.muted
  },
  c: turnSubtitles,
  f: turnFullscreen,
}

/** Keys of a player while something in it has the focus; its own controls keep theirs. Source: WCAG 2.1.4 */
export function usePlayerKeys(player: RefObject<HTMLVideoElement | null>): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = area.current
    if (!element) return
    const hear = (event: KeyboardEvent) => {
      const video = player.current
      const deed = deeds[event.key.toLowerCase()]
      if (!video || !deed || event.metaKey || event.ctrlKey || event.altKey) return
      event.preventDefault()
      deed(video)
    }
    element.addEventListener('keydown', hear)
    return () => element.removeEventListener('keydown', hear)
  }, [player])
  return area
}

function jump(video: HTMLVideoElement, seconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : 0
  video.currentTime = Math.min(end, Math.max(0, video.currentTime + seconds))
}

/** Shows the subtitles of the page's language, or none. */
function turnSubtitles(video: HTMLVideoElement): void {
  const tracks = [...video.textTracks]
  const shown = tracks.find(({ mode }) => mode === 'showing')
  const own = tracks.find(({ language }) => language === document.documentElement.lang) ?? tracks[0]
  if (shown) shown.mode = 'disabled'
  else if (own) own.mode = 'showing'
}

function turnFullscreen(video: HTMLVideoElement): void {
  const turned = document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen()
  turned.catch(() => {})
}
