import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, type Dirent } from 'node:fs'
import path from 'node:path'

/** Folders that hold results or what the lockfile already says. */
const notSources = new Set(['node_modules', 'build', 'dist', '.react-router'])
const testFile = /\.(test|fixture)\.tsx?$/

/**
 * A hash of everything that a workspace's bundle is made from: its own files, those of the workspaces that it depends on
 * and the lockfile. Tests do not count.
 */
export function sourceHash(root: string, folder: string): string {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')))
  for (const workspace of [...workspacesOf(root, folder)].sort()) {
    for (const file of filesOf(path.join(root, workspace))) {
      hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/** The workspace itself and, through all steps, the workspaces that it depends on. */
function workspacesOf(root: string, folder: string, found = new Set<string>()): Set<string> {
  if (found.has(folder)) return found
  found.add(folder)
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  for (const name of Object.keys(dependencies).filter((dependency) => dependency.startsWith('@koma/'))) {
    workspacesOf(root, `packages/${name.slice('@koma/'.length)}`, found)
  }
  return found
}

function filesOf(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => filesOfEntry(folder, entry))
}

function filesOfEntry(folder: string, entry: Dirent): string[] {
  const file = path.join(folder, entry.name)
  if (entry.isDirectory()) return notSources.has(entry.name) ? [] : filesOf(file)
  return testFile.test(entry.name) ? [] : [file]
}
