import { describe, expect, it } from 'vitest'
import { auditDiff } from './audit-diff.ts'

describe('the difference of before and after', () => {
  it('tells what was added, removed, changed and left alone, by the way to it', () => {
    const before = { number: 'R-1', points: { total: 320, reward: 120 }, note: 'old' }
    const after = { number: 'R-1', points: { total: 420, reward: 120 }, reason: '補償' }
    expect(auditDiff(before, after)).toEqual([
      { path: 'number', kind: 'same', after: 'R-1' },
      { path: 'points.total', kind: 'changed', before: '320', after: '420' },
      { path: 'points.reward', kind: 'same', after: '120' },
      { path: 'note', kind: 'removed', before: 'old' },
      { path: 'reason', kind: 'added', after: '補償' },
    ])
  })

  it('of a new record is all added, of a deleted one all removed, of nothing nothing', () => {
    expect(auditDiff(null, { id: 1 })).toEqual([{ path: 'id', kind: 'added', after: '1' }])
    expect(auditDiff({ id: 1 }, null)).toEqual([{ path: 'id', kind: 'removed', before: '1' }])
    expect(auditDiff(null, null)).toEqual([])
  })

  it('takes null inside a record for a value', () => {
    expect(auditDiff({ at: null }, { at: '2026-11-24' })).toEqual([
      { path: 'at', kind: 'changed', before: 'null', after: '2026-11-24' },
    ])
  })

  it('reads a list of plain values as one value, and a list of records record by record', () => {
    expect(auditDiff({ shown: ['a', 'b'] }, { shown: ['a', 'b', 'c'] })).toEqual([
      { path: 'shown', kind: 'changed', before: 'a, b', after: 'a, b, c' },
    ])
    expect(auditDiff({ lots: [{ points: 1 }] }, { lots: [{ points: 2 }] })).toEqual([
      { path: 'lots.0.points', kind: 'changed', before: '1', after: '2' },
    ])
  })

  it('keeps empty lists, empty records and single values', () => {
    expect(auditDiff({ list: [] }, { list: {} })).toEqual([
      { path: 'list', kind: 'changed', before: '[]', after: '{}' },
    ])
    expect(auditDiff(1, 2)).toEqual([{ path: '', kind: 'changed', before: '1', after: '2' }])
  })
})
