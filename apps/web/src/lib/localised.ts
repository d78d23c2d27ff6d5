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

/** The words of a field and the language in which they stand: the reader's, else Chinese. Null where there are none. */
export function wordsOf<Field extends string>(
  record: Readonly<Partial<Record<`${Field}_zh` | `${Field}_ja` | `${Field}_en`, string | null>>>,
  field: Field,
  language: Language,
): { readonly text: string; readonly language: Language } | null {
  const said = record as Readonly<Record<string, string | null | undefined>>
  const own = said[`${field}_${language}`]
  if (own) return { text: own, language }
  const chinese = said[`${field}_zh`]
  return chinese ? { text: chinese, language: 'zh' } : null
}
