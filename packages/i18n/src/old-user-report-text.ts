import { oldUserReport as en } from './messages/en/old-user-report.ts'
import { oldUserReport as ja } from './messages/ja/old-user-report.ts'
import { oldUserReport as zh } from './messages/zh/old-user-report.ts'
import { fill } from './translate.ts'

type Key = keyof typeof zh
type Suffix<Prefix extends string> = Key extends infer One
  ? One extends `${Prefix}_${infer Rest}`
    ? Rest
    : never
  : never

const catalogues = { zh, ja, en } satisfies Record<string, Record<Key, string>>

/** The words of the report on a list of old users. */
export interface OldUserReportText {
  head(column: Suffix<'head'>): string
  outcome(outcome: Suffix<'outcome'>): string
  /** The name of a field of a record; a name that is unknown stands as it is. */
  field(field: string): string
  /** Why a line is in the report; `otherLine` is the earlier line that says the same. */
  reason(reason: string, otherLine: number | null): string
}

/** The words of the report in one language. */
export function oldUserReportText(language: keyof typeof catalogues): OldUserReportText {
  const words: Readonly<Record<string, string>> = catalogues[language]
  return {
    head: (column) => words[`head_${column}`]!,
    outcome: (outcome) => words[`outcome_${outcome}`]!,
    field: (field) => words[`field_${field}`] ?? field,
    reason: (reason, otherLine) => fill(words[`reason_${reason}`] ?? reason, { line: otherLine ?? '–' }),
  }
}
