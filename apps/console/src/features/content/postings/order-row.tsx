import type { DragEvent, KeyboardEvent } from 'react'
import { useText } from '../../../i18n/use-text.ts'

interface Props {
  readonly name: string
  readonly place: number
  /** The last place that there is. */
  readonly last: number
  readonly isDragged: boolean
  onMove(to: number): void
  /** It is being dragged from its place, or no longer. */
  onDrag(from: number | undefined): void
  /** Another row is being dragged over it. */
  onDragged(): void
  onDropped(): void
}

/** One row of an order: a handle for the mouse and the arrow keys, and two buttons for everybody. */
export function OrderRow({ name, place, last, isDragged, onMove, onDrag, onDragged, onDropped }: Props) {
  const text = useText()
  const move = (to: number) => {
    if (to >= 0 && to <= last && to !== place) onMove(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(to)
  }
  const over = (event: DragEvent, done: () => void) => {
    event.preventDefault()
    done()
  }
  return (
    // The keys are the handle's and the buttons': dragging is one more way, for a mouse.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable
      data-dragged={isDragged || undefined}
      onDragStart={() => onDrag(place)}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => over(event, onDragged)}
      onDrop={(event) => over(event, onDropped)}
    >
      <button
        type="button"
        className="c-order-handle"
        aria-label={text('consolePostings.move', { name })}
        onKeyDown={onKeyDown}
      >
        <span aria-hidden="true">⠿</span>
      </button>
      <span className="c-order-name">{name}</span>
      <Step way="up" name={name} isAtEnd={place === 0} onStep={() => move(place - 1)} />
      <Step way="down" name={name} isAtEnd={place === last} onStep={() => move(place + 1)} />
    </li>
  )
}

interface StepProps {
  readonly way: 'up' | 'down'
  readonly name: string
  readonly isAtEnd: boolean
  onStep(): void
}

function Step({ way, name, isAtEnd, onStep }: StepProps) {
  const text = useText()
  return (
    <button
      type="button"
      aria-label={text(`consolePostings.move_${way}`, { name })}
      aria-disabled={isAtEnd}
      onClick={onStep}
    >
      <span aria-hidden="true">{way === 'up' ? '↑' : '↓'}</span>
    </button>
  )
}
