import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream as NodeWebStream } from 'node:stream/web'
import type { BusboyFileStream } from '@fastify/busboy'
import type { Draft } from '@koma/contract/files.ts'
import type { ErrorBody } from '@koma/contract/wire.ts'
import type { FilePurpose } from '@koma/domain/file-purposes.ts'
import type { FieldErrors } from '../lib/form-values.ts'
import type { Screen } from '../lib/screen.ts'
import { memberStream } from '../lib/member-stream.ts'
import { openParser, quotedName, unreadable } from './multipart-parser.ts'

/** A posted form whose files have become drafts: under the name of their field stand the ids of all its files. */
export interface UploadForm {
  readonly form: FormData
  /** What was refused about the files, by field. */
  readonly errors: FieldErrors
}

/**
 * Reads a form with files (`encType="multipart/form-data"`): every file streams to the API while it comes and is kept
 * as the member's draft, so that nobody chooses it again when something else in the form was wrong. With scripts the
 * files came before, and only their ids are here. `fields` are the names of the file fields.
 */
export async function readUploadForm(
  screen: Screen,
  request: Request,
  purpose: FilePurpose,
  fields: readonly string[],
): Promise<UploadForm> {
  const form = new FormData()
  const errors: Record<string, string> = {}
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data') || !request.body) return { form: await plainForm(request), errors }

  async function keep(field: string, stream: BusboyFileStream, name: string) {
    const { contentType, body } = oneFile(purpose, stream, name)
    const headers = { 'content-type': contentType }
    const answer = await memberStream(screen, { method: 'POST', path: '/member/files', headers, body })
    const answered = (await new Response(answer.body).json()) as Draft | ErrorBody
    if ('code' in answered) errors[field] ??= answered.errors?.['file']?.[0] ?? answered.message
    else form.append(field, answered.id)
  }

  const work: Promise<void>[] = []
  const busboy = openParser(type)
  busboy.on('field', (name, value) => {
    const field = name.replace(/\[\]$/, '')
    // A file field left empty: some programs write it as text.
    if (value !== '' || !fields.includes(field)) form.append(field, value)
  })
  busboy.on('file', (name, stream, fileName) => {
    const field = name.replace(/\[\]$/, '')
    // A body that ends early breaks its files too: unheard, that would end the process.
    stream.on('error', () => {})
    // Others write it as a file without a name.
    if (fileName && fields.includes(field)) work.push(keep(field, stream, fileName).finally(() => stream.resume()))
    else stream.resume()
  })
  await pipeline(Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]), busboy).catch(unreadable)
  await Promise.all(work)
  return { form, errors }
}

const plainForm = (request: Request): Promise<FormData> => request.formData().catch(unreadable)

/** The body of a form with one file, written while the file is read. */
function oneFile(purpose: FilePurpose, stream: BusboyFileStream, name: string) {
  const boundary = `koma-${crypto.randomUUID()}`
  const head = [
    `--${boundary}\r\nContent-Disposition: form-data; name="purpose"\r\n\r\n${purpose}\r\n`,
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${quotedName(name)}"\r\n`,
    `Content-Type: application/octet-stream\r\n\r\n`,
  ].join('')
  async function* parts(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(head)
    yield* stream as AsyncIterable<Buffer>
    yield Buffer.from(`\r\n--${boundary}--\r\n`)
  }
  const body = NodeWebStream.from(parts()) as ReadableStream<Uint8Array>
  return { contentType: `multipart/form-data; boundary=${boundary}`, body }
}
