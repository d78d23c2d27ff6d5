import type { consoleRenewals as source } from '../zh/console-renewals.ts'

/** Renewals of creators as staff review them. */
export const consoleRenewals = {
  submitted_at: 'Sent',
  review_by: 'Decision due',
  membership: 'This membership',
  work: 'Commercial publication',
  decision: 'Review',
  status_under_review: 'Under review',
  status_review_passed: 'Approved',
  status_review_failed: 'Not approved',
  approve: 'Approve',
  reject: 'Reject',
  ask_approve: 'Approve this renewal? The membership goes on for another period.',
  ask_reject: 'Reject this renewal?',
  done_approve: 'Approved: the membership goes on.',
  done_reject: 'Rejected: the member is told the reason.',
  reason: 'Reason',
  reason_hint: 'The member reads this.',
  empty_next: 'Creators can ask for a renewal as their membership nears its end; it will appear here.',
} satisfies Record<keyof typeof source, string>
