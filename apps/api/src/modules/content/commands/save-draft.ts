import type { ContentForm, Draft } from '@koma/contract/content-desk.ts'
import { factSectionOf, sectionNames, type Facts } from '@koma/contract/content-facts.ts'
import type { DeskKind } from '@koma/contract/content.ts'
import { writtenHtml } from '../../../platform/clean-html.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { SeenRecord } from '../../../platform/seen-record.ts'
import { unusablePictures, usableCover } from '../../media/public.ts'
import { bodiesWith, bodiesWithoutAlt, picturesIn } from '../present-pictures.ts'
import { auditOf, changedFields, languagesWritten } from '../present-changes.ts'
import { markWritten, type DeskRow } from '../queries/desk.ts'
import { knownLabels } from '../queries/forms.ts'
import { wrongFacts } from '../queries/known-facts.ts'
import { addRevision } from '../queries/revisions.ts'
import { wrongPageText } from './check-page.ts'
import { changeItem, type ItemRefusal, type ItemResult } from './change-item.ts'

/** A form that somebody has filled in, and the translations that they say still hold. */
export interface DraftOrder extends SeenRecord {
  readonly form: ContentForm
  readonly confirmed: readonly ('ja' | 'en')[]
}

/**
 * Saves the form as the newest revision; visitors go on reading what was published. A form that changes nothing makes no
 * revision. Decision: content (staff console)
 */
export function saveDraft(db: Db, staff: StaffCaller, order: DraftOrder): Promise<ItemResult> {
  return changeItem(db, staff, order, {
    action: 'content.save',
    move: 'write',
    asksLock: true,
    async work(tx, item) {
      const form = keepFacts(item, draftOf(item.kind, order.form))
      const refusal = await refuseLabels(tx, item, form)
      if (refusal) return refusal
      await writeDraft(tx, staff, item, { form, confirmed: order.confirmed })
      return auditOf(item.draft, form)
    },
  })
}

/** Writes a revision behind the one there is; what came into the house without one is kept as the first. */
export async function writeDraft(
  tx: Tx,
  staff: StaffCaller,
  item: DeskRow,
  { form, confirmed, revertsTo = null }: { form: Draft; confirmed: DraftOrder['confirmed']; revertsTo?: number | null },
): Promise<void> {
  if (changedFields(item.draft, form).length > 0) {
    if (item.draftNumber === null) await addRevision(tx, item.id, { form: item.draft, staff: null })
    await addRevision(tx, item.id, { form, staff, revertsTo })
  }
  await markWritten(tx, item.id, [...languagesWritten(item.draft, form), ...confirmed])
}

/** The form as it is kept: HTML cleaned, blanks null, tags in order, and of the facts those of its kind. */
export function draftOf(kind: DeskKind, form: ContentForm): Draft {
  const text = (value: string | null) => (value?.trim() ? value.trim() : null)
  const html = (value: string | null) => writtenHtml(value ?? '')
  return {
    title_zh: form.title_zh.trim(),
    title_ja: text(form.title_ja),
    title_en: text(form.title_en),
    summary_zh: text(form.summary_zh),
    summary_ja: text(form.summary_ja),
    summary_en: text(form.summary_en),
    body_zh: html(form.body_zh),
    body_ja: html(form.body_ja),
    body_en: html(form.body_en),
    type_id: form.type_id,
    tag_ids: [...new Set(form.tag_ids)].toSorted((a, b) => a - b),
    pinned: form.pinned,
    sources: [...new Set(form.sources)],
    cover_id: form.cover_id,
    ...factsOf(kind, form),
    ...(kind === 'page' && { ...textAlone, page: saidOf(form.page) }),
  }
}

/** What is said of a next version; null where nothing is, as of the texts that have none. */
function saidOf(page: ContentForm['page']): Draft['page'] {
  const said = tidy(page) as Draft['page']
  return said && Object.values(said).some(Boolean) ? said : null
}

/** A text of the house is filed under nothing, and has neither a summary nor a cover. */
const textAlone = {
  summary_zh: null,
  summary_ja: null,
  summary_en: null,
  type_id: null,
  tag_ids: [],
  pinned: false,
  sources: [],
  cover_id: null,
}

/** A form that says nothing of the facts of its kind leaves them as they are. */
function keepFacts({ kind, draft }: DeskRow, form: Draft): Draft {
  const own = factSectionOf(kind)
  return own && form[own] === null ? { ...form, [own]: draft[own] } : form
}

/** Those of the kind alone, each line without blanks around it. */
function factsOf(kind: DeskKind, form: ContentForm): Facts {
  const own = factSectionOf(kind)
  const facts = sectionNames.map((section) => [section, section === own ? tidy(form[section]) : null])
  return Object.fromEntries(facts) as Facts
}

/** Text in it is trimmed, and null where nothing stands; whatever stands twice in a list stands once. */
function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null
  if (Array.isArray(value)) {
    const parts = value.map(tidy)
    return parts.every((part) => typeof part !== 'object') ? [...new Set(parts)] : parts
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, tidy(part)]))
}

/** A picture in a text is there, and says what it shows to who cannot see it. */
async function wrongPictures(tx: Tx, form: Draft): Promise<Readonly<Record<string, readonly string[]>>> {
  const gone = await unusablePictures(tx, picturesIn(form))
  return Object.fromEntries([
    ...bodiesWithoutAlt(form).map((field) => [field, ['field.picture_alt']]),
    ...bodiesWith(form, gone).map((field) => [field, ['field.picture_gone']]),
  ])
}

/** Whatever the form names and is not there is told at its field: a type, a tag, a picture, a person. */
export async function refuseLabels(
  tx: Tx,
  { id, kind }: { readonly id: number | null; readonly kind: DeskKind },
  form: Draft,
): Promise<ItemRefusal | undefined> {
  const known = await knownLabels(tx, kind, form)
  const errors = {
    ...(known.type ? {} : { type_id: ['field.choice'] }),
    ...(known.tags ? {} : { tag_ids: ['field.choice'] }),
    ...((await usableCover(tx, form.cover_id)) ? {} : { cover_id: ['field.choice'] }),
    ...(await wrongPictures(tx, form)),
    ...(await wrongFacts(tx, id, form)),
    ...(kind === 'page' && wrongPageText(form)),
  }
  if (Object.keys(errors).length === 0) return undefined
  return { ok: false, reason: 'validation.failed', details: { errors } }
}
