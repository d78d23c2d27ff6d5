import { open } from 'node:fs/promises'
import { fileBytesMax } from '@koma/domain/file-purposes.ts'
import { slots } from '../slots.ts'
import { inspectPdf } from './inspect-pdf.ts'
import type { QpdfCheck } from './qpdf.ts'
import type { FileProblem, UploadRule } from './upload-rules.ts'
import type { FileType } from './uploaded-file.ts'

export type Inspected =
  | { readonly type: FileType; readonly findings: readonly string[] }
  | { readonly problem: FileProblem }

/** Says by its content what a file is; its name and the type that it was sent with count for nothing. */
export type InspectFile = (path: string, kind: UploadRule['kind']) => Promise<Inspected>

/** A file is in memory while it is looked at: so many at once. Source: docs/guarantees.md I-54 */
const parallelInspectionsMax = 2

const headBytes = 12

/** `qpdf` is a second opinion on PDFs where that program is installed. */
export function fileInspector(qpdf: QpdfCheck | undefined): InspectFile {
  const queue = slots(parallelInspectionsMax)
  const places: Buffer[] = []
  return (path, kind) => queue(() => (kind === 'pdf' ? pdfAt(path, places, qpdf) : imageAt(path)))
}

/** `places`: those free at the moment. Two inspections at once never share one, or each would judge the other's bytes. */
async function pdfAt(path: string, places: Buffer[], qpdf: QpdfCheck | undefined): Promise<Inspected> {
  const seen = await inPlace(places, async (place) => inspectPdf(await readInto(place, path)))
  if ('problem' in seen) return seen
  // What only a lenient reader can mend is decided by one.
  const sound = qpdf ? await qpdf(path) : seen.structured
  return sound ? { type: 'application/pdf', findings: seen.findings } : { problem: 'field.file_format' }
}

async function inPlace<Result>(places: Buffer[], look: (place: Buffer) => Promise<Result>): Promise<Result> {
  const place = places.pop() ?? Buffer.alloc(fileBytesMax)
  try {
    return await look(place)
  } finally {
    places.push(place)
  }
}

async function readInto(place: Buffer, path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    let size = 0
    for (;;) {
      const { bytesRead } = await file.read(place, size, place.length - size, size)
      if (bytesRead === 0) return place.subarray(0, size)
      size += bytesRead
    }
  } finally {
    await file.close()
  }
}

async function imageAt(path: string): Promise<Inspected> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const type = imageTypeOf(buffer.subarray(0, bytesRead))
    return type ? { type, findings: [] } : { problem: 'field.file_format' }
  } finally {
    await file.close()
  }
}

function imageTypeOf(head: Buffer): FileType | undefined {
  const starts = (hex: string, at = 0) => head.subarray(at, at + hex.length / 2).toString('hex') === hex
  if (starts('ffd8ff')) return 'image/jpeg'
  if (starts('89504e470d0a1a0a')) return 'image/png'
  if (starts('52494646') && starts('57454250', 8)) return 'image/webp'
  return undefined
}
