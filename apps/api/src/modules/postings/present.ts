import type { PostingState, SiteNotice } from '@koma/contract/postings.ts'
import { contentStateAt } from '@koma/domain/content-states.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import { beginningOf } from '../../platform/audit.ts'
import { cleanHtml } from '../../platform/clean-html.ts'
import type { PostingKind } from './queries/kinds.ts'
import type { PostingFields, PostingRow } from './queries/postings.ts'
import type { SiteNoticeRow } from './queries/site-notices.ts'

/** A posting as the contract of its kind shows it; the schema of the answer takes what it names. */
export function presentPosting(kind: PostingKind, row: PostingRow) {
  const html = kind.html.flatMap((word) => ['zh', 'ja', 'en'].map((language) => `${word}_${language}`))
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
    version: row.version,
    ...row.fields,
    ...Object.fromEntries(cleaned),
    ...row.told,
  }
}

/** Where it stands for visitors at the instant at which it was read; nothing of it is ever in the trash. */
export function stateOf(kind: PostingKind, { publishAt, unpublishAt, now }: PostingRow): PostingState {
  if (!kind.hasWindow) return 'published'
  return contentStateAt({ publishAt, unpublishAt, trashedAt: null }, now) as PostingState
}

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
