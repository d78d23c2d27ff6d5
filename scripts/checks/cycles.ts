import { importsOf } from './imports.ts'
import { sourceFiles } from './source-files.ts'

/** Sentences about files that import each other in a circle, each circle once, by its way round. */
export function cycleProblems(root: string): readonly string[] {
  const edges = Map.groupBy(importsOf(root, sourceFiles(root)), ({ file }) => file)
  const done = new Set<string>()
  const problems: string[] = []

  const visit = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file)
    if (start >= 0) problems.push(`a circle of imports: ${[...way.slice(start), file].join(' → ')}`)
    if (start >= 0 || done.has(file)) return
    for (const { target } of edges.get(file) ?? []) if (target) visit(target, [...way, file])
    done.add(file)
  }
  for (const file of edges.keys()) visit(file, [])
  return problems
}
