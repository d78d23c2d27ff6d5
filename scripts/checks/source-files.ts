import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const notSources = new Set(['node_modules', '.git', 'build', 'dist', 'var', '.react-router', 'coverage'])

/** The project's own files, relative to `root` and in order: what git knows or would add, or everything where git is absent. */
export function sourceFiles(root: string): readonly string[] {
  const git = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = git.status === 0 ? git.stdout.split('\0').filter(Boolean) : walk(root, '')
  return [...new Set(files)].filter((file) => existsSync(path.join(root, file))).sort()
}

function walk(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (!entry.isDirectory()) return [file]
    return notSources.has(entry.name) ? [] : walk(root, file)
  })
}
