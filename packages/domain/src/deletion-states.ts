import type { StaffPermission } from './staff-roles.ts'

/** The way of an account from the wish to leave until nothing of its member is left. Decision: accounts "Deleting" */
export const deletionStatuses = ['requested', 'contacted', 'settled', 'erased', 'withdrawn'] as const
export type DeletionStatus = (typeof deletionStatuses)[number]

/** What staff do with a request, in this order. */
export const deletionActions = ['contact', 'settle', 'erase'] as const
export type DeletionAction = (typeof deletionActions)[number]

/** Who does what: the desk calls, finance pays back, an admin erases. Decision: staff console (roles) */
export const deletionPermissions = {
  contact: 'contact.answer',
  settle: 'orders.refund',
  erase: 'members.close_account',
} as const satisfies Record<DeletionAction, StaffPermission>

/** A sign-in proves as much as the password for so many minutes: to give the account up, or to link a provider without one. */
export const freshSignInMinutes = 10

/** What may become of purchased points: paid back, or given up in writing. Reward points lapse. Decision: accounts "Deleting" */
export const settlementWays = ['refund', 'waiver'] as const
export type SettlementWay = (typeof settlementWays)[number]

/** Working days within which staff contact somebody who wants the account deleted: by the 7th at the latest. Source: product §9 */
export const deletionContactWorkingDays = 7

const possible = {
  requested: ['contact'],
  // Settling again is for points that came after the first time: until the end the member can sign in.
  contacted: ['settle'],
  settled: ['settle', 'erase'],
  erased: [],
  withdrawn: [],
} as const satisfies Record<DeletionStatus, readonly DeletionAction[]>

/** What can be done with a request of that status. */
export const deletionActionsOf = (status: DeletionStatus): readonly DeletionAction[] => possible[status]

/** Whether the member can still keep the account. */
export const isDeletionOpen = (status: DeletionStatus): boolean => possible[status].length > 0
