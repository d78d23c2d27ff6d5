import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  /** With `/` between folders. */
  readonly name: string
  /** Read once, when the turn of the file comes. */
  readonly bytes: Iterable<Uint8Array | string> | AsyncIterable<Uint8Array | string>
}

const versionNeeded = 20
// Bit 3: sums and sizes follow the bytes. Bit 11: names are UTF-8.
const flags = 0x0808
const deflated = 8
/** 1 January 1980, the first day that the format knows: when a file was made says nothing here. */
const dosDate = 0x0021

/**
 * A ZIP archive (APPNOTE 6.3) that is made while it is read: of each file no more than a window is in memory. Files and
 * archive stay below 4 GiB, or the stream fails.
 */
export function zipStream(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): Readable {
  return Readable.from(zipChunks(entries), { objectMode: false })
}

async function* zipChunks(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, bytes } of entries) {
    const sums: Sums = { crc: 0, packed: 0, size: 0 }
    const begins = offset
    const head = localHeader(name)
    yield head
    for await (const chunk of packedChunks(bytes, sums)) yield chunk
    yield Buffer.concat([Buffer.from('PK\x07\x08', 'latin1'), sumsOf(sums)])
    offset += head.length + sums.packed + descriptorBytes
    directory.push(centralHeader(name, sums, begins))
  }
  const index = Buffer.concat(directory)
  yield Buffer.concat([index, endRecord(directory.length, index.length, offset)])
}

const descriptorBytes = 16

interface Sums {
  crc: number
  packed: number
  size: number
}

/** The bytes of one file, packed; its sums are known when the last chunk is out. */
async function* packedChunks(bytes: ZipEntry['bytes'], sums: Sums): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw()
  const count = async function* () {
    for await (const chunk of bytes) {
      const piece = Buffer.from(chunk)
      sums.crc = crc32(piece, sums.crc)
      sums.size += piece.length
      yield piece
    }
  }
  const fed = pipeline(count, deflate)
  // What breaks in it breaks the loop below too.
  fed.catch(() => undefined)
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    sums.packed += chunk.length
    yield chunk
  }
  await fed
}

function localHeader(name: string): Buffer {
  return Buffer.concat([
    Buffer.from('PK\x03\x04', 'latin1'),
    factsOf(name, { crc: 0, packed: 0, size: 0 }),
    Buffer.from(name),
  ])
}

/** What the header before a file and its line in the directory have in common; the former knows no sums yet. */
function factsOf(name: string, sums: Sums): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(versionNeeded, 0)
  facts.writeUInt16LE(flags, 2)
  facts.writeUInt16LE(deflated, 4)
  facts.writeUInt16LE(dosDate, 8)
  sumsOf(sums).copy(facts, 10)
  facts.writeUInt16LE(Buffer.byteLength(name), 22)
  return facts
}

function sumsOf({ crc, packed, size }: Sums): Buffer {
  const sums = Buffer.alloc(12)
  sums.writeUInt32LE(crc, 0)
  sums.writeUInt32LE(packed, 4)
  sums.writeUInt32LE(size, 8)
  return sums
}

function centralHeader(name: string, sums: Sums, offset: number): Buffer {
  const head = Buffer.alloc(6)
  head.write('PK\x01\x02', 'latin1')
  head.writeUInt16LE(versionNeeded, 4)
  // No comment, first disk, no attributes; then where the file begins.
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(offset, 10)
  return Buffer.concat([head, factsOf(name, sums), tail, Buffer.from(name)])
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
