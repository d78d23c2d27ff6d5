import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { nestFields, type FieldValue } from './nest-fields.ts'
import type { ReceiveFile } from './receive-file.ts'
import { multipartLimits as limits, type FileProblem, type UploadRules } from './upload-rules.ts'
import type { UploadedFile, Uploads } from './uploaded-file.ts'

/** A body that cannot be read (400) or is too large as a whole (413). */
export class MultipartError extends Error {
  readonly statusCode: 400 | 413
  constructor(statusCode: 400 | 413, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

export interface MultipartBody {
  readonly body: FieldValue
  readonly uploads: Uploads
}

/**
 * Reads a multipart body part by part: files go to the disk as they come, text is bounded, and what is refused is read
 * past, so that the caller gets an answer instead of a broken connection. Throws a `MultipartError`; whatever was
 * written by then has been removed.
 */
export async function readMultipart(
  headers: BusboyHeaders,
  payload: Readable,
  rules: UploadRules,
  receive: ReceiveFile,
): Promise<MultipartBody> {
  if (Number(headers['content-length'] ?? 0) > limits.bodyBytesMax)
    throw new MultipartError(413, 'The body is too large')
  const reading = openReading(headers, rules, receive)
  try {
    await pipeline(payload, counted(), reading.busboy)
  } catch (error) {
    await reading.giveUp()
    throw error instanceof MultipartError ? error : new MultipartError(400, 'The body could not be read')
  }
  return reading.close()
}

/** Passes everything on, up to the limit of a whole body. */
function counted(): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      done(bytes > limits.bodyBytesMax ? new MultipartError(413, 'The body is too large') : null, chunk)
    },
  })
}

/** What came so far. */
interface Reading {
  readonly texts: [name: string, value: string][]
  readonly receipts: { readonly field: string; readonly receipt: Promise<UploadedFile | FileProblem> }[]
  readonly problems: Map<string, Set<FileProblem>>
  tooManyParts: boolean
}

function openReading(headers: BusboyHeaders, rules: UploadRules, receive: ReceiveFile) {
  const busboy = openParser(headers)
  const reading: Reading = { texts: [], receipts: [], problems: new Map(), tooManyParts: false }
  const { texts, receipts } = reading
  const open = new Set<Readable>()
  let textBytes = 0

  busboy.on('partsLimit', () => {
    reading.tooManyParts = true
  })
  busboy.on('field', (name, value, _, truncated) => {
    textBytes += Buffer.byteLength(value) + Buffer.byteLength(name)
    if (textBytes > limits.textBytesMax) busboy.destroy(new MultipartError(413, 'The text is too large'))
    if (truncated) complain(reading, fieldOf(name), 'field.too_long')
    texts.push([name, value])
  })
  busboy.on('file', (name, stream, fileName) => {
    const field = fieldOf(name)
    // A body that ends early breaks its files too, whether or not somebody reads them by then: unheard, that would end
    // the process.
    stream.on('error', () => {})
    const rule = Object.hasOwn(rules, field) ? rules[field] : undefined
    // A file field left empty comes as a part without a name.
    if (!fileName) return void stream.resume()
    if (!rule || receipts.filter((one) => one.field === field).length >= rule.filesMax) {
      complain(reading, field, rule ? 'field.file_too_many' : 'field.invalid')
      return void stream.resume()
    }
    open.add(stream)
    stream.once('close', () => open.delete(stream))
    const receipt = receive(stream, { field, name: fileName, kind: rule.kind })
    // Whoever waits for all of them hears of it; until then it is nobody's.
    receipt.catch(() => {})
    receipts.push({ field, receipt })
  })

  return {
    busboy,
    async giveUp() {
      for (const stream of open) stream.destroy(new Error('The body ended early'))
      // What was not received whole has removed itself.
      await Promise.allSettled(receipts.map(({ receipt }) => receipt.then(receive.forget)))
    },
    close: () => closeReading(reading, rules, receive),
  }
}

function complain({ problems }: Reading, field: string, problem: FileProblem) {
  problems.set(field, (problems.get(field) ?? new Set()).add(problem))
}

async function closeReading(reading: Reading, rules: UploadRules, receive: ReceiveFile): Promise<MultipartBody> {
  const files: UploadedFile[] = []
  for (const { field, receipt } of reading.receipts) {
    const received = await receipt
    if (typeof received === 'string') complain(reading, field, received)
    else files.push(received)
  }
  const body = nestFields(reading.texts)
  // Who sent ten thousand files hears of the files; any other flood of parts is no form.
  if (body === null || (reading.tooManyParts && reading.problems.size === 0)) {
    await Promise.all(files.map((file) => receive.forget(file)))
    throw new MultipartError(400, 'The fields could not be read')
  }
  checkCounts(reading, rules, body as Record<string, FieldValue>, files)
  const problems = Object.fromEntries([...reading.problems].map(([field, set]) => [field, [...set]]))
  return { body, uploads: { files, problems } }
}

function openParser(headers: BusboyHeaders) {
  try {
    return new Busboy({
      headers,
      limits: {
        fieldSize: limits.fieldBytesMax,
        fileSize: limits.fileBytesMax,
        parts: limits.partsMax,
        headerPairs: limits.headersMax,
        headerSize: limits.headerBytesMax,
      },
    })
  } catch {
    throw new MultipartError(400, 'The content type names no boundary')
  }
}

const fieldOf = (name: unknown) =>
  (typeof name === 'string' ? name : '').replace(/\[\]$/, '').slice(0, limits.fieldNameLengthMax)

/** Ids of files kept before count like new ones. */
function checkCounts(
  reading: Reading,
  rules: UploadRules,
  body: Record<string, FieldValue>,
  files: readonly UploadedFile[],
) {
  for (const [field, { filesMax, required }] of Object.entries(rules)) {
    const kept = [body[field] ?? []].flat().filter((id) => id !== '').length
    const count = kept + files.filter((file) => file.field === field).length
    if (count > filesMax) complain(reading, field, 'field.file_too_many')
    if (count === 0 && required && !reading.problems.has(field)) complain(reading, field, 'field.file_required')
  }
}
