import type { Readable } from 'node:stream'

/**
 * Where the bytes of files are kept, by a key that says nothing about them. The port knows no owner and no right: who
 * may read is decided before it is asked. One contract test holds for every adapter (file-storage.test.ts).
 */
export interface FileStorage {
  /** Keeps a copy of the file; when it resolves the bytes survive a crash. Twice with one key and one content is once. */
  put(key: string, source: StoredSource): Promise<void>
  /** The bytes as they are kept; null when nothing is kept under the key. Whoever reads compares the digest. */
  read(key: string): Promise<Readable | null>
  /** Nothing is kept under the key afterwards, whether or not something was. */
  remove(key: string): Promise<void>
}

export interface StoredSource {
  readonly path: string
  readonly size: number
  readonly digest: Buffer
}
