import type { Language } from '@koma/domain/languages.ts'
import { exportText, exportWord, type WordGroup } from '@koma/i18n/export-text.ts'
import type { ExportList } from './queries/export.ts'
import { namedLists, type ListNames, type NamedList } from './queries/export-names.ts'

/** A part of the page: a list, or one of the two records. */
export type ExportPart = ExportList | 'profile' | 'creator'

/** What a value of a part says to its reader. */
export type SayValue = (part: ExportPart, field: string, value: unknown) => string

/** Values in the words of one language: codes, ids of lists, several of them; everything else as it stands. */
export function sayValues(language: Language, names: ListNames): SayValue {
  const comma = exportText(language)('export.comma')
  return (part, field, value) => {
    if (value === null || value === undefined) return ''
    const group = groups[part]?.[field] ?? everywhere[field]
    const say = (one: unknown): string => {
      const code = String(one)
      if (group === undefined) return code
      return (isListed(group) ? names[group][code] : exportWord(language, group, code)) ?? code
    }
    return [value].flat().map(say).join(comma)
  }
}

type Group = WordGroup | NamedList

const isListed = (group: Group): group is NamedList => (namedLists as readonly string[]).includes(group)

/** Fields that mean the same wherever they stand. */
const everywhere: Readonly<Record<string, Group>> = {
  class: 'class',
  gender: 'gender',
  locale: 'language',
  language: 'language',
  membership: 'membership',
  addr_city: 'city',
  addr_district: 'district',
  job: 'occupation',
  industries: 'industry',
  citizenship: 'citizenship',
  nationality: 'country',
  purpose: 'purpose',
  source: 'source',
  document: 'document',
  settlement: 'settlement',
}

/** Fields that mean something else in each part. */
const groups: Readonly<Partial<Record<ExportPart, Readonly<Record<string, Group>>>>> = {
  applications: { status: 'application' },
  renewals: { status: 'application' },
  files: { state: 'file' },
  bookings: { status: 'booking' },
  points: { kind: 'points' },
  adjustments: { status: 'adjustment' },
  collections: { kind: 'content' },
  letters: { kind: 'letter', reason: 'reason', status: 'answer' },
  deletions: { status: 'deletion' },
}
