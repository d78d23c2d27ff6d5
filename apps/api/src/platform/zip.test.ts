import { crc32, inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { zipOf } from './zip.ts'

/** Reads an archive from its end, as programs do, and believes nothing: every size, sum and offset is compared. */
function readZip(zip: Buffer): Record<string, string> {
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  const count = zip.readUInt16LE(end + 10)
  expect(zip.readUInt32LE(end + 12) + zip.readUInt32LE(end + 16)).toBe(end)
  const files: Record<string, string> = {}
  let at = zip.readUInt32LE(end + 16)
  for (let entry = 0; entry < count; entry++) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    const [crc, packed, size] = [16, 20, 24].map((place) => zip.readUInt32LE(at + place)) as [number, number, number]
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString()
    const local = zip.readUInt32LE(at + 42)
    expect(zip.readUInt32LE(local)).toBe(0x04034b50)
    // The header before the file says the same as the directory.
    expect(zip.subarray(local + 4, local + 30)).toEqual(zip.subarray(at + 6, at + 32))
    const bytes = inflateRawSync(zip.subarray(local + 30 + nameLength, local + 30 + nameLength + packed))
    expect([bytes.length, crc32(bytes)]).toEqual([size, crc])
    files[name] = bytes.toString()
    at += 46 + nameLength
  }
  expect(at).toBe(end)
  return files
}

test('every file and name of the archive is read back as it was', () => {
  const files = { 'data.json': '{"name":"林雅婷"}', '點數.csv': 'a,b\n'.repeat(10_000), 'empty.txt': '' }
  const zip = zipOf(Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) })))
  expect(readZip(zip)).toEqual(files)
  expect(zip.length).toBeLessThan(1_000)
})

test('an archive of nothing is one', () => {
  expect(readZip(zipOf([]))).toEqual({})
})
