import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import type { UnitGrid } from './grid-units.ts'
import { barBefore, extend, press, type Selection, type Stop } from './slot-selection.ts'

/** A cell by its row and day. */
export interface Cell {
  readonly row: number
  readonly day: number
}

export interface SlotPicking {
  readonly selection: Selection | null
  /** Why the last extension fell short, or began anew. */
  readonly stop: Stop | null
  readonly beganAnew: boolean
  /** The one cell that the Tab key reaches. */
  readonly cursor: Cell
  readonly clear: () => void
  /** For the element around the grid: its cells carry `data-cell="row:day"`. */
  readonly handlers: {
    onClick: (event: MouseEvent<HTMLElement>) => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerOver: (event: PointerEvent<HTMLElement>) => void
  }
}

/**
 * Choosing a run of units in the grid: by mouse (press and drag), by touch (first and last), by keyboard (arrows, Shift
 * to extend, Home and End, Space or Enter, Escape). What a run may be is slot-selection.ts.
 */
export function useSlotPicking(grid: UnitGrid, first: Selection | null): SlotPicking {
  const [selection, setSelection] = useState(first)
  const [stop, setStop] = useState<Stop | null>(null)
  const [beganAnew, setBeganAnew] = useState(false)
  const [cursor, setCursor] = useState<Cell>(() => startCell(grid, first))
  const placeOf = ({ row, day }: Cell) => grid.days[day]?.places[row]

  const choose = (next: Selection | null, why: Stop | null = null, isAnew = false) => {
    setSelection(next)
    setStop(why)
    setBeganAnew(isAnew)
  }
  const clear = () => choose(null)
  const stretch = (anchor: number, target: number) => {
    const { selection: next, stop: why } = extend(grid.units, anchor, target)
    choose(next ?? selection, why)
  }
  const drag = useDragging(placeOf, stretch)

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const cell = cellOf(event.target)
    // The click that ends a drag has been answered by the drag.
    if (!cell || drag.hasMoved()) return
    setCursor(cell)
    const place = placeOf(cell)
    if (place === undefined) return
    if (event.shiftKey && selection) stretch(selection.anchor, place)
    else choose(press(grid.units, selection, place), barBefore(grid.units, selection, place), true)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return clear()
    const from = cellOf(event.target)
    const to = from && cellAfter(from, event.key, grid)
    if (!to) return
    event.preventDefault()
    setCursor(to)
    focusCell(event.currentTarget, to)
    const [place, anchor] = [placeOf(to), selection?.anchor ?? placeOf(from)]
    if (event.shiftKey && place !== undefined && anchor !== undefined) stretch(anchor, place)
  }

  return { selection, stop, beganAnew, cursor, clear, handlers: { onClick, onKeyDown, ...drag.handlers } }
}

/** Stretching by a mouse or a pen that is held down. A finger scrolls the grid instead; it presses the first and the last unit. */
function useDragging(placeOf: (cell: Cell) => number | undefined, stretch: (anchor: number, target: number) => void) {
  const drag = useRef<Drag | null>(null)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const cell = cellOf(event.target)
    const anchor = cell ? placeOf(cell) : undefined
    if (anchor === undefined || event.pointerType === 'touch' || event.button !== 0 || event.shiftKey) return
    drag.current = { anchor, hasMoved: false }
    // After the click that follows the release.
    addEventListener('pointerup', () => setTimeout(() => (drag.current = null)), { once: true })
  }

  const onPointerOver = (event: PointerEvent<HTMLElement>) => {
    const cell = cellOf(event.target)
    const place = cell ? placeOf(cell) : undefined
    if (!drag.current || place === undefined) return
    if (place === drag.current.anchor && !drag.current.hasMoved) return
    drag.current.hasMoved = true
    stretch(drag.current.anchor, place)
  }

  return { handlers: { onPointerDown, onPointerOver }, hasMoved: () => drag.current?.hasMoved ?? false }
}

/** A mouse button held down since `anchor`. */
interface Drag {
  readonly anchor: number
  hasMoved: boolean
}

function cellOf(target: EventTarget): Cell | null {
  const text = target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined
  if (text === undefined) return null
  const [row = 0, day = 0] = text.split(':').map(Number)
  return { row, day }
}

function cellAfter({ row, day }: Cell, key: string, { times, days }: UnitGrid): Cell | null {
  const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1)
  switch (key) {
    case 'ArrowDown':
      return { row: within(row + 1, times.length), day }
    case 'ArrowUp':
      return { row: within(row - 1, times.length), day }
    case 'ArrowRight':
      return { row, day: within(day + 1, days.length) }
    case 'ArrowLeft':
      return { row, day: within(day - 1, days.length) }
    case 'Home':
      return { row: 0, day }
    case 'End':
      return { row: times.length - 1, day }
    default:
      return null
  }
}

const focusCell = (around: HTMLElement, { row, day }: Cell) =>
  around.querySelector<HTMLElement>(`[data-cell="${row}:${day}"]`)?.focus()

/** The chosen unit, else the first free one, else the first. */
function startCell(grid: UnitGrid, selection: Selection | null): Cell {
  const place = selection?.anchor ?? grid.units.findIndex(({ state }) => state === 'free')
  const day = grid.days.findIndex(({ places }) => places.includes(place))
  return day < 0 ? { row: 0, day: 0 } : { row: grid.days[day]!.places.indexOf(place), day }
}
