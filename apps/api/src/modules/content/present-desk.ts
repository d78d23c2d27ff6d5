import type { DeskItem, DeskLine, Lock, PreviewLink, Revision, RevisionLine } from '@koma/contract/content-desk.ts'
import { contentStateAt } from '@koma/domain/content-states.ts'
import { isLegalSlug } from '@koma/domain/house-pages.ts'
import { languages } from '@koma/domain/languages.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { SignedPreview } from '../../platform/preview-links.ts'
import type { StaffCaller } from '../../platform/callers.ts'
import { changedFields } from './present-changes.ts'
import type { DeskRow } from './queries/desk.ts'
import type { DeskLineRow } from './queries/desk-list.ts'
import type { RevisionRow } from './queries/revisions.ts'

/** A line of the desk's list. */
export function presentLine(row: DeskLineRow): DeskLine {
  const { title_zh, title_ja, title_en } = row
  return {
    ...factsOf(row, row),
    title_zh,
    title_ja,
    title_en,
    type_id: row.typeId,
    pinned: row.pinned,
    locked_by: row.lockedBy,
  }
}

/** One item for the person who asks. */
export function presentItem(row: DeskRow, staff: StaffCaller): DeskItem {
  return {
    ...factsOf(row, row.draft),
    draft: row.draft,
    draft_revision: row.draftNumber,
    shown_revision: row.shownNumber,
    trashed_at: at(row.trashedAt),
    trashed_by: row.trashedAt && row.trashedBy,
    lock: presentLock(row, staff),
    page: presentPageOnDesk(row),
  }
}

function presentPageOnDesk({ page }: DeskRow): DeskItem['page'] {
  if (!page) return null
  const versions = page.versions.map(({ version, holdsFrom, state }) => ({ version, holds_from: holdsFrom, state }))
  return { slug: page.slug, is_legal: isLegalSlug(page.slug), versions }
}

/** Who writes the item now; null for nobody. */
export function presentLock({ lock }: Pick<DeskRow, 'lock'>, staff: StaffCaller): Lock | null {
  return lock && { by: lock.by, since: formatTaipeiDateTime(lock.since), is_mine: lock.staffId === staff.id }
}

/** A revision in the list: what it changed, without the texts. */
export function presentRevisionLine(row: RevisionRow): RevisionLine {
  return {
    revision: row.number,
    made_at: formatTaipeiDateTime(row.madeAt),
    made_by: row.madeBy,
    reverts_to: row.revertsTo,
    is_shown: row.isShown,
    changed: changedFields(row.before, row.fields),
  }
}

/** A revision whole, with the one before it. */
export function presentRevision(row: RevisionRow): Revision {
  return { ...presentRevisionLine(row), fields: row.fields, before: row.before }
}

/** A link that opens the draft on its screen: that of its kind, of an activity's category (the slug of its type), of a text. */
export function presentPreview(
  { kind, page }: Pick<DeskRow, 'kind' | 'page'>,
  type: string | undefined,
  { token, expiresAt }: SignedPreview,
): PreviewLink {
  const screen = kind === 'activity' ? `activity_${type}` : (page?.slug ?? kind)
  return { token, expires_at: formatTaipeiDateTime(expiresAt), path: `${screen}/preview?token=${token}` }
}

type Facts = Omit<DeskLineRow, 'title_zh' | 'title_ja' | 'title_en' | 'typeId' | 'pinned' | 'lockedBy'>
type Titles = Readonly<Record<`title_${'zh' | 'ja' | 'en'}`, string | null>>

function factsOf(row: Facts, titles: Titles) {
  return {
    id: row.id,
    kind: row.kind,
    state: contentStateAt(row, row.now),
    has_changes: row.draftNumber !== null && row.draftNumber !== row.shownNumber,
    publish_at: at(row.publishAt),
    unpublish_at: at(row.unpublishAt),
    changed_at: formatTaipeiDateTime(row.changedAt),
    changed_by: row.changedBy,
    written: languages.filter((language) => titles[`title_${language}`] !== null),
    stale: [...row.stale],
    version: row.version,
  }
}

const at = (instant: Date | null) => instant && formatTaipeiDateTime(instant)
