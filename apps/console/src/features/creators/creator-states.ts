import type { CreatorApplicationStatus } from '@koma/domain/creator-application.ts'

/** How each state of an application is drawn (state.css). */
export const stateLooks = {
  draft: 'queued',
  under_review: 'under_review',
  returned: 'queued',
  review_passed: 'sent',
  review_failed: 'rejected',
  withdrawn: 'cancelled',
} as const satisfies Record<CreatorApplicationStatus, string>
