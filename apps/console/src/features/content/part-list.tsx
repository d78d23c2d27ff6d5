import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { PartHead } from './part-head.tsx'

interface Props<Part> {
  readonly legend: string
  /** Whether the heading above says the same already. */
  readonly isTitled?: boolean
  readonly parts: readonly Part[]
  readonly addLabel: string
  readonly problem?: string | undefined
  readonly isReadOnly: boolean
  /** What one is called while it is closed. */
  nameOf(part: Part, place: number): string
  /** A new one, of which nothing is written yet. */
  make(): Part
  hasProblem(place: number): boolean
  onChange(parts: Part[]): void
  /** The fields of the one that is open. */
  children(part: Part, place: number, change: (part: Partial<Part>) => void): ReactNode
}

/** Parts of an item in an order, one line each; one is open to be written, and one with a problem says so. */
export function PartList<Part extends object>(props: Props<Part>) {
  const { legend, isTitled, parts, addLabel, problem, isReadOnly, nameOf, make, hasProblem, onChange, children } = props
  const text = useText()
  const [opened, setOpened] = useState<number>()
  const movesOf = movesWithin(parts, { opened, setOpened, onChange })
  const change = (place: number) => (part: Partial<Part>) =>
    onChange(parts.map((one, at) => (at === place ? { ...one, ...part } : one)))
  return (
    <fieldset className="c-parts">
      <legend className={isTitled ? 'c-ears' : undefined}>{legend}</legend>
      <small className="c-field-problem">{problem}</small>
      {parts.length === 0 && <p className="c-parts-none">{text('consoleFacts.parts_none')}</p>}
      <ol>
        {parts.map((part, place) => (
          // A part has nothing of its own that stays while it is written.
          // eslint-disable-next-line react/no-array-index-key
          <li key={place} data-open={opened === place}>
            <PartHead
              name={nameOf(part, place) || text('consoleFacts.part_new')}
              isOpen={opened === place}
              hasProblem={hasProblem(place)}
              onToggle={() => setOpened(opened === place ? undefined : place)}
              {...(!isReadOnly && movesOf(place))}
            />
            {opened === place && <div className="c-part">{children(part, place, change(place))}</div>}
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <div>
          <Button
            variant="outlined"
            onClick={() => {
              onChange([...parts, make()])
              setOpened(parts.length)
            }}
          >
            {addLabel}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface Moving<Part> {
  readonly opened: number | undefined
  setOpened(place: number | undefined): void
  onChange(parts: Part[]): void
}

/** How a part is moved and taken out; the one that is open stays open. */
function movesWithin<Part>(parts: readonly Part[], { opened, setOpened, onChange }: Moving<Part>) {
  const swap = (place: number, by: number) => () => {
    onChange(parts.toSpliced(place, 1).toSpliced(place + by, 0, parts[place]!))
    if (opened === place) setOpened(place + by)
    else if (opened === place + by) setOpened(place)
  }
  return (place: number) => ({
    onUp: place > 0 ? swap(place, -1) : undefined,
    onDown: place < parts.length - 1 ? swap(place, 1) : undefined,
    onRemove: () => {
      onChange(parts.toSpliced(place, 1))
      setOpened(undefined)
    },
  })
}
