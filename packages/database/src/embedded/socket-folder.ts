import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { OrdinaryUser } from './ordinary-user.ts'
import { runsWith } from './postmaster.ts'

/** The socket lives in a folder of its own, so the port is only a part of its name. */
export const socketPort = 5432

const prefix = 'koma-pg-'
/** A socket's whole path may have 103 bytes on some systems. */
const tmpdirBytesMax = 70

/** A new folder for a server's socket, which only its user can enter. Those of servers that were killed are removed. */
export function newSocketFolder(user: OrdinaryUser): string {
  const parent = Buffer.byteLength(tmpdir()) <= tmpdirBytesMax ? tmpdir() : '/tmp'
  removeAbandoned(parent)
  const folder = mkdtempSync(path.join(parent, prefix))
  user.own(folder)
  return folder
}

/** The same folder again, for a server that is brought back to its address. */
export function renewSocketFolder(folder: string, user: OrdinaryUser) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  user.own(folder)
}

function removeAbandoned(parent: string) {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    const folder = path.join(parent, name)
    try {
      const [pid] = readFileSync(path.join(folder, `.s.PGSQL.${socketPort}.lock`), 'utf8').split('\n')
      if (!runsWith(Number(pid), folder)) rmSync(folder, { recursive: true, force: true })
    } catch {
      // A server that is just starting has no lock yet; somebody else's folder is not ours to read.
    }
  }
}
