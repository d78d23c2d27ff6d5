import { auditDiff, type AuditChange } from './audit-diff.ts'

/** The words that the view needs; it knows no language itself. */
export interface DiffWords {
  readonly added: string
  readonly removed: string
  readonly nothing: string
  /** A value as the reader shall see it. */
  value(value: string): string
  /** Before the values that did not change, with their number. */
  same(count: number): string
}

/** Before and after, value by value: what went is struck out with a minus, what came is marked with a plus. */
export function AuditDiffView({ before, after, words }: { before: unknown; after: unknown; words: DiffWords }) {
  const changes = auditDiff(before, after)
  const same = changes.filter(({ kind }) => kind === 'same')
  const others = changes.filter(({ kind }) => kind !== 'same')
  return (
    <div className="c-diff">
      {others.length === 0 ? <p>{words.nothing}</p> : <ChangeList changes={others} words={words} />}
      {same.length > 0 && (
        <details>
          <summary>{words.same(same.length)}</summary>
          <ChangeList changes={same} words={words} />
        </details>
      )}
    </div>
  )
}

function ChangeList({ changes, words }: { changes: readonly AuditChange[]; words: DiffWords }) {
  return (
    <dl>
      {changes.map((change) => (
        <div key={change.path}>
          {change.path !== '' && <dt>{change.path}</dt>}
          <dd>
            {'before' in change && (
              <del>
                <span className="c-ears">{words.removed}</span>
                <DiffValue value={words.value(change.before)} />
              </del>
            )}
            {change.kind === 'same' && <DiffValue value={words.value(change.after)} />}
            {change.kind !== 'same' && 'after' in change && (
              <ins>
                <span className="c-ears">{words.added}</span>
                <DiffValue value={words.value(change.after)} />
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Longer values show their beginning, and the rest when asked (characters). */
const valueLengthShown = 160

function DiffValue({ value }: { value: string }) {
  if (value.length <= valueLengthShown) return value
  return (
    <details>
      <summary>{value.slice(0, valueLengthShown / 2)}…</summary>
      {value}
    </details>
  )
}
