/** How deep and how wide a form's names may be: `works[3][title]` is two levels below `works`. */
const depthMax = 4
const listMax = 200

const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])

export type FieldValue = string | FieldValue[] | { [name: string]: FieldValue }

/**
 * The fields of a form as one object: `a` once is text and twice a list, `a[]` a list always, `a[0][b]` a list of
 * objects, `a[b]` an object. Null for names that fit no shape, are too deep, or would reach an object's prototype.
 */
export function nestFields(pairs: readonly (readonly [name: string, value: string])[]): FieldValue | null {
  const tree: Branch = { values: [], children: new Map() }
  for (const [name, value] of pairs) {
    const steps = stepsOf(name)
    if (!steps || !plant(tree, steps, value)) return null
  }
  const body: Record<string, FieldValue> = Object.create(null)
  for (const [name, branch] of tree.children) {
    const value = valueOf(branch)
    if (value === null) return null
    body[name] = value
  }
  return { ...body }
}

interface Branch {
  readonly values: string[]
  readonly children: Map<string, Branch>
}

/** `works[0][title]` → works, 0, title; an empty step stands for the next place of a list. */
function stepsOf(name: string): string[] | null {
  const [, head, rest] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
  if (head === undefined) return null
  const steps = [head, ...[...rest!.matchAll(/\[([^[\]]*)\]/g)].map(([, step]) => step!)]
  return steps.length > depthMax || steps.some((step) => forbiddenNames.has(step)) ? null : steps
}

function plant(tree: Branch, steps: readonly string[], value: string): boolean {
  let at = tree
  for (const [depth, step] of steps.entries()) {
    // Only the last step may be left open: `a[][b]` does not say which b belongs to which.
    if (step === '' && depth < steps.length - 1) return false
    const next = at.children.get(step) ?? { values: [], children: new Map() }
    at.children.set(step, next)
    at = next
  }
  at.values.push(value)
  return at.values.length <= listMax
}

function valueOf({ values, children }: Branch): FieldValue | null {
  if (children.size === 0) return values.length === 1 ? values[0]! : values
  const open = children.get('')
  // `a` and `a[]` side by side are one list.
  if (open && children.size === 1 && open.children.size === 0) return [...values, ...open.values]
  if (values.length > 0 || open) return null
  const entries: [string, FieldValue][] = []
  for (const [name, child] of children) {
    const value = valueOf(child)
    if (value === null) return null
    entries.push([name, value])
  }
  return entries.every(([name]) => /^[0-9]{1,3}$/.test(name)) ? listOf(entries) : Object.fromEntries(entries)
}

/** In the order of the numbers; gaps close. */
function listOf(entries: [string, FieldValue][]): FieldValue[] | null {
  if (entries.length > listMax) return null
  return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value)
}
