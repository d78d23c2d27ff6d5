import type { Picture } from '@koma/contract/images.ts'
import type { FocalPoint } from '@koma/domain/media-rules.ts'
import { useId, type KeyboardEvent, type PointerEvent } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { PictureThumb } from '../../media/picture-thumb.tsx'

interface Props {
  readonly picture: Picture
  readonly focus: FocalPoint
  readonly isReadOnly: boolean
  onChange(focus: FocalPoint): void
}

/** How far a key moves the point (per cent), and with Shift. */
const step = 1
const longStep = 10

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The picture whole, with the point that stays in sight: set by a press, moved by the arrow keys. */
export function FocalPoint({ picture, focus, isReadOnly, onChange }: Props) {
  const text = useText()
  const id = useId()
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    if (isReadOnly) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange({
      x: within(((event.clientX - left) / width) * 100),
      y: within(((event.clientY - top) / height) * 100),
    })
  }
  const key = (event: KeyboardEvent) => {
    const [dx, dy] = moves[event.key] ?? []
    if (isReadOnly || dx === undefined || dy === undefined) return
    event.preventDefault()
    const far = event.shiftKey ? longStep : step
    onChange({ x: within(focus.x + dx * far), y: within(focus.y + dy * far) })
  }
  return (
    <div className="c-stack">
      <button
        type="button"
        className="c-focus"
        aria-label={text('consoleMedia.focus_at', { x: focus.x, y: focus.y })}
        aria-describedby={`${id}-hint`}
        aria-disabled={isReadOnly}
        onPointerDown={press}
        onKeyDown={key}
      >
        <PictureThumb picture={picture} sizes="(width < 60rem) 100vw, 40rem" alt="" />
        <span className="c-focus-point" style={{ insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` }} />
      </button>
      <small id={`${id}-hint`}>{text('consoleMedia.focus_hint')}</small>
      <p role="status" className="c-ears">
        {text('consoleMedia.focus_at', { x: focus.x, y: focus.y })}
      </p>
    </div>
  )
}

const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)))
