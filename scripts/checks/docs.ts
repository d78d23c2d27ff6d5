import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFiles } from './source-files.ts'

/** What in backticks looks like a path of ours: it begins with a folder or is a file of the root. */
const ourPath =
  /^(?:\.\/)?((?:apps|packages|scripts|docs|e2e|bench|deploy|\.ci|\.github)(?:\/[\w.@$*{},-]+)*\/?|[A-Z]+\.md)(?::\d+)?$/
const inBackticks = /`([^`\n]+)`/g
const linked = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g
const npmScript = /npm (?:run ([\w:-]+)|(start|test)\b)/g

/** Sentences about paths, links and npm scripts that a Markdown file names although they do not exist. */
export function docProblems(root: string): readonly string[] {
  const files = sourceFiles(root)
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  return files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      const paths = [...text.matchAll(inBackticks)].flatMap(([, words]) => ourPath.exec(words!)?.[1] ?? [])
      const links = [...text.matchAll(linked)].map(([, target]) => path.posix.join(path.posix.dirname(file), target!))
      const missing = [...paths, ...links].filter((target) => !exists(root, files, target))
      const names = [...text.matchAll(npmScript)].map(([, run, short]) => run ?? short!)
      return [
        ...new Set([
          ...missing.map((target) => `${file} names ${target}, which does not exist`),
          ...names
            .filter((name) => !(name in scripts))
            .map((name) => `${file} names npm run ${name}, which does not exist`),
        ]),
      ]
    })
}

/** `*` stands for any name, `{a,b}` for each of them. */
function exists(root: string, files: readonly string[], target: string): boolean {
  if (!/[*{]/.test(target)) return existsSync(path.join(root, target))
  return files.some(
    (file) => path.matchesGlob(file, target) || path.matchesGlob(file, `${target.replace(/\/$/, '')}/**`),
  )
}
