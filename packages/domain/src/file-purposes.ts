import type { StaffPermission } from './staff-roles.ts'

/** What a member's private file is for, with the permissions of the staff who may read it and who may judge it. */
export const filePurposes = {
  creator_application: { read: 'creators.read', judge: 'creators.review' },
  space_application: { read: 'space.read', judge: 'space.review' },
  activity_application: { read: 'activities.read', judge: 'activities.review' },
  matchmaking_application: { read: 'matchmaking.read', judge: 'matchmaking.review' },
  advisory_application: { read: 'advisory.read', judge: 'advisory.review' },
} as const satisfies Record<string, { readonly read: StaffPermission; readonly judge: StaffPermission }>

export type FilePurpose = keyof typeof filePurposes

/** In the order of the table. */
export const filePurposeNames = Object.keys(filePurposes) as readonly FilePurpose[]

/**
 * checking: waits for the scanner, nobody opens it; ready: clean; held: clean, but it carries something that runs, so
 * staff decide; refused: infected, or refused by staff. Decision: files
 */
export const fileStates = ['checking', 'ready', 'held', 'refused'] as const
export type FileState = (typeof fileStates)[number]

/** The largest file (bytes). Source: product §5, §9 "6 MB" */
export const fileBytesMax = 6_291_456

/** How long a file that nothing was made of yet is kept (days). Decision: files */
export const draftDaysKept = 7
