import { buffer } from 'node:stream/consumers'
import type { Deps } from '../../../platform/deps.ts'
import { openVerified } from '../../../platform/files/files.ts'
import { keptBytesMax } from '../policy.ts'
import { variantAt } from '../queries/variants.ts'

/** One size of a picture, ready to be sent. */
export interface ReadVariant {
  readonly bytes: Buffer
  readonly type: string
  readonly digest: Buffer
}

/** Larger ones are read from the store each time (bytes). */
const keptOneMax = 2 * 1024 * 1024

/**
 * Reads sizes of pictures, and keeps those asked for last in memory: an address never means other bytes. Whoever asks
 * while one is being read waits for the same reading.
 */
export function variantReader(deps: Pick<Deps, 'db' | 'files' | 'changes'>, bytesMax = keptBytesMax) {
  const kept = new Map<string, ReadVariant>()
  const reading = new Map<string, Promise<ReadVariant | undefined>>()
  let sum = 0
  // What was removed for good is given out by no process any more.
  deps.changes.subscribe((tag) => {
    if (tag !== 'media' && tag !== '*') return
    kept.clear()
    sum = 0
  })
  const keep = (address: string, read: ReadVariant) => {
    if (read.bytes.length > Math.min(keptOneMax, bytesMax) || kept.has(address)) return
    kept.set(address, read)
    sum += read.bytes.length
    for (const [oldest, { bytes }] of kept) {
      if (sum <= bytesMax) return
      kept.delete(oldest)
      sum -= bytes.length
    }
  }
  const readAnew = async (originalId: string, name: string) => {
    const row = await variantAt(deps.db, originalId, name)
    if (!row) return undefined
    const bytes = await buffer(await openVerified(deps.files, row))
    const read = { bytes, type: row.type, digest: row.digest }
    keep(`${originalId}/${name}`, read)
    return read
  }
  return (originalId: string, name: string): Promise<ReadVariant | undefined> => {
    const address = `${originalId}/${name}`
    const known = kept.get(address)
    if (known) {
      // The one asked for last is forgotten last.
      kept.delete(address)
      kept.set(address, known)
      return Promise.resolve(known)
    }
    const begun = reading.get(address) ?? readAnew(originalId, name).finally(() => reading.delete(address))
    reading.set(address, begun)
    return begun
  }
}
