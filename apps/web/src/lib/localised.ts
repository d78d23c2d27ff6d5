import type { Language } from '@koma/domain/languages.ts'

/** The field in the reader's language, else the Chinese one. Source: product §3 "Localised content" */
export function localised<Field extends string, Row extends Readonly<Record<`${Field}_zh`, unknown>>>(
  record: Row,
  field: Field,
  language: Language,
): Row[`${Field}_zh`] {
  const own = (record as Readonly<Record<string, unknown>>)[`${field}_${language}`]
  return (own ?? record[`${field}_zh`]) as Row[`${Field}_zh`]
}

/** The name in the reader's language, else the Chinese one. */
export const nameOf = (
  record: { readonly name_zh: string; readonly name_ja: string | null; readonly name_en: string | null },
  language: Language,
): string => localised(record, 'name', language)
