import type { StaffMe } from '@koma/contract/staff.ts'
import { filePurposeNames, filePurposes } from '@koma/domain/file-purposes.ts'
import type { StaffPermission, StaffRole } from '@koma/domain/staff-roles.ts'

/** Who reads, and who decides about, files of any record. Source: GET /staff/files */
const readsFiles = filePurposeNames.map((purpose) => filePurposes[purpose].read)
const judgesFiles = filePurposeNames.map((purpose) => filePurposes[purpose].judge)

/** What staff post beside the articles: written by those who write, shown and ordered by those who publish. */
const postings = {
  list: 'content.read',
  show: 'content.read',
  add: 'content.write',
  write: 'content.write',
  publish: 'content.publish',
} as const

/**
 * The pages and actions of the console, and the permission that each asks for; of several, any one will do.
 * Decision: staff console (roles)
 */
export const accessTable = {
  rent: {
    list: 'rent.read',
    check_in: 'rent.check_in',
    undo_check_in: 'rent.check_in',
    not_arrived: 'rent.mark_not_arrived',
    hand_out: 'rent.hand_out',
    take_back: 'rent.take_back',
  },
  members: {
    list: 'members.read',
    show: 'members.read',
    adjust: 'members.adjust_points',
    sign_out: 'members.sign_out',
  },
  deletions: {
    list: 'members.read',
    contact: 'contact.answer',
    settle: 'orders.refund',
    erase: 'members.close_account',
  },
  contact: { list: 'contact.read', show: 'contact.read', answer: 'contact.answer' },
  renewals: { list: 'creators.read', approve: 'creators.review', reject: 'creators.review' },
  content: {
    list: 'content.read',
    show: 'content.read',
    add: 'content.write',
    write: 'content.write',
    publish: 'content.publish',
  },
  search_misses: { list: 'content.read', settle: 'content.write', reopen: 'content.write' },
  panels: postings,
  notices: postings,
  faqs: postings,
  faq_types: postings,
  redirects: { list: 'content.read', change: 'content.publish' },
  centre: { list: 'settings.read', change: 'settings.change' },
  media: { list: 'content.read', show: 'content.read', add: 'content.write', write: 'content.write' },
  tags: { list: 'content.read', write: 'content.write' },
  creators: {
    list: 'creators.read',
    show: 'creators.read',
    return: 'creators.review',
    approve: 'creators.review',
    reject: 'creators.review',
  },
  point_logs: { list: 'points.read' },
  adjustments: {
    list: 'points.read',
    approve: 'members.approve_adjustment',
    reject: 'members.approve_adjustment',
    withdraw: 'members.adjust_points',
  },
  old_users: { list: 'old_users.read', import: 'old_users.import', resend: 'old_users.resend' },
  audit: { list: 'audit.read' },
  clients: { list: 'clients.read', change: 'clients.change' },
  messages: { list: 'outbox.read', retry: 'outbox.resend' },
  files: { list: readsFiles, judge: judgesFiles },
} as const satisfies Record<string, Readonly<Record<string, StaffPermission | readonly StaffPermission[]>>>

export type Resource = keyof typeof accessTable

/** The pages of the menu, in its order, and their addresses under /console. */
export const pages = [
  'rent',
  'members',
  'creators',
  'files',
  'deletions',
  'content',
  'search_misses',
  'panels',
  'notices',
  'faqs',
  'redirects',
  'centre',
  'media',
  'tags',
  'contact',
  'renewals',
  'adjustments',
  'old_users',
  'audit',
  'clients',
  'messages',
] as const satisfies readonly Resource[]
export type Page = (typeof pages)[number]

/** The page with which each role's day begins. */
const firstPage = {
  admin: 'rent',
  desk: 'rent',
  reviewer: 'creators',
  finance: 'adjustments',
  auditor: 'audit',
  editor: 'content',
} as const satisfies Record<StaffRole, Page | undefined>

/** Whether the signed-in person has the permission. */
export function hasPermission(me: Pick<StaffMe, 'permissions'>, permission: StaffPermission): boolean {
  return me.permissions.includes(permission)
}

/** Whether the person may take the action; what the table does not name, nobody may. */
export function mayUse(me: Pick<StaffMe, 'permissions'>, resource: string, action: string): boolean {
  const actions: Readonly<Record<string, StaffPermission | readonly StaffPermission[]>> =
    accessTable[resource as Resource] ?? {}
  return [actions[action] ?? []].flat().some((permission) => hasPermission(me, permission))
}

/** The pages that the person's menu shows. */
export function pagesFor(me: Pick<StaffMe, 'permissions'>): Page[] {
  return pages.filter((page) => mayUse(me, page, 'list'))
}

/** Where the person starts: their role's page, else the first that they may see, else none. */
export function landingPage(me: Pick<StaffMe, 'permissions' | 'role'>): Page | undefined {
  const allowed = pagesFor(me)
  return allowed.find((page) => page === firstPage[me.role]) ?? allowed[0]
}
