import type { Draft } from '@koma/contract/content-desk.ts'
import { languages, type Language } from '@koma/domain/languages.ts'

/** As much of a long text as the audit log repeats (characters); the whole stands in the revision. */
const auditLengthMax = 300

export type DraftField = keyof Draft

/** The fields in which two forms differ. */
export function changedFields(before: Draft | null, after: Draft): DraftField[] {
  return (Object.keys(after) as DraftField[]).filter(
    (field) => JSON.stringify(before?.[field] ?? null) !== JSON.stringify(after[field]),
  )
}

/** The languages in which the words of two forms differ. */
export function languagesWritten(before: Draft | null, after: Draft): Language[] {
  const changed = changedFields(before, after)
  return languages.filter((language) => changed.some((field) => field.endsWith(`_${language}`)))
}

/** What the audit log tells of a change of the form: the fields that differ, long texts by their beginning. */
export function auditOf(before: Draft | null, after: Draft): { before: object | null; after: object } {
  const fields = changedFields(before, after)
  const told = (form: Draft) => Object.fromEntries(fields.map((field) => [field, shortened(form[field])]))
  return { before: before && told(before), after: told(after) }
}

function shortened(value: unknown): unknown {
  return typeof value === 'string' && value.length > auditLengthMax ? `${value.slice(0, auditLengthMax)}…` : value
}
