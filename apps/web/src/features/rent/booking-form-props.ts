import type { BookingAnswer } from './book.ts'
import type { BookingData } from './booking-data.ts'

/** What the booking's screen hands to its form. */
export interface BookingFormProps {
  readonly data: BookingData
  readonly answer: BookingAnswer | null
  /** Why this reader cannot book this device at all. */
  readonly barred: string | null
}
