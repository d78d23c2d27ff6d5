import { crc32, deflateSync } from 'node:zlib'
import { multipart, type Part } from './multipart.ts'
import type { Call } from './test-api.ts'

/** A PNG of one colour with a byte a pixel: as large as it says, and small to carry. */
export function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((width + 1) * height, 0))
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** A PNG that says how large it is and holds next to nothing: what it costs comes with the decoding. */
export function bombOf(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** The part `file` with its texts, as the console sends it. */
export function pictureForm(
  fields: Readonly<Record<string, string>>,
  bytes: Buffer = pngOf(320, 240),
  name = 'cover.png',
): Pick<Call, 'headers' | 'body'> {
  const texts: Part[] = Object.entries(fields).map(([field, text]) => [field, text])
  return multipart([...texts, ['file', { name, bytes, type: 'image/png' }]])
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
