/** What happened to one value between before and after. */
export type AuditChange = {
  /** The way to the value, as `points.total`; empty where the whole is one value. */
  readonly path: string
} & (
  | { readonly kind: 'added'; readonly after: string }
  | { readonly kind: 'removed'; readonly before: string }
  | { readonly kind: 'changed'; readonly before: string; readonly after: string }
  | { readonly kind: 'same'; readonly after: string }
)

/**
 * Every value of both sides, in the order of before and then of what is new. Text stands bare, a list of plain
 * values is one value, anything else is as JSON writes it. Null as a whole means that there was nothing.
 */
export function auditDiff(before: unknown, after: unknown): AuditChange[] {
  const left = leavesOf(before)
  const right = leavesOf(after)
  return [...new Set([...left.keys(), ...right.keys()])].map((path) => changeAt(path, left.get(path), right.get(path)))
}

function changeAt(path: string, before: string | undefined, after: string | undefined): AuditChange {
  if (after === undefined) return { path, kind: 'removed', before: before ?? '' }
  if (before === undefined) return { path, kind: 'added', after }
  return before === after ? { path, kind: 'same', after } : { path, kind: 'changed', before, after }
}

function leavesOf(value: unknown): Map<string, string> {
  const leaves = new Map<string, string>()
  if (value !== null && value !== undefined) collect('', value, leaves)
  return leaves
}

function collect(path: string, value: unknown, leaves: Map<string, string>) {
  if (!isBranch(value)) {
    leaves.set(path, written(value))
    return
  }
  for (const [key, inner] of Object.entries(value)) collect(path === '' ? key : `${path}.${key}`, inner, leaves)
}

function isBranch(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return false
  return !Array.isArray(value) || value.some((inner) => typeof inner === 'object' && inner !== null)
}

function written(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.length > 0) return value.map(written).join(', ')
  return JSON.stringify(value) ?? ''
}
