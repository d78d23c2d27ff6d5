import type { ErrorCode } from '@koma/contract/errors.ts'
import { mayMove } from '@koma/domain/content-states.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { RefusalDetails } from '../../../platform/refusal.ts'
import { isStale, staleRecord, type SeenRecord } from '../../../platform/seen-record.ts'
import { changedFields, inFormOrder, stateOf } from '../present.ts'
import type { PostingKind } from '../queries/kinds.ts'
import { touchPosting } from '../queries/posting-changes.ts'
import { formAtVersion } from '../queries/posting-revisions.ts'
import { postingById, type PostingRow } from '../queries/postings.ts'

export type PostingRefusal = {
  readonly ok: false
  readonly reason: Extract<
    ErrorCode,
    'record.not_found' | 'version.stale' | 'content.state' | 'content.locked' | 'posting.in_use' | 'validation.failed'
  >
  readonly details?: RefusalDetails
}

export type PostingResult = { readonly ok: true; readonly posting: PostingRow } | PostingRefusal

/** What one kind of change does with a posting that is held. */
export interface PostingChange {
  /** Verb of the audit log. */
  readonly verb: 'save' | 'revert' | 'publish' | 'unpublish' | 'trash' | 'restore' | 'remove'
  /** Does it; what it gives is refused with, or told in the audit log. */
  work(tx: Tx, posting: PostingRow): Promise<PostingRefusal | { readonly before: unknown; readonly after: unknown }>
}

/**
 * The one way in which a posting changes: held, compared with the version that was seen, allowed by its state and by who
 * is writing it, done, told in the audit log, all of it or nothing. Gives it as it is then, or, removed, as it was. Decision: content (staff console)
 */
export async function changePosting(
  db: Db,
  kind: PostingKind,
  { staff, order, change }: { readonly staff: StaffCaller; readonly order: SeenRecord; readonly change: PostingChange },
): Promise<PostingResult> {
  return db.transaction().execute(async (tx) => {
    const posting = await postingById(tx, kind, order.id, true)
    if (!posting) return { ok: false, reason: 'record.not_found' }
    if (isStale(order, posting)) return staleRecord(posting, await fieldsChanged(tx, kind, posting, order.version!))
    if (!isOpen(kind, posting, change.verb)) return { ok: false, reason: 'content.state' }
    const by = lockOfAnother(posting, staff, change.verb)
    if (by !== undefined) return { ok: false, reason: 'content.locked', details: { words: { name: by } } }
    const done = await change.work(tx, posting)
    if ('ok' in done) return done
    await touchPosting(tx, kind, order.id, staff)
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, name: staff.username },
      action: `posting.${change.verb}`,
      subject: { kind: kind.subject, id: String(order.id) },
      ...done,
      requestId: order.requestId,
    })
    return { ok: true, posting: (await postingById(tx, kind, order.id)) ?? posting }
  })
}

/** Who else is writing it, where that keeps from what is asked; showing and hiding wait for nobody. */
function lockOfAnother({ lock }: PostingRow, staff: StaffCaller, verb: PostingChange['verb']): string | undefined {
  const asks = verb === 'save' || verb === 'revert' || verb === 'trash'
  return asks && lock !== null && lock.staffId !== staff.id ? lock.by : undefined
}

/** What its state allows: in the trash nothing is written, and only what is in it goes for good. */
function isOpen(kind: PostingKind, posting: PostingRow, verb: PostingChange['verb']): boolean {
  const state = stateOf(kind, posting)
  if (verb === 'save' || verb === 'revert') return state !== 'trashed'
  if (verb === 'remove') return state === 'trashed' || !kind.hasWindow
  return kind.hasWindow && mayMove(state, verb)
}

/** The fields that are no longer as they were in the version that was seen, in the order of the form. */
async function fieldsChanged(tx: Tx, kind: PostingKind, posting: PostingRow, version: number): Promise<string[]> {
  const seen = await formAtVersion(tx, kind, { id: posting.id, version })
  return seen ? inFormOrder(kind, changedFields(seen, posting.fields)) : []
}
