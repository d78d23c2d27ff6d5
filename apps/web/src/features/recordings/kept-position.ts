/** Seconds at either end of a recording that are not worth coming back to. */
const edgeSeconds = 3

const nameOf = (videoId: number): string => `koma-video-${videoId}`

/** Where this browser stopped a video, in seconds; null where it did not. */
export function keptPosition(videoId: number): number | null {
  const seconds = Number(withStorage((storage) => storage.getItem(nameOf(videoId))) ?? Number.NaN)
  return seconds > 0 && Number.isFinite(seconds) ? seconds : null
}

/** Keeps the place; at the beginning and at the end there is nothing to keep. */
export function keepPosition(videoId: number, seconds: number, duration: number): void {
  const isWorthIt = seconds > edgeSeconds && seconds < duration - edgeSeconds
  withStorage((storage) =>
    isWorthIt ? storage.setItem(nameOf(videoId), String(Math.floor(seconds))) : storage.removeItem(nameOf(videoId)),
  )
}

/** A browser may forbid its storage, or have no room: then nothing is remembered. */
function withStorage<Answer>(use: (storage: Storage) => Answer): Answer | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}
