import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import { isStructured } from './pdf-structure.ts'
import type { FileProblem } from './upload-rules.ts'

/**
 * What a PDF carries that runs or hides something: staff look at it before anybody opens it.
 * Source: docs/guarantees.md I-54
 */
const runningNames = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'OpenAction',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'AA',
  'XFA',
])

const findingUnreadable = 'unreadable'

/** Bounds against files that unpack without end (bytes). */
const objectStreamBytesMax = 8_388_608
const streamsMax = 20_000
const dictionaryLengthMax = 65_536
const objectHeadTriesMax = 64
const objectHeadLength = 64

const headLength = 8
const windowBytes = 32_768
/** A name of 64 characters, each spelt `#61`. */
const nameBytesMax = 193

const eocd = Buffer.from('PK\u0005\u0006', 'latin1')
const eocdBytes = 22
const eocdCommentAt = 20
const eocdCommentMax = 65_535

export type InspectedPdf =
  | { readonly findings: readonly string[]; readonly structured: boolean }
  | { readonly problem: FileProblem }

/**
 * Looks at the bytes of a PDF without running any of it: begins and ends like one, is not a ZIP archive as well, is not
 * encrypted. `structured` says whether its cross-reference table leads to a catalogue. The bytes are read in windows, so
 * that a file costs its own size in memory and no more.
 */
export async function inspectPdf(bytes: Buffer): Promise<InspectedPdf> {
  if (!/^%PDF-[12]\.[0-9]/.test(bytes.toString('latin1', 0, headLength)) || isArchive(bytes)) {
    return { problem: 'field.file_format' }
  }
  const names = await namesOf(bytes)
  const hidden = await objectStreams(bytes)
  for (const stream of hidden ?? []) for (const name of await namesOf(stream)) names.add(name)
  if (names.has('Encrypt')) return { problem: 'field.file_protected' }
  const findings = [...names].filter((name) => runningNames.has(name))
  if (hidden === null) findings.push(findingUnreadable)
  return { findings: findings.toSorted(), structured: isStructured(bytes) }
}

/** A ZIP archive is read from its end: a PDF in front of one is both. */
function isArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - eocdBytes - eocdCommentMax))
  for (let at = tail.indexOf(eocd); at >= 0; at = tail.indexOf(eocd, at + 1)) {
    if (at + eocdBytes > tail.length) return false
    if (at + eocdBytes + tail.readUInt16LE(at + eocdCommentAt) === tail.length) return true
  }
  return false
}

/** The names of a whole file; between two windows others get their turn. */
async function namesOf(bytes: Buffer): Promise<Set<string>> {
  const names = new Set<string>()
  for (let from = 0; from < bytes.length; from += windowBytes) {
    const to = from + windowBytes + nameBytesMax
    for (const name of namesIn(bytes.toString('latin1', from, to))) names.add(name)
    await nextTurn()
  }
  return names
}

/** The names of a text, with their `#61` spelt out. */
function namesIn(text: string): Set<string> {
  const names = new Set<string>()
  for (const [, name] of text.matchAll(/\/((?:[A-Za-z0-9]|#[0-9A-Fa-f]{2}){2,64})/g)) {
    names.add(name!.replace(/#(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))))
  }
  return names
}

/** Newer PDFs keep objects in packed streams: unpacked, they are looked at too. Null when one cannot be unpacked. */
async function objectStreams(bytes: Buffer): Promise<readonly Buffer[] | null> {
  const unpacked: Buffer[] = []
  let left = objectStreamBytesMax
  let streams = 0
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 1)) {
    // The end of one says the word too.
    if (bytes.toString('latin1', at - 3, at) === 'end') continue
    if (++streams > streamsMax) return null
    const dictionary = dictionaryBefore(bytes, at)
    // A dictionary that hides where it begins hides more.
    if (dictionary === null) return null
    if (!namesIn(dictionary).has('ObjStm')) continue
    const stream = await unpack(bytes, dictionary, at, left)
    left -= stream?.length ?? left
    if (stream === null || left <= 0) return null
    unpacked.push(stream)
  }
  return unpacked
}

/** From the head of its object, `12 0 obj`, on; null where that is too far away or hidden among others like it. */
function dictionaryBefore(bytes: Buffer, end: number): string | null {
  const before = bytes.subarray(Math.max(0, end - dictionaryLengthMax), end)
  let at = before.length
  for (let tries = 0; tries < objectHeadTriesMax && at > 0; tries++) {
    at = before.lastIndexOf('obj', at - 1)
    if (at < 0) return null
    if (/\d\s+\d+\s+$/.test(before.toString('latin1', Math.max(0, at - objectHeadLength), at)))
      return before.toString('latin1', at)
  }
  return null
}

const inflateAsync = promisify<Buffer, { finishFlush: number; maxOutputLength: number }, Buffer>(inflate)

async function unpack(bytes: Buffer, dictionary: string, keywordAt: number, bytesMax: number): Promise<Buffer | null> {
  const start = bytes.indexOf('\n', keywordAt) + 1
  const end = bytes.indexOf('endstream', start)
  if (end < 0) return null
  const names = namesIn(dictionary)
  if (!names.has('Filter')) return bytes.subarray(start, end)
  if (!names.has('FlateDecode') || [...names].some((name) => name.endsWith('Decode') && name !== 'FlateDecode'))
    return null
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: bytesMax }
    return await inflateAsync(bytes.subarray(start, end), options)
  } catch {
    return null
  }
}
