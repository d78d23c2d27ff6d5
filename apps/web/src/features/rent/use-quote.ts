import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import type { BookingAnswer } from './book.ts'

/** Milliseconds that a choice must stand before its price is asked for. */
const quoteAfterMs = 200

type Span = { readonly startsAt: string; readonly endsAt: string } | null

/** The price of the chosen time, asked anew whenever it changes; never the price of another time. */
export function useQuote(deviceId: number, span: Span, seatId: number | null, answer: BookingAnswer | null) {
  const { paths } = useSite()
  const fetcher = useFetcher<BookingAnswer>()
  const { load } = fetcher
  const address = span
    ? paths.rentQuote(deviceId, { starts_at: span.startsAt, ends_at: span.endsAt, seat_id: seatId ?? undefined })
    : null
  useEffect(() => {
    if (address === null) return
    const timer = setTimeout(() => void load(address), quoteAfterMs)
    return () => clearTimeout(timer)
  }, [address, load])

  const isOfSpan = ({ chosen }: BookingAnswer) => chosen.startsAt === span?.startsAt && chosen.endsAt === span.endsAt
  const fresh = fetcher.data && isOfSpan(fetcher.data) ? fetcher.data : null
  // Without scripts nothing is chosen in the grid, and the answer's own choice counts.
  const given = answer && (span === null || isOfSpan(answer)) ? answer : null
  return {
    value: (fresh ?? given)?.quote ?? null,
    problem: fresh?.problem ?? null,
    isPending: fetcher.state !== 'idle' || (span !== null && !fresh && !given),
  }
}
