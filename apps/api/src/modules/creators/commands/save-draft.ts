import { randomInt } from 'node:crypto'
import type { CreatorDraftForm } from '@koma/contract/creators.ts'
import { classesToApplyFor } from '@koma/domain/creator-application.ts'
import { displayNumber, serialMax } from '@koma/domain/display-number.ts'
import type { MemberCaller } from '../../../platform/callers.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { uuid7 } from '../../../platform/ids.ts'
import { lockMember } from '../../../platform/lock-member.ts'
import { openApplicationOf, type ApplicationRow } from '../queries/applications.ts'
import { forgetDraft, insertDraft, keepDraft } from '../queries/writing.ts'

export type DraftRefusal = {
  readonly ok: false
  readonly reason: 'creator.under_review' | 'creator.class_held' | 'version.stale'
}

/**
 * Keeps what is being written, also beside a returned application, whose sent form stays what the reviewer saw. The
 * version that the caller saw, when it says one, keeps two windows from overwriting each other.
 */
export async function saveDraft(
  db: Db,
  member: MemberCaller,
  { form, version }: { readonly form: CreatorDraftForm; readonly version: number | undefined },
): Promise<{ readonly ok: true; readonly application: ApplicationRow } | DraftRefusal> {
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, member.id)
    const open = await openApplicationOf(tx, member.id)
    if (open?.status === 'under_review') return { ok: false, reason: 'creator.under_review' }
    if (version !== undefined && version !== (open?.version ?? 0)) return { ok: false, reason: 'version.stale' }
    if (classesToApplyFor(member.class).length === 0) return { ok: false, reason: 'creator.class_held' }
    if (open) await keepDraft(tx, open.id, form)
    else await newDraft(tx, { id: uuid7(), memberId: member.id, form })
    return { ok: true, application: (await openApplicationOf(tx, member.id))! }
  })
}

/** Begins an application. The member is locked, and has none that is open. */
export async function newDraft(
  tx: Tx,
  draft: { readonly id: string; readonly memberId: string; readonly form: CreatorDraftForm },
): Promise<void> {
  await insertDraft(tx, { ...draft, number: displayNumber('P', randomInt(serialMax)) })
}

/** Forgets what was being written; a returned application stays as it was sent. Nothing to forget is fine too. */
export async function dropDraft(db: Db, member: MemberCaller): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, member.id)
    const open = await openApplicationOf(tx, member.id)
    if (open?.draft) await forgetDraft(tx, open.id)
  })
}
