import { languages } from '@koma/domain/languages.ts'
import type { PostingRevision, PostingRevisionLine } from '@koma/contract/posting-revisions.ts'
import type { PostingState, SiteNotice } from '@koma/contract/postings.ts'
import { contentStateAt } from '@koma/domain/content-states.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import { beginningOf } from '../../platform/audit.ts'
import type { StaffCaller } from '../../platform/callers.ts'
import { cleanHtml } from '../../platform/clean-html.ts'
import { formColumns, type PostingKind } from './queries/kinds.ts'
import type { PostingRevisionRow } from './queries/posting-revisions.ts'
import type { PostingFields, PostingRow } from './queries/postings.ts'
import type { SiteNoticeRow } from './queries/site-notices.ts'

/** A posting for the person who asks, as the contract of its kind shows it; the schema of the answer takes what it names. */
export function presentPosting(kind: PostingKind, row: PostingRow, staff: StaffCaller) {
  const html = kind.html.flatMap((word) => languages.map((language) => `${word}_${language}`))
  const cleaned = html.map((field) => {
    const said = row.fields[field]
    return [field, typeof said === 'string' ? cleanHtml(said) : null]
  })
  return {
    id: row.id,
    state: stateOf(kind, row),
    publish_at: row.publishAt && formatTaipeiDateTime(row.publishAt),
    unpublish_at: row.unpublishAt && formatTaipeiDateTime(row.unpublishAt),
    changed_at: formatTaipeiDateTime(row.changedAt),
    changed_by: row.changedBy,
    written: [...row.written],
    stale: [...row.stale],
    trashed_at: row.trashedAt && formatTaipeiDateTime(row.trashedAt),
    trashed_by: row.trashedBy,
    lock: row.lock && {
      by: row.lock.by,
      since: formatTaipeiDateTime(new Date(row.lock.since)),
      is_mine: row.lock.staffId === staff.id,
    },
    version: row.version,
    ...row.fields,
    ...Object.fromEntries(cleaned),
    ...row.told,
  }
}

/** Where it stands for visitors at the instant at which it was read. */
export const stateOf = (kind: PostingKind, row: PostingRow): PostingState =>
  kind.hasWindow ? contentStateAt(row, row.now) : 'published'

/** A line of what was saved; what it changed in the order of the form. */
export const presentRevisionLine = (kind: PostingKind, row: PostingRevisionRow): PostingRevisionLine => ({
  revision: row.number,
  made_at: formatTaipeiDateTime(row.madeAt),
  made_by: row.madeBy,
  reverts_to: row.revertsTo,
  changed: inFormOrder(kind, changedFields(row.before, row.fields)),
})

/** One revision with what it changed; every field of a posting is a word, a number or a tick. */
export function presentRevision(kind: PostingKind, row: PostingRevisionRow): PostingRevision {
  const line = presentRevisionLine(kind, row)
  const valueOf = (form: PostingFields | null, field: string) => (form?.[field] ?? null) as FieldValue
  return {
    ...line,
    changes: line.changed.map((field) => ({
      field,
      before: valueOf(row.before, field),
      after: valueOf(row.fields, field),
    })),
  }
}

/** Fields in the order in which the form has them. */
export const inFormOrder = (kind: PostingKind, fields: readonly string[]): string[] =>
  formColumns(kind).filter((column) => fields.includes(column))

type FieldValue = PostingRevision['changes'][number]['after']

/** A notice as every page shows it. */
export const presentNotice = (row: SiteNoticeRow): SiteNotice => ({ ...row })

/** The fields in which two forms differ. */
export const changedFields = (before: PostingFields | null, after: PostingFields): string[] =>
  Object.keys(after).filter((field) => JSON.stringify(before?.[field] ?? null) !== JSON.stringify(after[field] ?? null))

/** What the audit log tells of a change: the fields that differ, long texts by their beginning. */
export function auditOf(before: PostingFields | null, after: PostingFields) {
  const fields = changedFields(before, after)
  const told = (form: PostingFields) => Object.fromEntries(fields.map((field) => [field, beginningOf(form[field])]))
  return { before: before && told(before), after: told(after) }
}
