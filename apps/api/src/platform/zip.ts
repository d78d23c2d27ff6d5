import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  /** With `/` between folders. */
  readonly name: string
  readonly bytes: Buffer
}

const versionNeeded = 20
// Bit 11: names are UTF-8.
const flags = 0x0800
const deflated = 8
/** 1 January 1980, the first day that the format knows: when a file was made says nothing here. */
const dosDate = 0x0021

/** A ZIP archive (APPNOTE 6.3) of a few files in memory, each below 4 GiB. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const packed = deflateRawSync(bytes)
    const facts = factsOf(name, bytes, packed)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed])
    directory.push(centralHeader(facts, name, offset))
    locals.push(local)
    offset += local.length
  }
  const index = Buffer.concat(directory)
  return Buffer.concat([...locals, index, endRecord(entries.length, index.length, offset)])
}

/** What the header before a file and its line in the directory have in common. */
function factsOf(name: string, bytes: Buffer, packed: Buffer): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(versionNeeded, 0)
  facts.writeUInt16LE(flags, 2)
  facts.writeUInt16LE(deflated, 4)
  facts.writeUInt16LE(dosDate, 8)
  facts.writeUInt32LE(crc32(bytes), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(bytes.length, 18)
  facts.writeUInt16LE(Buffer.byteLength(name), 22)
  return facts
}

function centralHeader(facts: Buffer, name: string, offset: number): Buffer {
  const head = Buffer.alloc(6)
  head.write('PK\x01\x02', 'latin1')
  head.writeUInt16LE(versionNeeded, 4)
  // No comment, first disk, no attributes; then where the file begins.
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(offset, 10)
  return Buffer.concat([head, facts, tail, Buffer.from(name)])
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
