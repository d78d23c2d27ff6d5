import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Deps } from '../../../platform/deps.ts'
import { newStorageKey } from '../../../platform/files/files.ts'
import { announceObject } from '../queries/files.ts'

/** Bytes that are kept, and nothing refers to yet. */
export interface KeptBytes {
  readonly storageKey: string
  readonly size: number
  /** SHA-256. */
  readonly digest: Buffer
}

/**
 * Keeps bytes that the product made itself, before the transaction that makes something of them; what no transaction
 * takes is removed by a job. Throws when the store is away.
 */
export async function keepBytes({ db, files }: Pick<Deps, 'db' | 'files'>, bytes: Buffer): Promise<KeptBytes> {
  const storageKey = newStorageKey()
  const kept = { storageKey, size: bytes.length, digest: createHash('sha256').update(bytes).digest() }
  const path = await files.temporary.newPath()
  try {
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
    await announceObject(db, storageKey)
    await files.storage.put(storageKey, { ...kept, path })
  } finally {
    await files.temporary.remove(path)
  }
  return kept
}
