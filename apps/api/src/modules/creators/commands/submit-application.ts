import type { CreatorProfileForm } from '@koma/contract/creators.ts'
import type { ErrorCode } from '@koma/contract/errors.ts'
import { filesOfRecordMax } from '@koma/contract/files.ts'
import { reviewWorkingDaysMax, type CreatorClass } from '@koma/domain/creator-application.ts'
import { taipeiDateOf } from '@koma/domain/taipei-time.ts'
import { addWorkingDays } from '@koma/domain/working-days.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { MemberCaller } from '../../../platform/callers.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { uuid7 } from '../../../platform/ids.ts'
import { lockMember } from '../../../platform/lock-member.ts'
import { attachFiles } from '../../files/public.ts'
import { beginReview } from '../../members/public.ts'
import { workingCalendar } from '../../opening-hours/public.ts'
import { changedFields, mayApplyFor, missingProof } from '../policy.ts'
import { presentReceivedMail } from '../present-mail.ts'
import { applicationById, openApplicationOf, type ApplicationRow } from '../queries/applications.ts'
import { writeSubmission } from '../queries/writing.ts'
import { checkForm, type FieldErrors } from './check-form.ts'
import { newDraft } from './save-draft.ts'
import { tellApplicant } from './tell-applicant.ts'

/** The files of the application's one field. */
export const attachmentsField = 'attachments'

export interface SentForm {
  readonly type: CreatorClass
  readonly form: CreatorProfileForm
  /** Ids of files that are to stay, or that were uploaded before. */
  readonly kept: readonly string[]
  readonly stored: Parameters<typeof attachFiles>[2]['stored']
  readonly requestId: string
}

/** Who applies: the member who calls, or whoever becomes one in the same transaction. */
export type Applicant = Pick<MemberCaller, 'class' | 'now'> & { readonly id: string }

export type SubmitRefusal =
  | { readonly ok: false; readonly reason: Extract<ErrorCode, 'creator.under_review' | 'creator.class_held'> }
  | { readonly ok: false; readonly reason: 'validation.failed'; readonly errors: FieldErrors }

/**
 * Sends an application, or a returned one again with the files that stay: the form, the files, the membership under
 * review, the clock of the review, the audit entry and the mail, or nothing of it. Source: product §3, §4, §5, §9
 */
export async function submitApplication(
  deps: Pick<Deps, 'jobs' | 'files' | 'outbox' | 'config'>,
  tx: Tx,
  member: Applicant,
  sent: SentForm,
): Promise<{ readonly ok: true; readonly id: string } | SubmitRefusal> {
  await lockMember(tx, member.id)
  const open = await openApplicationOf(tx, member.id)
  const refusal = await refusalOf(tx, member, sent, open)
  if (refusal) return refusal
  const id = open?.id ?? uuid7()
  const { kept, stored } = sent
  const wish = { memberId: member.id, purpose: 'creator_application', subjectId: id, field: attachmentsField } as const
  // First, because it may refuse, and refuses before it writes.
  const attached = await attachFiles(deps, tx, { ...wish, kept, stored })
  if (!attached.ok) return { ok: false, reason: 'validation.failed', errors: attached.errors }
  await send(tx, member, sent, { id, open })
  const after = (await applicationById(tx, id))!
  const isAgain = open?.status === 'returned'
  await noteSending(tx, sent, { before: open, after })
  await tellApplicant(deps, tx, after, (locale) =>
    presentReceivedMail({ ...after, locale }, isAgain, deps.config.publicUrl),
  )
  return { ok: true, id }
}

async function refusalOf(
  tx: Tx,
  member: Applicant,
  { type, form, kept, stored }: SentForm,
  open: ApplicationRow | undefined,
): Promise<SubmitRefusal | undefined> {
  const files = new Set(kept).size + stored.length
  const lacking = missingProof(taipeiDateOf(member.now), type, { works: form.works, files })
  const errors = {
    ...(await checkForm(tx, form)),
    ...(lacking && { works: [lacking] }),
    ...(files > filesOfRecordMax && { [attachmentsField]: ['field.file_too_many'] }),
  }
  if (Object.keys(errors).length > 0) return { ok: false, reason: 'validation.failed', errors }
  if (open?.status === 'under_review') return { ok: false, reason: 'creator.under_review' }
  return mayApplyFor(member.class, type) ? undefined : { ok: false, reason: 'creator.class_held' }
}

/** The audit log outlives the account: it knows which fields were filled in, never what they say. */
async function noteSending(
  tx: Tx,
  { type, form, requestId }: SentForm,
  { before, after }: { readonly before: ApplicationRow | undefined; readonly after: ApplicationRow },
) {
  await writeAudit(tx, {
    actor: { kind: 'member', id: after.memberId, name: 'member' },
    action: before?.status === 'returned' ? 'creators.resubmit' : 'creators.submit',
    subject: { kind: 'creator_application', id: after.id },
    before: before && { number: before.number, status: before.status },
    after: {
      number: after.number,
      status: after.status,
      class: type,
      fields: changedFields(before?.form, form),
      review_by: after.reviewBy,
    },
    requestId,
  })
}

/** Into the row that is open, or a new one; the review has so many working days from now. Source: product §9 "Review" */
async function send(
  tx: Tx,
  member: Applicant,
  { type, form }: SentForm,
  { id, open }: { readonly id: string; readonly open: ApplicationRow | undefined },
) {
  if (!open) await newDraft(tx, { id, memberId: member.id, form: {} })
  const today = taipeiDateOf(member.now)
  const reviewBy = addWorkingDays(today, reviewWorkingDaysMax, await workingCalendar(tx))
  const membershipBefore = await beginReview(tx, member.id)
  await writeSubmission(tx, { id, class: type, form, reviewBy, membershipBefore })
}
