import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { diskStorage } from '../platform/files/disk-storage.ts'
import type { Files } from '../platform/files/files.ts'
import { fileInspector } from '../platform/files/inspect-file.ts'
import { temporaryFiles } from '../platform/files/temporary-files.ts'
import { uuid7 } from '../platform/ids.ts'

const folders: string[] = []

/** Files on this machine's disk, in a folder that goes with the process; nobody scans them unless a test says so. */
export function testFiles(parts: Partial<Files> = {}): Files {
  const folder = path.join(tmpdir(), `koma-files-${uuid7()}`)
  if (folders.push(folder) === 1) process.once('exit', removeFolders)
  return {
    storage: diskStorage(path.join(folder, 'files')),
    temporary: temporaryFiles(path.join(folder, 'uploads')),
    inspect: fileInspector(undefined),
    scanner: undefined,
    ...parts,
  }
}

function removeFolders() {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
