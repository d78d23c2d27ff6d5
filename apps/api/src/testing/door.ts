import type { Call } from './test-api.ts'

/** Who may come in, by hand from decisions.md: the roles of staff by name, so that the code's own table is checked. */
export type Door = 'everybody' | 'visitor' | 'reader' | 'member' | 'activated' | readonly string[]

/** What one route promises to everybody who calls it. */
export interface DoorRow {
  readonly door: Door
  /** What somebody gets who comes in with `send`. */
  readonly inside: number
  readonly send?: Call
}

/** An id that nothing has. */
export const nobodysId = '00000000-0000-7000-8000-000000000000'

/** The device of the table, whose one seat is taken at `desksTime`. */
export const desk = 7
export const desksTime = {
  device_id: desk,
  starts_at: '2026-11-24 10:00:00',
  ends_at: '2026-11-24 11:00:00',
  agree: true,
}
