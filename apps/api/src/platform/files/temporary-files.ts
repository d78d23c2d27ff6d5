import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** How long a file on its way may lie there (minutes): requests end long before; older ones were left by a crash. */
export const temporaryMinutesKept = 60

const nameBytes = 16

/** A folder for files on their way; several processes may share it. */
export interface TemporaryFiles {
  /** A path that nobody else has; nothing is there yet. */
  newPath(): Promise<string>
  remove(file: string): Promise<void>
  /** Removes what a crash left. Resolves to the number of files. */
  removeStale(now?: number): Promise<number>
}

/** Makes the folder when it is first needed, closed to other users of the machine. */
export function temporaryFiles(folder: string): TemporaryFiles {
  let made: Promise<unknown> | undefined
  return {
    async newPath() {
      await (made ??= mkdir(folder, { recursive: true, mode: 0o700 }))
      return path.join(folder, randomBytes(nameBytes).toString('base64url'))
    },
    remove: (file) => rm(file, { force: true }),
    async removeStale(now = Date.now()) {
      const names = await readdir(folder).catch(() => [])
      const removed = await Promise.all(names.map((name) => removeOlder(path.join(folder, name), now)))
      return removed.filter(Boolean).length
    },
  }
}

// The machine's own clock: it wrote the time of the file too, and the product's may be moved in a demo.
async function removeOlder(file: string, now: number): Promise<boolean> {
  const facts = await stat(file).catch(() => undefined)
  if (!facts || now - facts.mtimeMs < temporaryMinutesKept * 60_000) return false
  await rm(file, { force: true })
  return true
}
