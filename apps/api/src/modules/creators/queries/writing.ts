import type { CreatorDraftForm, CreatorProfileForm } from '@koma/contract/creators.ts'
import type { CreatorApplicationStatus, CreatorClass, CreatorFormField } from '@koma/domain/creator-application.ts'
import type { TaipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** A new application that nobody has sent yet. */
export async function insertDraft(
  tx: Tx,
  draft: { readonly id: string; readonly number: string; readonly memberId: string; readonly form: CreatorDraftForm },
): Promise<void> {
  await sql`
    insert into creator_application (id, number, member_id, status, draft)
    values (${draft.id}, ${draft.number}, ${draft.memberId}, 'draft', ${JSON.stringify(draft.form)}::jsonb)`.execute(tx)
}

/** Keeps what is being written. The member is locked. */
export async function keepDraft(tx: Tx, id: string, form: CreatorDraftForm): Promise<void> {
  await sql`
    update creator_application
       set draft = ${JSON.stringify(form)}::jsonb,
           updated_at = koma_now(),
           version = version + 1
     where id = ${id}`.execute(tx)
}

/** Forgets what is being written: a draft altogether, of a returned application the changes. */
export async function forgetDraft(tx: Tx, id: string): Promise<void> {
  await sql`
    delete from creator_application
     where id = ${id}
       and status = 'draft'`.execute(tx)
  await sql`
    update creator_application
       set draft = null,
           updated_at = koma_now(),
           version = version + 1
     where id = ${id}
       and draft is not null`.execute(tx)
}

export interface Submission {
  readonly id: string
  readonly class: CreatorClass
  readonly form: CreatorProfileForm
  readonly reviewBy: TaipeiDate
  readonly membershipBefore: 'ended' | null
}

/** What is in the draft or the returned application becomes what the reviewers see. The member is locked. */
export async function writeSubmission(tx: Tx, sent: Submission): Promise<void> {
  await sql`
    update creator_application
       set class = ${sent.class},
           status = 'under_review',
           former = form,
           form = ${JSON.stringify(sent.form)}::jsonb,
           draft = null,
           submitted_at = koma_now(),
           review_by = ${sent.reviewBy},
           decided_at = null,
           decided_by = null,
           membership_before = ${sent.membershipBefore},
           updated_at = koma_now(),
           version = version + 1
     where id = ${sent.id}`.execute(tx)
  await noteChange(tx, { id: sent.id, status: 'under_review', note: null, staffId: null })
}

export interface Move {
  readonly id: string
  readonly status: Exclude<CreatorApplicationStatus, 'draft' | 'under_review'>
  /** What the reviewer says to the member. */
  readonly reason: string | null
  readonly comments: Readonly<Partial<Record<CreatorFormField, string>>>
  /** Null where the member withdraws. */
  readonly staffId: string | null
}

/** Ends the review, whichever way. The member is locked. */
export async function writeMove(tx: Tx, move: Move): Promise<void> {
  const decided = move.staffId === null ? sql`decided_at` : sql`koma_now()`
  await sql`
    update creator_application
       set status = ${move.status},
           reason = ${move.reason},
           comments = ${JSON.stringify(move.comments)}::jsonb,
           draft = null,
           review_by = null,
           decided_at = ${decided},
           decided_by = coalesce(${move.staffId}::uuid, decided_by),
           updated_at = koma_now(),
           version = version + 1
     where id = ${move.id}`.execute(tx)
  await noteChange(tx, { id: move.id, status: move.status, note: move.reason, staffId: move.staffId })
}

async function noteChange(
  tx: Tx,
  change: {
    readonly id: string
    readonly status: string
    readonly note: string | null
    readonly staffId: string | null
  },
) {
  await sql`
    insert into creator_application_change (application_id, position, status, note, staff_id)
    select ${change.id}, coalesce(max(position), 0) + 1, ${change.status}, ${change.note}, ${change.staffId}
      from creator_application_change
     where application_id = ${change.id}`.execute(tx)
}
