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
])

const findingUnreadable = 'unreadable'

/** Bounds against files that unpack without end (bytes). */
const objectStreamBytesMax = 8_388_608
const objectStreamsMax = 2_000
const dictionaryLengthMax = 4_096

const eocd = Buffer.from('PK\u0005\u0006', 'latin1')
const eocdBytes = 22
const eocdCommentAt = 20
const eocdCommentMax = 65_535

export type InspectedPdf =
  | { readonly findings: readonly string[]; readonly structured: boolean }
  | { readonly problem: FileProblem }

/**
 * Looks at the bytes of a PDF without running any of it: begins and ends like one, is not a ZIP archive as well, is not
 * encrypted. `structured` says whether its cross-reference table leads to a catalogue.
 */
export async function inspectPdf(bytes: Buffer): Promise<InspectedPdf> {
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.[0-9]/.test(text) || isArchive(bytes)) return { problem: 'field.file_format' }
  const names = namesIn(text)
  const hidden = await objectStreams(text, bytes)
  for (const stream of hidden ?? []) for (const name of namesIn(stream)) names.add(name)
  if (names.has('Encrypt')) return { problem: 'field.file_protected' }
  const findings = [...names].filter((name) => runningNames.has(name))
  if (hidden === null) findings.push(findingUnreadable)
  return { findings: findings.toSorted(), structured: isStructured(text) }
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

/** The longer names of a PDF, with their `#61` spelt out; only what is needed to find those that matter. */
function namesIn(text: string): Set<string> {
  const names = new Set<string>()
  for (const [, name] of text.matchAll(/\/((?:[A-Za-z0-9]|#[0-9A-Fa-f]{2}){6,64})/g)) {
    names.add(name!.replace(/#(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))))
  }
  return names
}

/** Newer PDFs keep objects in packed streams: unpacked, they are looked at too. Null when one cannot be unpacked. */
async function objectStreams(text: string, bytes: Buffer): Promise<readonly string[] | null> {
  const unpacked: string[] = []
  let left = objectStreamBytesMax
  for (const { index } of text.matchAll(/\bstream\r?\n/g)) {
    const dictionary = dictionaryBefore(text, index)
    if (!namesIn(dictionary).has('ObjStm')) continue
    const stream = await unpack(text, bytes, dictionary, index, left)
    if (stream === null || unpacked.length >= objectStreamsMax) return null
    left -= stream.length
    if (left <= 0) return null
    unpacked.push(stream)
  }
  return unpacked
}

const dictionaryBefore = (text: string, end: number) => {
  const before = text.slice(Math.max(0, end - dictionaryLengthMax), end)
  return before.slice(before.lastIndexOf('obj') + 1)
}

const inflateAsync = promisify<Buffer, { finishFlush: number; maxOutputLength: number }, Buffer>(inflate)

async function unpack(text: string, bytes: Buffer, dictionary: string, keywordAt: number, bytesMax: number) {
  const start = text.indexOf('\n', keywordAt) + 1
  const end = text.indexOf('endstream', start)
  if (end < 0) return null
  const names = namesIn(dictionary)
  if (!names.has('Filter')) return text.slice(start, end)
  if (!names.has('FlateDecode') || [...names].some((name) => name.endsWith('Decode') && name !== 'FlateDecode'))
    return null
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: bytesMax }
    return (await inflateAsync(bytes.subarray(start, end), options)).toString('latin1')
  } catch {
    return null
  }
}
