/** What a spreadsheet takes for the beginning of a formula, also in full width. Source: OWASP "CSV Injection" */
const formulaStart = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** One line of a CSV (RFC 4180) that no spreadsheet takes for a formula: such a cell gets an apostrophe before it. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** A number of ours is a number; a text that only looks like one may be somebody's formula. */
function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = formulaStart.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
