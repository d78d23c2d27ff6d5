import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** Side of the picture that is sent (pixels): the largest that is kept. */
const sentSide = 512

/** How far one can zoom in. */
export const zoomMax = 4
const quality = 0.92

/** Where the square lies in the picture: its middle as a share of the picture, and how far it is zoomed in. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

const middle: Crop = { x: 0.5, y: 0.5, zoom: 1 }

export interface Cropping {
  readonly canvas: RefObject<HTMLCanvasElement | null>
  /** Null before a picture is chosen, and without scripts. */
  readonly picture: ImageBitmap | null
  readonly crop: Crop
  /** Reads a chosen file; false when it is no picture that this browser reads. */
  choose(file: File): Promise<boolean>
  /** Moves the picture under the square, by shares of the square's side. */
  move(dx: number, dy: number): void
  zoomTo(zoom: number): void
  /** The square as a file. */
  cut(): Promise<Blob | null>
}

/** Cuts a square out of a picture on a canvas; the picture itself never leaves the browser. */
export function useCrop(): Cropping {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [crop, setCrop] = useState(middle)

  // A canvas is drawn by calls, not by attributes.
  useEffect(() => {
    if (canvas.current && picture) draw(canvas.current, picture, crop)
  }, [picture, crop])
  useEffect(() => () => picture?.close(), [picture])

  const choose = useCallback(async (file: File) => {
    try {
      setPicture(await createImageBitmap(file, { imageOrientation: 'from-image' }))
      setCrop(middle)
      return true
    } catch {
      setPicture(null)
      return false
    }
  }, [])
  const change = (next: Crop) => picture && setCrop(within(picture, next))
  return {
    canvas,
    picture,
    crop,
    choose,
    move(dx, dy) {
      if (!picture) return
      const side = sideOf(picture, crop)
      change({ ...crop, x: crop.x - (dx * side) / picture.width, y: crop.y - (dy * side) / picture.height })
    },
    zoomTo: (zoom) => void change({ ...crop, zoom: Math.min(zoomMax, Math.max(1, zoom)) }),
    async cut() {
      if (!picture) return null
      const whole = document.createElement('canvas')
      whole.width = whole.height = sentSide
      draw(whole, picture, crop)
      return new Promise((resolve) => whole.toBlob(resolve, 'image/jpeg', quality))
    },
  }
}

/** The side of the square in pixels of the picture. */
const sideOf = ({ width, height }: ImageBitmap, { zoom }: Crop): number => Math.min(width, height) / zoom

/** The same square, moved so far that it lies inside the picture. */
function within(picture: ImageBitmap, crop: Crop): Crop {
  const side = sideOf(picture, crop)
  const clamp = (share: number, length: number) => {
    const half = side / 2 / length
    return Math.min(1 - half, Math.max(half, share))
  }
  return { ...crop, x: clamp(crop.x, picture.width), y: clamp(crop.y, picture.height) }
}

function draw(target: HTMLCanvasElement, picture: ImageBitmap, crop: Crop) {
  const context = target.getContext('2d')
  if (!context) return
  const side = sideOf(picture, crop)
  const { x, y } = within(picture, crop)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, target.width, target.height)
  context.imageSmoothingQuality = 'high'
  const [left, top] = [x * picture.width - side / 2, y * picture.height - side / 2]
  context.drawImage(picture, left, top, side, side, 0, 0, target.width, target.height)
}
