import { Button } from '@koma/ui/button.tsx'
import { SelectField } from '@koma/ui/select-field.tsx'
import { Form, useSubmit } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import type { BookingData } from './booking-data.ts'

/** Which seat the grid shows and the booking asks for; none in particular is the usual case. */
export function SeatForm({ data, span }: { data: BookingData; span: { startsAt: string; endsAt: string } | null }) {
  const { words, paths } = useSite()
  const submit = useSubmit()
  const { device, seatId, from } = data
  if (device.seats.length < 2) return null
  return (
    <Form method="get" action={paths.rentBooking(device.id)} preventScrollReset className="web-seat">
      <input type="hidden" name="from" value={from} />
      {span ? <input type="hidden" name="starts_at" value={span.startsAt} /> : null}
      {span ? <input type="hidden" name="ends_at" value={span.endsAt} /> : null}
      <SelectField
        name="seat"
        label={words('rent.chooseSeat')}
        defaultValue={seatId ?? ''}
        onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
      >
        <option value="">{words('rent.anySeat')}</option>
        {device.seats.map((seat) => (
          <option key={seat.id} value={seat.id}>
            {seat.name}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit" variant="quiet">
          {words('rent.showSeat')}
        </Button>
      </noscript>
    </Form>
  )
}
