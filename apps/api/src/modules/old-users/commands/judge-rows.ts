import { createHash } from 'node:crypto'
import { readOldUser, type OldUserRecord, type Places } from '@koma/domain/old-user-rows.ts'
import type { OldUserMapping } from '@koma/domain/old-users.ts'
import type { TaipeiDate } from '@koma/domain/taipei-time.ts'
import { canonicalJson } from '../../../platform/canonical-json.ts'
import type { CountName } from '../queries/imports.ts'
import type { AccountMatch, KnownRecord } from '../queries/known-people.ts'
import type { LineRow } from '../queries/lines.ts'
import type { ListRow } from './read-list.ts'

/** A row that may be imported. */
export interface RightRow {
  readonly line: number
  readonly record: OldUserRecord
  readonly hash: string
}

/**
 * Judges the rows of one list in their order and remembers what came before: a number that came earlier is refused, also
 * where a row had other faults, because nobody knows which of the two is right; an address or a mobile number that came
 * earlier is told.
 */
export function judgeRows(mapping: OldUserMapping, places: Places, today: TaipeiDate) {
  const seen = {
    old_id: new Map<string, number>(),
    email: new Map<string, number>(),
    mobile: new Map<string, number>(),
  }

  /** The earlier line with the same value, if there is one; else this line is remembered. */
  function earlier(field: keyof typeof seen, value: string | null, line: number): number | undefined {
    if (value === null) return undefined
    const first = seen[field].get(value)
    if (first === undefined) seen[field].set(value, line)
    return first
  }

  /** Reads one row: what is right with it, and what is to say of it. */
  return function judge({ line, cells }: ListRow): { readonly right: RightRow | null; readonly remarks: LineRow[] } {
    const row = readOldUser((field) => cells[mapping[field] ?? -1] ?? '', places, today)
    const oldId = row.ok ? row.record.oldId : row.oldId
    const sameId = earlier('old_id', oldId || null, line)
    const same = { field: 'old_id', reason: 'same_id', value: oldId }
    const twice = sameId === undefined ? [] : [remark(line, 'refused', oldId, same, sameId)]
    // Whatever else is wrong with it: everything is told at once.
    if (!row.ok)
      return { right: null, remarks: [...row.refused.map((one) => remark(line, 'refused', oldId, one)), ...twice] }
    if (twice.length > 0) return { right: null, remarks: twice }
    const { record } = row
    const remarks = row.noted.map((one) => remark(line, 'noted', record.oldId, one))
    for (const field of ['email', 'mobile'] as const) {
      const other = earlier(field, record[field], line)
      if (other === undefined) continue
      remarks.push(
        remark(line, 'duplicate', record.oldId, { field, reason: `same_${field}`, value: record[field]! }, other),
      )
    }
    return { right: { line, record, hash: hashOf(record) }, remarks }
  }
}

/** Whether the record is new, has other words than the one that is known, or is known as it is; moved ones stay. */
export function standingOf({ hash }: RightRow, known: KnownRecord | undefined): 'added' | 'changed' | 'unchanged' {
  if (!known) return 'added'
  return known.hasMoved || known.hash === hash ? 'unchanged' : 'changed'
}

/** What is to say of somebody who has an account here; nothing when the record has moved. */
export function accountRemark({ line, record }: RightRow, match: AccountMatch | undefined): LineRow | undefined {
  if (!match) return undefined
  const reason = match.isTwo ? 'account_two' : match.byEmail ? 'account_email' : 'account_mobile'
  const field = match.byEmail ? 'email' : 'mobile'
  return remark(line, 'merge', record.oldId, { field, reason, value: record[field] ?? '' })
}

/** Adds the rows of a batch to what was counted before. */
export function addCounts(
  counts: Readonly<Partial<Record<CountName, number>>>,
  more: Readonly<Partial<Record<CountName, number>>>,
): Partial<Record<CountName, number>> {
  const sum = { ...counts }
  for (const [name, count] of Object.entries(more) as [CountName, number][]) sum[name] = (sum[name] ?? 0) + count
  return sum
}

function remark(
  line: number,
  outcome: LineRow['outcome'],
  oldId: string,
  { field, reason, value }: { readonly field: string; readonly reason: string; readonly value: string },
  otherLine: number | null = null,
): LineRow {
  return { line, outcome, oldId: oldId || null, field, reason, value, otherLine }
}

const hashOf = (record: OldUserRecord): string => createHash('sha256').update(canonicalJson(record)).digest('hex')
