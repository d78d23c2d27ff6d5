import { SlotCell } from '@koma/ui/slot-cell.tsx'
import { SlotGrid, SlotLegend } from '@koma/ui/slot-grid.tsx'
import { useId } from 'react'
import { longDate, monthDay, shortDate, weekdayWord } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import type { GridDay, UnitGrid } from './grid-units.ts'
import { endsOf, type Selection } from './slot-selection.ts'
import { anewSentence, stateWord, stopSentence, unitTime } from './slot-words.ts'
import type { SlotPicking } from './use-slot-picking.ts'

export interface SlotPickerProps {
  readonly grid: UnitGrid
  readonly picking: SlotPicking
  /** The device's name. */
  readonly name: string
  readonly today: string
  /** Free seats are worth telling where several stand behind an hour. */
  readonly countsSeats: boolean
}

/** The grid of days and hours in which a run of units is chosen. */
export function SlotPicker({ grid, picking, name, today, countsSeats }: SlotPickerProps) {
  const { words } = useSite()
  const hintId = useId()
  const [first, last] = [grid.days[0], grid.days.at(-1)]
  if (!first || !last) return null
  const { selection, stop, beganAnew, handlers } = picking
  return (
    <div className="web-picker">
      <p id={hintId} className="k-quiet">
        {words('rent.gridHint')} <span className="k-ears">{words('rent.gridKeys')}</span>
      </p>
      <div className="web-picker-grid" {...handlers}>
        <SlotGrid
          label={words('rent.gridLabel', {
            name,
            from: longDate(words, first.date),
            to: longDate(words, last.date),
          })}
          hintId={hintId}
          hourWord={words('rent.timeColumn')}
          days={grid.days.map((day) => ({
            key: day.date,
            name: shortDate(words, day.date),
            dateWord: monthDay(day.date),
            weekdayWord: weekdayWord(words, day.date),
            today: day.date === today,
            ...(day.closedBecause && { note: words('rent.slotClosed') }),
          }))}
          rows={grid.times.map((time, row) => ({
            key: time,
            hourWord: time,
            cells: grid.days.map((day, column) => (
              <PickerCell key={day.date} {...{ grid, picking, day, row, column, countsSeats }} />
            )),
          }))}
        />
      </div>
      <p className="web-picker-stop" role="status">
        {stop && beganAnew ? anewSentence(words, stop) : null}
        {stop && !beganAnew ? stopSentence(words, grid.units, selection, stop) : null}
      </p>
      <PickerLegend />
    </div>
  )
}

function PickerLegend() {
  const { words } = useSite()
  return (
    <SlotLegend
      label={words('rent.legend')}
      entries={[
        { look: 'free', word: words('rent.slotFree') },
        { look: 'good', word: words('rent.slotChosen') },
        { look: 'taken', word: words('rent.slotTaken') },
        { look: 'closed', word: words('rent.slotClosed') },
        { look: 'mine', word: words('rent.slotMine') },
        { look: 'over', word: words('rent.slotPast') },
      ]}
    />
  )
}

interface PickerCellProps {
  readonly grid: UnitGrid
  readonly picking: SlotPicking
  readonly day: GridDay
  readonly row: number
  readonly column: number
  readonly countsSeats: boolean
}

function PickerCell({ grid, picking, day, row, column, countsSeats }: PickerCellProps) {
  const { words } = useSite()
  const place = day.places[row]
  const unit = place === undefined ? undefined : grid.units[place]
  const keys = {
    'data-cell': `${row}:${column}`,
    tabIndex: picking.cursor.row === row && picking.cursor.day === column ? 0 : -1,
  }
  const label = unitTime(words, day.date, grid.times[row] ?? '', grid.ends[row] ?? '')
  if (!unit || place === undefined)
    return <SlotCell {...keys} state="closed" word={words('rent.slotNotOpen')} label={label} />
  const isInside = picking.selection !== null && contains(picking.selection, place)
  const isChosen = isInside && unit.state === 'free'
  const isWished = isInside && !isChosen
  const seatsLeft = unit.state === 'free' && countsSeats ? words('rent.slotSeatsLeft', { count: unit.free }) : undefined
  return (
    <SlotCell
      {...keys}
      state={unit.state === 'far' ? 'closed' : unit.state}
      word={isChosen ? words('rent.slotChosen') : stateWord(words, unit.state)}
      label={label}
      reason={isWished ? words('rent.slotWished') : seatsLeft}
      selected={isChosen}
      wished={isWished}
    />
  )
}

function contains(selection: Selection, place: number): boolean {
  const [first, last] = endsOf(selection)
  return first <= place && place <= last
}
