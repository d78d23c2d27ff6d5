import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFiles } from './source-files.ts'

/** What a file of an API module may be called; the name says what it holds. */
const vocabulary = [
  /^(routes|[a-z-]+-routes)\.ts$/,
  /^commands\/[a-z]+(-[a-z]+)+\.ts$/,
  /^queries(\/[a-z-]+)?\.ts$/,
  /^present(-[a-z-]+)?\.ts$/,
  /^(policy|public|jobs)\.ts$/,
  /\.(test|fixture)\.ts$/,
]

const publicExportsMax = 10
const moduleFile = /^apps\/api\/src\/modules\/[^/]+\/(.+)$/

/** Sentences about files of API modules outside the closed vocabulary, and about modules that publish too much. */
export function moduleProblems(root: string): readonly string[] {
  return sourceFiles(root).flatMap((file) => {
    const name = moduleFile.exec(file)?.[1]
    if (!name) return []
    if (!vocabulary.some((word) => word.test(name))) return [`${file}: a module has no such file (ARCHITECTURE.md)`]
    return name === 'public.ts' ? publicProblem(root, file) : []
  })
}

function publicProblem(root: string, file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  const lists = [...source.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names]) =>
    names!.split(',').filter((name) => name.trim()),
  )
  const declared = source.match(/^export (async )?(function|const|interface|type|class) \w/gm) ?? []
  const count = lists.length + declared.length
  return count > publicExportsMax ? [`${file} exports ${count} names; ${publicExportsMax} are the most`] : []
}
