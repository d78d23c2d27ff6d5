import type { note as source } from '../zh/note.ts'

export const note = {
  rent: 'Booking {{number}}',
  rent_cancelled: 'Booking {{number}} cancelled, points returned',
  old_user: 'Carried over from the former system ({{number}})',
  month: 'Monthly reward for {{month}}',
} satisfies Record<keyof typeof source, string>
