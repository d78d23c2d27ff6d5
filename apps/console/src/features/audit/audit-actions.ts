import type { TextKey } from '../../i18n/console-text.ts'

/** The actions that the product writes down today, by their codes; each has its words in `consoleAudit`. */
export const auditActions = [
  'rent.read',
  'rent.search',
  'rent.check_in',
  'rent.undo_check_in',
  'rent.not_arrived',
  'rent.hand_out',
  'rent.take_back',
  'membership.extend',
  'membership.ask_renewal',
  'membership.approve_renewal',
  'membership.reject_renewal',
  'points.search',
  'points.adjust',
  'points.request_adjustment',
  'points.approve_adjustment',
  'points.reject_adjustment',
  'points.withdraw_adjustment',
  'member.read',
  'member.search',
  'member.request_deletion',
  'member.undo_deletion',
  'member.change_password',
  'member.reset_password',
  'member.change_email',
  'member.change_mobile',
  'member.sign_out',
  'member.change_profile',
  'member.change_avatar',
  'member.remove_avatar',
  'member.contact_leaving',
  'member.settle_leaving',
  'member.erase_leaving',
  'contact.read',
  'contact.search',
  'contact.answer',
  'contact.close',
  'old_user.read',
  'old_user.search',
  'old_user_import.read',
  'old_user_import.search',
  'member.link_identity',
  'member.unlink_identity',
  'member.allow_app',
  'member.revoke_app',
  'client.add',
  'client.change',
  'creators.submit',
  'creators.resubmit',
  'creators.withdraw',
  'creators.return',
  'creators.approve',
  'creators.reject',
  'creators.change_profile',
  'file.read',
  'file.release',
  'file.refuse',
  'message.search',
  'message.retry',
  'staff.add',
  'staff.sign_in',
  'staff.sign_in_failed',
  'staff.sign_in_locked',
] as const
type AuditAction = (typeof auditActions)[number]

/** The message that says what an action is; undefined for a code that this console does not know yet. */
export function wordsOf(action: string): Extract<TextKey, `consoleAudit.do.${string}`> | undefined {
  return isKnown(action) ? `consoleAudit.do.${action}` : undefined
}

function isKnown(action: string): action is AuditAction {
  return (auditActions as readonly string[]).includes(action)
}
