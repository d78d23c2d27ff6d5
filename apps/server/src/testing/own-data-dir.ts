import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPostmaster } from '@koma/database/embedded/postmaster.ts'

/** A data folder that is thrown away, and the database that the product runs in it. */
export interface OwnDataDir {
  readonly folder: string
  /** Where the embedded server is now; another place after each start. */
  databaseUrl(): string
  /** The process of the embedded server itself. */
  postmaster(): number
  remove(): void
}

export function ownDataDir(): OwnDataDir {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'koma-product-')))
  const running = () => {
    const found = findPostmaster(path.join(folder, 'pg18'))
    if (!found) throw new Error(`No database runs in ${folder}`)
    return found
  }
  return {
    folder,
    databaseUrl() {
      const { socketFolder, port } = running()
      return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}&port=${port}`
    },
    postmaster: () => running().pid,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
