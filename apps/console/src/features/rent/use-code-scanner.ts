import { useEffect, useState, type RefObject } from 'react'

/** How often the picture is looked at (milliseconds). */
const lookEveryMs = 200

/** What a browser that reads codes offers (Shape Detection API). */
interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
type CodeReaderMaker = new (options: { readonly formats: readonly string[] }) => CodeReader

/** Whether this browser can read codes with a camera; where it cannot, a scanner types and so does the staff. */
export function canScan(): boolean {
  return makerOf(globalThis) !== undefined && 'mediaDevices' in navigator
}

/**
 * Shows the camera in the video and calls back with the text of every code that it sees, until the video goes away.
 * `isDenied` once the camera cannot be had.
 */
export function useCodeScanner(video: RefObject<HTMLVideoElement | null>, onCode: (text: string) => void) {
  const [isDenied, setDenied] = useState(false)
  useEffect(() => {
    const Maker = makerOf(globalThis)
    if (!video.current || !Maker) return undefined
    return watch(video.current, new Maker({ formats: ['qr_code'] }), onCode, () => setDenied(true))
  }, [video, onCode])
  return { isDenied }
}

/** Gives the way to end it. */
function watch(
  video: HTMLVideoElement,
  reader: CodeReader,
  onCode: (text: string) => void,
  onDenied: () => void,
): () => void {
  let stream: MediaStream | undefined
  let timer: number | undefined
  let isOver = false

  const look = async () => {
    const codes = await reader.detect(video).catch(() => [])
    if (isOver) return
    for (const { rawValue } of codes) onCode(rawValue)
    timer = window.setTimeout(look, lookEveryMs)
  }
  const start = async () => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    if (isOver) return stop(stream)
    video.srcObject = stream
    await video.play()
    return look()
  }
  start().catch(onDenied)
  return () => {
    isOver = true
    window.clearTimeout(timer)
    stop(stream)
  }
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

const makerOf = (scope: object): CodeReaderMaker | undefined =>
  (scope as { BarcodeDetector?: CodeReaderMaker }).BarcodeDetector
