import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { s3Storage } from './s3-storage.ts'

const megabyte = 1_048_576
const fileMegabytes = 128

let folder: string
let file: string
let digest: Buffer
let sink: Server
/** Bytes that buffers took up while the body came in, at most. */
let highest = 0
let received = 0

const buffered = () => process.memoryUsage().arrayBuffers

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'koma-s3-'))
  file = path.join(folder, 'large')
  const handle = await open(file, 'w')
  const hash = createHash('sha256')
  for (let written = 0; written < fileMegabytes; written++) {
    const bytes = randomBytes(megabyte)
    hash.update(bytes)
    await handle.write(bytes)
  }
  await handle.close()
  digest = hash.digest()
  // Keeps nothing of what it is sent, so that what is in memory is the sender's.
  sink = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => {
      received += chunk.length
      highest = Math.max(highest, buffered())
    })
    request.on('end', () => response.writeHead(200).end())
  })
  await new Promise<void>((done) => sink.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  await new Promise((done) => sink.close(done))
  await rm(folder, { recursive: true })
})

test(`a file of ${fileMegabytes} MB goes to the store without being whole in memory`, async () => {
  const endpoint = `http://127.0.0.1:${(sink.address() as AddressInfo).port}`
  const place = { endpoint, bucket: 'b', region: 'r', accessKeyId: 'a', secretAccessKey: 's' }
  const before = buffered()
  await s3Storage(place).put('key', { path: file, size: fileMegabytes * megabyte, digest })
  expect(received).toBe(fileMegabytes * megabyte)
  expect((highest - before) / megabyte).toBeLessThan(fileMegabytes / 2)
})

test('control: read whole, it takes more than that', async () => {
  const before = buffered()
  const bytes = await readFile(file)
  expect((buffered() - before) / megabyte).toBeGreaterThan(fileMegabytes / 2)
  expect(bytes).toHaveLength(fileMegabytes * megabyte)
})
