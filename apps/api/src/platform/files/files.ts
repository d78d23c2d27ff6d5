import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStorage } from './file-storage.ts'
import type { InspectFile } from './inspect-file.ts'
import type { Scanner } from './scanner.ts'
import type { TemporaryFiles } from './temporary-files.ts'

/** Everything that handles files needs of the world outside; made by the composition root. */
export interface Files {
  readonly storage: FileStorage
  readonly temporary: TemporaryFiles
  readonly inspect: InspectFile
  /** Undefined where no scanner is configured: files are ready at once. */
  readonly scanner: Scanner | undefined
}

/** What a row tells of the bytes. */
export interface KeptBytes {
  readonly storageKey: string
  readonly digest: Buffer
}

/** The store gave other bytes than it was given, or none. */
export class DamagedFileError extends Error {}

const keyBytes = 16

/** A key of 128 random bits: who guesses ids guesses no key. Source: docs/guarantees.md I-55 */
export const newStorageKey = (): string => randomBytes(keyBytes).toString('base64url')

/**
 * The bytes, compared with their digest before the first of them is given out: they pass through the disk of this
 * machine. Throws a `DamagedFileError`.
 */
export async function openVerified(files: Files, { storageKey, digest }: KeptBytes): Promise<Readable> {
  const kept = await files.storage.read(storageKey)
  if (!kept) throw new DamagedFileError(`Nothing is kept under ${storageKey}`)
  const copy = await files.temporary.newPath()
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  try {
    await pipeline(kept, hashing, createWriteStream(copy, { flags: 'wx', mode: 0o600 }))
    if (!hash.digest().equals(digest)) throw new DamagedFileError(`The bytes under ${storageKey} are damaged`)
  } catch (error) {
    await files.temporary.remove(copy)
    throw error
  }
  return createReadStream(copy).once('close', () => void files.temporary.remove(copy))
}
