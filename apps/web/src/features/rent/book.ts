import type { RentQuote, zRentAlternative } from '@koma/contract/rent.ts'
import type { output } from 'zod'
import type { Refused } from '../../lib/api-result.ts'
import { calls, type Values } from '../../lib/calls.ts'
import { errorToast, flash, type ToastFacts } from '../../lib/flash.ts'
import type { FormValues } from '../../lib/form-values.ts'
import { refusalScreen, seeOther, type Screen } from '../../lib/screen.ts'

export type Alternative = output<typeof zRentAlternative>

export interface Problem {
  readonly fieldId: string
  readonly message: string
  readonly detail: string | null
}

/** What the booking screen gets back when it did not book. */
export interface BookingAnswer {
  /** The choice as it was sent, so that a page without scripts keeps it. */
  readonly chosen: { readonly startsAt: string; readonly endsAt: string; readonly seat: string }
  readonly quote: RentQuote | null
  /** What is wrong, on top of the form; the id is the field that it is about. */
  readonly problem: Problem | null
  /** What is wrong besides. */
  readonly also: readonly Problem[]
  readonly alternatives: readonly Alternative[] | null
  readonly key: string
  /** Of a document that shows this: 200 for a price, else the refusal's. */
  readonly status: number
  readonly toast: ToastFacts | null
}

/** The request of the form: hidden fields of the grid, or the plain selects of a page without scripts. */
export function toRequest(deviceId: number, values: FormValues): Values {
  return {
    device_id: deviceId,
    ...(values.seat_id && { seat_id: values.seat_id }),
    starts_at: values.starts_at ?? '',
    ends_at: values.ends_at ?? '',
  }
}

/** The price and the lots; books nothing. */
export async function quoteBooking(screen: Screen, deviceId: number, values: FormValues): Promise<BookingAnswer> {
  const result = await screen.api.call(calls.rentQuote(toRequest(deviceId, values)))
  if (result.ok) return { ...nothing(values), quote: result.data }
  if (result.status >= 500 || result.status === 401) throw refusalScreen(screen, result)
  return { ...nothing(values), problem: problemOf(screen, result, null) }
}

/** Books once, however often the form arrives; then the ticket. Source: product §5, §8, Decision: workstations and equipment */
export async function bookRent(
  screen: Screen,
  deviceId: number,
  values: FormValues,
): Promise<BookingAnswer | Response> {
  const { words, paths } = screen
  const [missing, ...also] = missingOf(screen, values)
  if (missing) return { ...nothing(values), status: 422, problem: missing, also, toast: errorToast(missing.message) }
  const wish = toRequest(deviceId, values)
  const result = await screen.api.call(calls.rentApply({ ...wish, agree: true }, values.key ?? crypto.randomUUID()))
  if (result.ok) {
    flash(screen, 'booked')
    return seeOther(paths.rentBooking(deviceId, { ticket: result.data.id }))
  }
  if (result.status >= 500 || result.status === 401 || result.status === 404) throw refusalScreen(screen, result)
  const quote = result.code === 'points.not_enough' ? await screen.api.call(calls.rentQuote(wish)) : null
  const price = quote?.ok ? quote.data : null
  return {
    ...nothing(values),
    status: result.status,
    quote: price,
    problem: problemOf(screen, result, price),
    alternatives: result.code === 'rent.unavailable' ? ((result.alternatives ?? []) as readonly Alternative[]) : null,
    toast: errorToast(result.toast ?? words('rent.failed')),
  }
}

/** All that is not filled in, from top to bottom. */
function missingOf({ words }: Screen, values: FormValues): readonly Problem[] {
  const hasTime = Boolean(values.starts_at && values.ends_at)
  return [
    ...(hasTime ? [] : [{ fieldId: 'time', message: words('rent.validTime'), detail: null }]),
    ...(values.agree ? [] : [{ fieldId: 'agree', message: words('rent.agreeNeeded'), detail: null }]),
  ]
}

function problemOf({ words }: Screen, refused: Refused, quote: RentQuote | null): BookingAnswer['problem'] {
  const problem = (message: string, detail: string | null = null) => ({ fieldId: 'time', message, detail })
  switch (refused.code) {
    case 'rent.unavailable':
      return problem(
        words('rent.unavailable'),
        words(refused.alternatives?.length ? 'rent.unavailableText' : 'rent.unavailableNone'),
      )
    case 'points.not_enough':
      return problem(words('rent.notEnough'), quote ? words('rent.notEnoughText', { missing: quote.missing }) : null)
    case 'validation.failed':
      return problem(words('rent.validTime'))
    default:
      return problem(refused.message, refused.hint ?? null)
  }
}

const nothing = (values: FormValues): BookingAnswer => ({
  chosen: { startsAt: values.starts_at ?? '', endsAt: values.ends_at ?? '', seat: values.seat_id ?? '' },
  quote: null,
  problem: null,
  also: [],
  alternatives: null,
  key: crypto.randomUUID(),
  status: 200,
  toast: null,
})
