import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readZip } from '../testing/read-zip.ts'
import { zipStream, type ZipEntry } from './zip.ts'

const archive = (entries: readonly ZipEntry[]) => buffer(zipStream(entries))

test('every file and name of the archive is read back as it was', async () => {
  const files = { 'data.json': '{"name":"林雅婷"}', '點數.csv': 'a,b\n'.repeat(10_000), 'empty.txt': '' }
  const zip = await archive(Object.entries(files).map(([name, text]) => ({ name, bytes: [text] })))
  const read = Object.entries(readZip(zip)).map(([name, bytes]) => [name, bytes.toString()])
  expect(Object.fromEntries(read)).toEqual(files)
  expect(zip.length).toBeLessThan(1_000)
})

test('an archive of nothing is one', async () => {
  expect(readZip(await archive([]))).toEqual({})
})

test('nothing is read before it is its turn, and of a large file little is ahead of the reader', async () => {
  const windowBytes = 65_536
  let given = 0
  const large = async function* () {
    for (; given < 128; given++) yield randomBytes(windowBytes)
  }
  let opened = false
  const later = function* () {
    opened = true
    yield 'later'
  }
  let read = 0
  let furthestAhead = 0
  for await (const chunk of zipStream([
    { name: 'large.bin', bytes: large() },
    { name: 'later.txt', bytes: later() },
  ]) as AsyncIterable<Buffer>) {
    if (read === 0) expect([given, opened]).toEqual([0, false])
    read += chunk.length
    furthestAhead = Math.max(furthestAhead, given * windowBytes - read)
  }
  expect([given, opened]).toEqual([128, true])
  expect(furthestAhead).toBeLessThan(16 * windowBytes)
})

test('a file that breaks breaks the archive, which nobody takes for a whole one', async () => {
  const broken = function* () {
    yield 'half'
    throw new Error('the store is away')
  }
  await expect(archive([{ name: 'a.txt', bytes: broken() }])).rejects.toThrow('the store is away')
})

test('negative control: the reader of these tests refuses an archive with one wrong byte', async () => {
  const zip = await archive([{ name: 'a.txt', bytes: ['what the archive says'] }])
  for (const at of [30 + 'a.txt'.length + 1, zip.length - 22 - 46 - 'a.txt'.length + 16, zip.length - 6]) {
    const wrong = Buffer.from(zip)
    wrong.writeUInt8(zip.readUInt8(at) ^ 1, at)
    expect(() => readZip(wrong)).toThrow(/./)
  }
})
