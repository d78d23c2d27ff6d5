import type { Draft } from '@koma/contract/content-desk.ts'
import { sectionNames } from '@koma/contract/content-facts.ts'
import { languages, type Language } from '@koma/domain/languages.ts'
import { beginningOf } from '../../platform/audit.ts'
import { canonicalJson } from '../../platform/canonical-json.ts'

/** The fields in which two forms differ; a fact by its section: `video.duration_s`. */
export function changedFields(before: Draft | null, after: Draft): string[] {
  const [old, now] = [flat(before), flat(after)]
  return Object.keys({ ...now, ...old }).filter(
    (field) => canonicalJson(old[field] ?? null) !== canonicalJson(now[field] ?? null),
  )
}

/** A form with its facts beside its other fields. */
function flat(form: Draft | null): Readonly<Record<string, unknown>> {
  if (form === null) return {}
  const facts = sectionNames.flatMap((section) =>
    Object.entries(form[section] ?? {}).map(([field, value]) => [`${section}.${field}`, value]),
  )
  const others = Object.entries(form).filter(([field]) => !(sectionNames as readonly string[]).includes(field))
  return Object.fromEntries([...others, ...facts])
}

/** The languages in which the words of two forms differ. */
export function languagesWritten(before: Draft | null, after: Draft): Language[] {
  const changed = changedFields(before, after)
  return languages.filter((language) => changed.some((field) => field.endsWith(`_${language}`)))
}

/** What the audit log tells of a change of the form: the fields that differ, long texts by their beginning; the whole stands in the revision. */
export function auditOf(before: Draft | null, after: Draft): { before: object | null; after: object } {
  const fields = changedFields(before, after)
  const told = (form: Draft) => {
    const said = flat(form)
    return Object.fromEntries(fields.map((field) => [field, beginningOf(said[field] ?? null)]))
  }
  return { before: before && told(before), after: told(after) }
}
