import type { Rent } from '@koma/contract/rent.ts'
import type { StateLook } from '@koma/ui/state-tag.tsx'
import type { Words } from '../../lib/words.ts'

type Status = Rent['status']

const faces = {
  applied: { key: 'rent.statusApplied', look: 'review' },
  processing: { key: 'rent.statusProcessing', look: 'review' },
  booked: { key: 'rent.statusBooked', look: 'mine' },
  not_approved: { key: 'rent.statusNotApproved', look: 'bad' },
  cancelled: { key: 'rent.statusCancelled', look: 'closed' },
  over: { key: 'rent.statusOver', look: 'over' },
  not_arrived: { key: 'rent.statusNotArrived', look: 'bad' },
  lending: { key: 'rent.statusLending', look: 'note' },
  returned: { key: 'rent.statusReturned', look: 'good' },
} as const satisfies Record<Status, { key: string; look: StateLook }>

/** A status in the reader's words. Source: product §4 */
export const statusWord = (words: Words, status: Status): string => words(faces[status].key)

/** What was noted with a status: the API's own words for a check-in and its undoing, or what staff wrote. */
export function noteWord(words: Words, note: string | null): string | null {
  if (note === 'checked_in') return words('rent.noteCheckedIn')
  return note === 'check_in_undone' ? words('rent.noteCheckInUndone') : note
}

/** How a status is drawn. */
export const statusLook = (status: Status): StateLook => faces[status].look

/** The statuses that a rent can come to; the others belong to reviews. Decision: workstations and equipment */
export const statusesShown = [
  'booked',
  'lending',
  'returned',
  'over',
  'not_arrived',
  'cancelled',
] as const satisfies Status[]
