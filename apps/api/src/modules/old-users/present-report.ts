import { csvLine } from '@koma/domain/csv-cell.ts'
import type { Language } from '@koma/domain/languages.ts'
import { oldUserReportText } from '@koma/i18n/old-user-report-text.ts'
import type { LineRow } from './queries/lines.ts'

/** So that spreadsheets read the file as UTF-8. */
const byteOrderMark = '\ufeff'

/** The head of the report. */
export function presentReportHead(language: Language): string {
  const text = oldUserReportText(language)
  const heads = (['line', 'outcome', 'old_id', 'field', 'message', 'value'] as const).map((key) => text.head(key))
  return byteOrderMark + csvLine(heads)
}

/** Lines of the report: no cell of them is a formula, whatever stood in the list. Source: docs/guarantees.md I-58 */
export function presentReportLines(rows: readonly LineRow[], language: Language): string {
  const text = oldUserReportText(language)
  return rows
    .map((row) =>
      csvLine([
        row.line,
        text.outcome(row.outcome),
        row.oldId,
        row.field === null ? null : text.field(row.field),
        text.reason(row.reason, row.otherLine),
        row.value,
      ]),
    )
    .join('')
}
