import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { s3Server, type S3Server } from '../../testing/s3-server.ts'
import { testFiles } from '../../testing/test-files.ts'
import { diskStorage } from './disk-storage.ts'
import type { FileStorage } from './file-storage.ts'
import { DamagedFileError, newStorageKey, openVerified } from './files.ts'
import { s3Storage } from './s3-storage.ts'

let folder: string
let s3: S3Server

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'koma-storage-'))
  s3 = await s3Server()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

interface Peer {
  readonly storage: () => FileStorage
  /** Flips one bit of what is kept. */
  readonly damage: (key: string) => Promise<void>
  /** The keys of everything that is kept. */
  readonly keys: () => Promise<readonly string[]>
}

const kept = () => path.join(folder, 'files')
const flipped = (bytes: Buffer) => bytes.map((byte, at) => (at === 7 ? byte ^ 1 : byte))

const peers: Readonly<Record<string, Peer>> = {
  'this machine’s disk': {
    storage: () => diskStorage(kept()),
    async damage(key) {
      const file = path.join(kept(), key.slice(0, 2), key)
      await writeFile(file, flipped(await readFile(file)))
    },
    async keys() {
      const names = await readdir(kept(), { recursive: true, withFileTypes: true })
      return names.filter((name) => name.isFile()).map(({ name }) => name)
    },
  },
  'a store that speaks S3': {
    storage: () => s3Storage(s3),
    async damage(key) {
      const name = `/${s3.bucket}/files/${key}`
      s3.objects.set(name, Buffer.from(flipped(s3.objects.get(name)!)))
    },
    keys: async () => [...s3.objects.keys()].map((name) => name.split('/').at(-1)!),
  },
}

async function source(size: number) {
  const bytes = randomBytes(size)
  const file = path.join(folder, newStorageKey())
  await writeFile(file, bytes)
  return { bytes, path: file, size, digest: createHash('sha256').update(bytes).digest() }
}

describe.each(Object.entries(peers))('%s', (_, { storage, damage, keys }) => {
  test.each([1, 65_537, 6_291_456])('gives %i bytes back as they came', async (size) => {
    const [key, given] = [newStorageKey(), await source(size)]
    await storage().put(key, given)
    expect(given.bytes.equals(await buffer((await storage().read(key))!))).toBe(true)
  })

  test('knows nothing under a key that nobody used', async () => {
    expect(await storage().read(newStorageKey())).toBeNull()
  })

  test('keeps one file when the same is put twice, also at once', async () => {
    const [key, given] = [newStorageKey(), await source(5_000)]
    await Promise.all([storage().put(key, given), storage().put(key, given), storage().put(key, given)])
    expect((await keys()).filter((one) => one === key)).toEqual([key])
    expect(given.bytes.equals(await buffer((await storage().read(key))!))).toBe(true)
  })

  test('keeps nothing after it was removed, and removing again is no mistake', async () => {
    const key = newStorageKey()
    await storage().put(key, await source(10))
    await storage().remove(key)
    await storage().remove(key)
    expect(await storage().read(key)).toBeNull()
    expect(await keys()).not.toContain(key)
  })

  test('leaves nothing of a file that could not be read', async () => {
    const before = await keys()
    const missing = { path: path.join(folder, 'missing'), size: 1, digest: Buffer.alloc(32) }
    await expect(storage().put(newStorageKey(), missing)).rejects.toThrow('ENOENT')
    expect(await keys()).toEqual(before)
  })

  test('damaged bytes are never given out: 20 of 20 are found by their digest', async () => {
    const files = testFiles({ storage: storage() })
    let found = 0
    for (let round = 0; round < 20; round++) {
      const [storageKey, given] = [newStorageKey(), await source(1_000)]
      await storage().put(storageKey, given)
      expect(given.bytes.equals(await buffer(await openVerified(files, { storageKey, digest: given.digest })))).toBe(
        true,
      )
      await damage(storageKey)
      await expect(openVerified(files, { storageKey, digest: given.digest })).rejects.toThrow(DamagedFileError)
      found++
    }
    expect(found).toBe(20)
  })
})

describe('the store that speaks S3', () => {
  test('hears nobody who signs with another secret', async () => {
    const stranger = s3Storage({ ...s3, secretAccessKey: 'another' })
    await expect(stranger.put(newStorageKey(), await source(10))).rejects.toThrow('SignatureDoesNotMatch')
  })

  test('that stumbles once gets the whole file again', async () => {
    const [key, given] = [newStorageKey(), await source(300_000)]
    s3.failOnceWith(503)
    await s3Storage(s3).put(key, given)
    expect(given.bytes.equals(await buffer((await s3Storage(s3).read(key))!))).toBe(true)
  })

  test('that is away makes an error, not a lost file', async () => {
    s3.failWith(503)
    await expect(s3Storage(s3).put(newStorageKey(), await source(10))).rejects.toThrow('ServiceUnavailable')
    await expect(s3Storage(s3).read(newStorageKey())).rejects.toThrow('ServiceUnavailable')
    s3.failWith(null)
  })
})

test('keys are 128 random bits: 10,000 are 10,000', () => {
  const keys = new Set(Array.from({ length: 10_000 }, newStorageKey))
  expect(keys.size).toBe(10_000)
  for (const key of keys) expect(Buffer.from(key, 'base64url')).toHaveLength(16)
})
