import { strict as assert } from 'node:assert'
import { crc32, inflateRawSync } from 'node:zlib'

const localHeaderBytes = 30
const centralHeaderBytes = 46

/**
 * The files of an archive by name, read from its end as programs do. It believes nothing: an archive whose sizes, sums
 * or offsets disagree anywhere throws.
 */
export function readZip(zip: Buffer): Record<string, Buffer> {
  const end = zip.length - 22
  assert.equal(zip.readUInt32LE(end), 0x06054b50, 'ends with its record')
  assert.equal(zip.readUInt32LE(end + 12) + zip.readUInt32LE(end + 16), end, 'the directory ends where it should')
  const files: Record<string, Buffer> = {}
  let at = zip.readUInt32LE(end + 16)
  for (let entry = 0; entry < zip.readUInt16LE(end + 10); entry++) {
    assert.equal(zip.readUInt32LE(at), 0x02014b50, 'a line of the directory')
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.subarray(at + centralHeaderBytes, at + centralHeaderBytes + nameLength).toString()
    assert(!(name in files), `${name} stands twice`)
    files[name] = readEntry(zip, at, nameLength)
    at += centralHeaderBytes + nameLength
  }
  assert.equal(at, end, 'nothing stands behind the directory')
  return files
}

function readEntry(zip: Buffer, at: number, nameLength: number): Buffer {
  const [crc, packed, size] = [16, 20, 24].map((place) => zip.readUInt32LE(at + place)) as [number, number, number]
  const local = zip.readUInt32LE(at + 42)
  assert.equal(zip.readUInt32LE(local), 0x04034b50, 'a file where the directory says')
  assert.equal(zip.readUInt16LE(local + 26), nameLength, 'under the same name')
  const begins = local + localHeaderBytes + nameLength
  const bytes = inflateRawSync(zip.subarray(begins, begins + packed))
  assert.deepEqual([bytes.length, crc32(bytes)], [size, crc], 'as long and as summed as the directory says')
  const after = zip.subarray(begins + packed, begins + packed + 16)
  assert.equal(after.readUInt32LE(0), 0x08074b50, 'its sums follow')
  assert.deepEqual(
    [4, 8, 12].map((place) => after.readUInt32LE(place)),
    [crc, packed, size],
    'and say the same',
  )
  return bytes
}
