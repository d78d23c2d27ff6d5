import type { LoaderFunctionArgs } from 'react-router'
import { quoteBooking } from '../features/rent/book.ts'
import { deviceIdOf } from '../features/rent/booking-data.ts'
import { requireMember, screenOf } from '../lib/screen.ts'

/**
 * The price of a time, for the booking screen: `?starts_at&ends_at&seat_id`. A GET, so that a price that arrives while
 * a booking is under way refreshes nothing of it.
 */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const deviceId = deviceIdOf(args.params.deviceId)
  await requireMember(screen, screen.paths.rentBooking(deviceId))
  return quoteBooking(screen, deviceId, Object.fromEntries(screen.url.searchParams))
}

/** Asked for anew only when another time is chosen. */
export const shouldRevalidate = () => false
