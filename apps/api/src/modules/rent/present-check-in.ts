import type { RentRow } from './queries/rents.ts'

/**
 * The address that the code of a booking holds: the console's board, which finds the booking by its number on whatever
 * day it is. It opens nothing by itself and names nobody. Null once nothing is left to do at the desk.
 */
export function checkInUrl({ number, status }: Pick<RentRow, 'number' | 'status'>, publicUrl: string): string | null {
  return status === 'booked' || status === 'lending' ? `${publicUrl}/console/rent?number=${number}` : null
}
