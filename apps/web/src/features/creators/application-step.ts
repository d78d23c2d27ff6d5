import type { CreatorApplicationStatus } from '@koma/domain/creator-application.ts'
import type { ApplyData } from './apply-data.ts'

/** The step that is being done, from 0; 3 when nothing is left to do. */
export type ApplicationStep = 0 | 1 | 2 | 3

/** Completed is an application that has passed; one that was withdrawn or refused is to be filled in again. */
const steps = {
  draft: 1,
  returned: 1,
  under_review: 2,
  review_passed: 3,
  review_failed: 1,
  withdrawn: 1,
} as const satisfies Record<CreatorApplicationStatus, ApplicationStep>

interface Place {
  readonly view: ApplyData['view']
  /** Newest first; of the status screen alone. */
  readonly applications?: readonly { readonly status: CreatorApplicationStatus }[]
}

/** Where somebody is on the way to a creator class. Source: product §2 "Creator application steps" */
export function stepOf({ view, applications = [] }: Place): ApplicationStep {
  if (view === 'open') return 0
  if (view === 'form') return 1
  const [latest] = applications
  // Who holds the class without an application has nothing left to do.
  return latest ? steps[latest.status] : 3
}
