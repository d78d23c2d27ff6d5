import type { Language } from '@koma/domain/languages.ts'
import type { MemberClass } from '@koma/domain/member-classes.ts'
import type { StaffRole } from '@koma/domain/staff-roles.ts'

declare const memberIdProof: unique symbol
declare const staffIdProof: unique symbol

/** The id of a member, proved by the gate: queries ask for it. */
export type MemberId = string & { readonly [memberIdProof]: true }
/** The id of a member of staff, proved by the gate. */
export type StaffId = string & { readonly [staffIdProof]: true }

/** The member who calls, as the gate found them. */
export interface MemberCaller {
  readonly id: MemberId
  readonly sessionId: string
  /** The app whose session it is; null for the site itself. */
  readonly clientId: string | null
  /** The class that counts now: a period that has ended counts as general. */
  readonly class: MemberClass
  readonly activated: boolean
  readonly locale: Language
  /** The database's clock at this call. */
  readonly now: Date
}

/** The member of staff who calls, as the gate found them. */
export interface StaffCaller {
  readonly id: StaffId
  readonly name: string
  readonly username: string
  readonly role: StaffRole
  readonly now: Date
}
