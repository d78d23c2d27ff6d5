/** The roles of staff; an account has one. Decision: staff console (roles) */
export const staffRoles = ['admin', 'editor', 'reviewer', 'desk', 'finance', 'auditor'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * Every permission, and the roles that have it beside admin (who has all) and auditor (who has all that end
 * in `.read` and no other). Decision: staff console (roles)
 */
export const staffPermissions = {
  'content.read': ['editor', 'reviewer'],
  'content.write': ['editor'],
  'content.publish': ['editor'],
  'opening_hours.read': ['editor', 'reviewer', 'desk', 'finance'],
  'opening_hours.change': [],
  'members.read': ['reviewer', 'desk', 'finance'],
  'members.adjust_points': ['finance'],
  'members.approve_adjustment': ['finance'],
  'members.close_account': [],
  'members.sign_out': [],
  'old_users.read': [],
  'old_users.import': [],
  'old_users.resend': [],
  'points.read': ['desk', 'finance'],
  'points.deduct': ['desk'],
  'creators.read': ['reviewer'],
  'creators.review': ['reviewer'],
  'rent.read': ['reviewer', 'desk', 'finance'],
  'rent.check_in': ['desk'],
  'rent.mark_not_arrived': ['desk'],
  'rent.hand_out': ['desk'],
  'rent.take_back': ['desk'],
  'devices.read': ['desk', 'editor'],
  'devices.change': [],
  'space.read': ['reviewer', 'desk', 'finance'],
  'space.review': ['reviewer'],
  'space.confirm_deposit': ['finance'],
  'advisory.read': ['reviewer', 'desk'],
  'advisory.review': ['reviewer'],
  'activities.read': ['editor', 'reviewer', 'desk'],
  'activities.review': ['reviewer'],
  'activities.check_in': ['desk'],
  'matchmaking.read': ['reviewer'],
  'matchmaking.review': ['reviewer'],
  'orders.read': ['finance'],
  'orders.refund': ['finance'],
  'contact.read': ['editor', 'desk'],
  'contact.answer': ['desk'],
  'outbox.read': [],
  'outbox.resend': [],
  'settings.read': ['finance'],
  'settings.change': [],
  'clients.read': [],
  'clients.change': [],
  'staff.read': [],
  'staff.manage': [],
  'audit.read': [],
} as const satisfies Record<`${string}.${string}`, readonly Exclude<StaffRole, 'admin' | 'auditor'>[]>
export type StaffPermission = keyof typeof staffPermissions

/** Whether the role has the permission. */
export function roleMay(role: StaffRole, permission: StaffPermission): boolean {
  switch (role) {
    case 'admin':
      return true
    case 'auditor':
      return permission.endsWith('.read')
    default:
      return (staffPermissions[permission] as readonly StaffRole[]).includes(role)
  }
}
