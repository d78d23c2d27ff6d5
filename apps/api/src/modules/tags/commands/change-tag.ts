import type { ErrorCode } from '@koma/contract/errors.ts'
import type { TagNames } from '@koma/contract/tags.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { RefusalDetails } from '../../../platform/refusal.ts'
import { isStale, staleRecord, type SeenRecord } from '../../../platform/seen-record.ts'
import { confirmName, deleteTag, holdTags, mergeInto, renameTag } from '../queries/changes.ts'
import { staffTag, type StaffTagRow } from '../queries/tags.ts'

/** The tag that there is afterwards; undefined where it was taken away. */
export type TagResult =
  | { readonly ok: true; readonly tag: StaffTagRow | undefined }
  | {
      readonly ok: false
      readonly reason: Extract<ErrorCode, 'record.not_found' | 'version.stale' | 'tag.in_use' | 'validation.failed'>
      readonly details?: RefusalDetails
    }

/** Gives a tag other names; it keeps its address and its slug. */
export function changeTag(
  db: Db,
  staff: StaffCaller,
  { names, ...order }: SeenRecord & { readonly names: TagNames },
): Promise<TagResult> {
  const tidy = {
    name_zh: names.name_zh.trim(),
    name_ja: names.name_ja?.trim() || null,
    name_en: names.name_en?.trim() || null,
  }
  return change(db, staff, order, {
    action: 'tag.change',
    async work(tx, tag) {
      await renameTag(tx, tag.id, tidy)
      for (const language of names.confirmed) await confirmName(tx, tag.id, language)
      return { kept: tag.id, before: namesOf(tag), after: tidy }
    },
  })
}

/** Makes a tag part of another: nothing carries it any more, and its address leads to the other. */
export function mergeTag(
  db: Db,
  staff: StaffCaller,
  { into, ...order }: SeenRecord & { readonly into: number },
): Promise<TagResult> {
  return change(db, staff, order, {
    action: 'tag.merge',
    also: into,
    async work(tx, tag, other) {
      if (!other || other.id === tag.id)
        return { ok: false, reason: 'validation.failed', details: { errors: { into: ['field.choice'] } } }
      await mergeInto(tx, tag.id, other.id)
      return { kept: other.id, before: namesOf(tag), after: { into: other.id, ...namesOf(other) } }
    },
  })
}

/** Takes a tag away that nothing carries. */
export function removeTag(db: Db, staff: StaffCaller, order: SeenRecord): Promise<TagResult> {
  return change(db, staff, order, {
    action: 'tag.remove',
    async work(tx, tag) {
      if (tag.items > 0) return { ok: false, reason: 'tag.in_use', details: { words: { count: tag.items } } }
      await deleteTag(tx, tag.id)
      return { kept: undefined, before: namesOf(tag), after: null }
    },
  })
}

interface Change {
  readonly action: string
  /** Another tag that is held with it. */
  readonly also?: number
  work(
    tx: Tx,
    tag: StaffTagRow,
    other: StaffTagRow | undefined,
  ): Promise<Extract<TagResult, { ok: false }> | { kept: number | undefined; before: unknown; after: unknown }>
}

/** Held, compared with the version that was seen, changed, told in the audit log: all of it or nothing. */
function change(db: Db, staff: StaffCaller, order: SeenRecord, { action, also, work }: Change): Promise<TagResult> {
  return db.transaction().execute(async (tx): Promise<TagResult> => {
    const [tag, other] = await holdTags(tx, also === undefined ? [order.id] : [order.id, also])
    if (!tag) return { ok: false, reason: 'record.not_found' }
    if (isStale(order, tag)) return staleRecord(tag)
    const done = await work(tx, tag, other)
    if ('ok' in done) return done
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, name: staff.username },
      action,
      subject: { kind: 'tag', id: String(order.id) },
      before: done.before,
      after: done.after,
      requestId: order.requestId,
    })
    return { ok: true, tag: done.kept === undefined ? undefined : await staffTag(tx, done.kept) }
  })
}

const namesOf = ({ slug, name_zh, name_ja, name_en }: StaffTagRow) => ({ slug, name_zh, name_ja, name_en })
