import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { useSite } from '../../lib/use-language.ts'
import { zoomMax } from './use-crop.ts'

/** Pixels of the canvas; on the screen it is shown at half of it at most. */
const canvasSide = 640

/** One press of an arrow key moves by this share of the square. */
const keyStep = 0.05

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
}

interface CropBoxProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly zoom: number
  /** By shares of the square's side. */
  onMove(dx: number, dy: number): void
  onZoom(zoom: number): void
}

/** The square with the picture behind it: dragged by a pointer or by arrow keys, zoomed by a slider. */
export function CropBox({ canvas, zoom, onMove, onZoom }: CropBoxProps) {
  const { words } = useSite()
  return (
    <div className="web-crop">
      <p id="crop-hint" className="k-field-hint">
        {words('profile.avatarCropHint')}
      </p>
      <canvas
        ref={canvas}
        width={canvasSide}
        height={canvasSide}
        tabIndex={0}
        role="application"
        aria-label={words('profile.avatarCrop')}
        aria-describedby="crop-hint"
        onKeyDown={(event) => press(event, onMove)}
        {...useDrag(onMove)}
      />
      <label className="web-zoom">
        {words('profile.avatarZoom')}
        <input
          type="range"
          min={1}
          max={zoomMax}
          step={0.05}
          value={zoom}
          onChange={(event) => onZoom(Number(event.currentTarget.value))}
        />
      </label>
    </div>
  )
}

/** Tells how far a pressed pointer has come, by shares of the element's width. */
function useDrag(onMove: CropBoxProps['onMove']) {
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const end = () => {
    last.current = null
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!last.current) return
      const side = event.currentTarget.clientWidth
      onMove((event.clientX - last.current.x) / side, (event.clientY - last.current.y) / side)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

function press(event: KeyboardEvent, onMove: CropBoxProps['onMove']) {
  const arrow = arrows[event.key]
  if (!arrow) return
  event.preventDefault()
  onMove(...arrow)
}
