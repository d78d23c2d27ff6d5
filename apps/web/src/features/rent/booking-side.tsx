import { Button } from '@koma/ui/button.tsx'
import { CheckboxField } from '@koma/ui/checkbox-field.tsx'
import { Form, useNavigation } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import type { BookingFormProps } from './booking-form-props.ts'
import { BookingProblem } from './booking-problem.tsx'
import type { UnitGrid } from './grid-units.ts'
import { PlainTimeFields } from './plain-time-fields.tsx'
import { QuotePanel } from './quote-panel.tsx'
import { selectionSentence } from './slot-words.ts'
import { useQuote } from './use-quote.ts'
import type { SlotPicking } from './use-slot-picking.ts'

export interface BookingSideProps extends BookingFormProps {
  readonly grid: UnitGrid
  readonly picking: SlotPicking
  /** What is chosen in the grid. */
  readonly span: { readonly startsAt: string; readonly endsAt: string } | null
  /** What was asked for before: the choice of a page without scripts. */
  readonly wished: { readonly startsAt: string; readonly endsAt: string }
}

/** The form beside the grid: the chosen time, its price, the rules, the button. */
export function BookingSide({ data, answer, barred, grid, picking, span, wished }: BookingSideProps) {
  const { words } = useSite()
  const { device, seatId } = data
  const quote = useQuote(device.id, span, seatId, answer)
  const problem = answer?.problem ?? quote.problem
  const wrong = [problem, ...(answer?.also ?? [])].filter((one) => one !== null)
  return (
    <Form method="post" className="k-box k-stack web-booking" preventScrollReset>
      <BookingProblem problem={problem} answer={answer} />
      <h2>{words('rent.quoteTitle')}</h2>
      <p className="web-chosen" role="status">
        {selectionSentence(words, grid.units, picking.selection, device.unit)}
      </p>
      {span ? (
        <Button variant="quiet" onClick={picking.clear}>
          {words('rent.clear')}
        </Button>
      ) : null}
      <PlainTimeFields grid={grid} startsAt={wished.startsAt} endsAt={wished.endsAt} />
      <div
        className="web-quote-room"
        data-chosen={span !== null || undefined}
        aria-live="polite"
        aria-busy={quote.isPending}
      >
        <QuotePanel quote={quote.value} unit={device.unit} />
      </div>
      <input type="hidden" name="key" value={answer?.key ?? data.key} />
      <input type="hidden" name="starts_at" value={span?.startsAt ?? ''} />
      <input type="hidden" name="ends_at" value={span?.endsAt ?? ''} />
      <input type="hidden" name="seat_id" value={seatId ?? ''} />
      <CheckboxField
        id="agree"
        name="agree"
        label={words('rent.agree')}
        error={wrong.find(({ fieldId }) => fieldId === 'agree')?.message ?? null}
      />
      <BookButton barred={barred} />
    </Form>
  )
}

function BookButton({ barred }: { barred: string | null }) {
  const { words } = useSite()
  const { state, formData } = useNavigation()
  const isBooking = state !== 'idle' && formData?.get('intent') === 'book'
  return (
    <Button
      type="submit"
      name="intent"
      value="book"
      size="large"
      disabledReason={barred}
      busyWord={isBooking ? words('rent.submitting') : null}
    >
      {words('rent.submit')}
    </Button>
  )
}
