import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** One import of one file. `target` is a file of ours, or nothing when `specifier` names a package or a part of Node. */
export interface Import {
  readonly file: string
  readonly specifier: string
  readonly target: string | undefined
}

const code = /\.(ts|tsx|mjs)$/
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g
const imported = [
  /(?:^|[\s;])(?:import|export)\s+(?:type\s+)?[\w*{}\s,$]*?\sfrom\s*['"]([^'"]+)['"]/g,
  /(?:^|[\s;])import\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
]

/** All imports of the given files, types included; files that are no code have none. */
export function importsOf(root: string, files: readonly string[]): readonly Import[] {
  return files
    .filter((file) => code.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8').replace(comment, '')
      const specifiers = imported.flatMap((pattern) => [...source.matchAll(pattern)].map(([, specifier]) => specifier!))
      return [...new Set(specifiers)].map((specifier) => ({ file, specifier, target: targetOf(root, file, specifier) }))
    })
}

/** `@koma/x/y.ts` is `src/y.ts` of the workspace x. */
function targetOf(root: string, file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  const [, workspace, rest] = /^@koma\/([^/]+)\/(.+)$/.exec(specifier) ?? []
  if (!workspace || !rest) return undefined
  const folder = existsSync(path.join(root, 'packages', workspace)) ? 'packages' : 'apps'
  return `${folder}/${workspace}/src/${rest}`
}
