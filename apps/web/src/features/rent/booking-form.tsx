import { useState } from 'react'
import { nameOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import type { BookingFormProps } from './booking-form-props.ts'
import { BookingSide } from './booking-side.tsx'
import { DayPaging } from './day-paging.tsx'
import { unitGridOf } from './grid-units.ts'
import { SeatForm } from './seat-form.tsx'
import { askedOf, selectionOf, spanOf } from './slot-selection.ts'
import { SlotPicker } from './slot-picker.tsx'
import { useSlotPicking } from './use-slot-picking.ts'

/** Choose a time, see the price, agree, book. Mounted anew with every answer, so that the grid is never older than it. */
export function BookingForm({ data, answer, barred }: BookingFormProps) {
  const { words, language } = useSite()
  const { device, seatId } = data
  const [grid] = useState(() => unitGridOf(data.days, data.lastDay))
  const wished = {
    startsAt: answer?.chosen.startsAt || data.wished.startsAt || '',
    endsAt: answer?.chosen.endsAt || data.wished.endsAt || '',
  }
  // A refusal keeps the choice, so that one sees what of it is taken; a link only fills in what can be had.
  const first = (answer?.problem ? askedOf : selectionOf)(grid.units, wished.startsAt, wished.endsAt)
  const picking = useSlotPicking(grid, first)
  const span = picking.selection ? spanOf(grid.units, picking.selection) : null
  return (
    <div className="k-aside-layout">
      <section className="k-stack" aria-labelledby="time">
        <h2 id="time" tabIndex={-1}>
          {words('rent.chooseTime')}
        </h2>
        <div className="web-grid-tools">
          <SeatForm data={data} span={span} />
          <DayPaging data={data} span={span} />
        </div>
        <SlotPicker
          grid={grid}
          picking={picking}
          name={nameOf(device, language)}
          today={data.today}
          countsSeats={seatId === null && device.seats.length > 1}
        />
      </section>
      <BookingSide {...{ data, answer, barred, grid, picking, span, wished }} />
    </div>
  )
}
