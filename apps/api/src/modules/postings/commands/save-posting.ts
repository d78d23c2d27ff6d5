import { languages } from '@koma/domain/languages.ts'
import { writtenHtml } from '../../../platform/clean-html.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { SeenRecord } from '../../../platform/seen-record.ts'
import { auditOf } from '../present.ts'
import { formColumns, type PostingKind } from '../queries/kinds.ts'
import { isThere, updatePosting } from '../queries/posting-changes.ts'
import { addRevision } from '../queries/posting-revisions.ts'
import type { PostingFields } from '../queries/postings.ts'
import { changePosting, type PostingRefusal, type PostingResult } from './change-posting.ts'

/** A form of its kind that the contract has let in. */
export interface PostingForm extends Readonly<Record<string, unknown>> {
  readonly confirmed: readonly ('ja' | 'en')[]
}

/** Writes a posting; what is shown changes at once, on every server process. */
export function savePosting(
  db: Db,
  kind: PostingKind,
  { staff, order, form }: { readonly staff: StaffCaller; readonly order: SeenRecord; readonly form: PostingForm },
): Promise<PostingResult> {
  const fields = fieldsOf(kind, form)
  return changePosting(db, kind, {
    staff,
    order,
    change: {
      verb: 'save',
      async work(tx, posting) {
        const refusal = emptyHtml(kind, fields) ?? (await refuseGoals(tx, kind, fields))
        if (refusal) return refusal
        await updatePosting(tx, kind, posting.id, { fields, confirmed: form.confirmed })
        await addRevision(tx, kind, posting, { fields, staff })
        return auditOf(posting.fields, fields)
      },
    },
  })
}

/** The form as it is kept: blanks null, HTML cleaned. */
export function fieldsOf(kind: PostingKind, form: PostingForm): PostingFields {
  const html = new Set(kind.html.flatMap((word) => languages.map((language) => `${word}_${language}`)))
  const kept = (column: string) => {
    const given = form[column]
    if (typeof given !== 'string') return given ?? null
    return html.has(column) ? writtenHtml(given) : given.trim() || null
  }
  return Object.fromEntries(formColumns(kind).map((column) => [column, kept(column)]))
}

/** HTML of which nothing was left is as good as none. */
export function emptyHtml(kind: PostingKind, fields: PostingFields): PostingRefusal | undefined {
  const field = kind.html.map((word) => `${word}_zh`).find((one) => fields[one] === null)
  return field === undefined ? undefined : wrong(field, 'field.required')
}

/** A record that is not there is told at its field. */
export async function refuseGoals(
  tx: Tx,
  kind: PostingKind,
  fields: PostingFields,
): Promise<PostingRefusal | undefined> {
  for (const [column, table] of Object.entries(kind.leadsTo)) {
    const id = fields[column]
    if (typeof id !== 'number' && typeof id !== 'string') continue
    if (!(await isThere(tx, table, id))) return wrong(column, 'field.choice')
  }
  return undefined
}

const wrong = (field: string, message: string): PostingRefusal => ({
  ok: false,
  reason: 'validation.failed',
  details: { errors: { [field]: [message] } },
})
