import type { Call } from './test-api.ts'

/** Who may come in, by hand from decisions.md: the roles of staff by name, so that the code's own table is checked. */
export type Door = 'everybody' | 'visitor' | 'reader' | 'member' | 'activated' | readonly string[]

/** What stands behind an id: `access-records.ts` makes one of each. */
export type RecordKind =
  | 'rent'
  | 'application'
  | 'draft'
  | 'attachment'
  | 'avatar'
  | 'identity'
  | 'session'
  | 'app'
  | 'adjustment'
  | 'invitation'

/** Whose the record is that a path names, by hand from api.md and decisions.md, and what opens to those whose it is. */
export type RecordRow =
  | { readonly owner: 'everybody' }
  | { readonly owner: 'caller' | 'holder'; readonly of: RecordKind; readonly theirs: number }
  | {
      readonly owner: 'caller_or_role'
      readonly of: RecordKind
      readonly theirs: number
      readonly roles: readonly string[]
    }
  /** Only somebody else may decide about what one asked for oneself. */
  | {
      readonly owner: 'role'
      readonly of: RecordKind
      readonly theirs: 'adjustment.same_person'
      readonly anothers: number
    }

/** What one route promises to everybody who calls it. */
export interface DoorRow {
  readonly door: Door
  /** What somebody gets who comes in with `send`, and names no record that there is. */
  readonly inside: number
  readonly send?: Call
  readonly record?: RecordRow
}

/** An id that nothing has. */
export const nobodysId = '00000000-0000-7000-8000-000000000000'

/** The same where ids are numbers. */
export const nobodysNumber = '2147483647'

/** The device of the table, whose one seat is taken at `desksTime`. */
export const desk = 7
export const desksTime = {
  device_id: desk,
  starts_at: '2026-11-24 10:00:00',
  ends_at: '2026-11-24 11:00:00',
  agree: true,
}

/** A device with a seat for everybody who is to have a booking of their own. */
export const spareDesk = 8
export const spareDesksTime = { ...desksTime, device_id: spareDesk }

/** What staff keep under numbers. */
const numbered = /\/staff\/(content|tags|panels|notices|faqs|faq_types|redirects)\//

/** An id of the right form that nothing has, for the path of a call; of the devices, one that everybody may see. */
export function idOfNobody(name: string): string {
  if (name.startsWith('GET /device/')) return String(desk)
  return name.endsWith('/collect') || numbered.test(name) ? nobodysNumber : nobodysId
}
