import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A project with just these files, gone when the test ends; returns its folder. A check is run on it to see it fail. */
export function plant(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'koma-planted-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const all = { 'package.json': '{ "scripts": { "start": "", "test": "", "dev": "" } }', ...files }
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), content)
  }
  return root
}
