import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream as NodeWebStream } from 'node:stream/web'
import { data } from 'react-router'
import type { Screen } from '../lib/screen.ts'
import type { ApiResponse } from '../lib/transport.ts'
import { openParser, quotedName, unreadable } from './multipart-parser.ts'

/** Bytes of all texts of one form. */
const textBytesMax = 262_144

/** A call to the API that a posted form becomes. */
export interface Passing {
  readonly path: string
  /** The field whose files go along. */
  readonly filesField: string
  /** Whether the form is meant for the call, by the texts that have come so far. */
  isMeant(form: FormData): boolean
  /** What goes along beside the files, once all of the form is there. */
  texts(form: FormData): Iterable<readonly [name: string, value: string]>
}

export interface PassedForm {
  /** The texts of the form. */
  readonly form: FormData
  /** Null for a form that was meant for something else: then nothing was sent. */
  readonly answer: ApiResponse | null
}

/**
 * Sends a form with files of somebody who is no member yet, in one call: each file streams to the API while it comes, the
 * texts follow when they are known. Nothing of a file is held here. Throws the screen of a 400 or 413.
 */
export async function passForm(screen: Screen, request: Request, passing: Passing): Promise<PassedForm> {
  const call = openCall(screen, passing.path)
  const form = new FormData()
  try {
    await read(request, form, passing, call)
  } catch (error) {
    call.giveUp()
    throw error
  }
  if (!call.hasBegun() && !passing.isMeant(form)) return { form, answer: null }
  return { form, answer: await call.close(passing.texts(form)) }
}

type OpenCall = ReturnType<typeof openCall>

async function read(request: Request, form: FormData, { filesField, isMeant }: Passing, call: OpenCall) {
  if (!request.body) return unreadable()
  const busboy = openParser(request.headers.get('content-type') ?? '')
  let textBytes = 0
  let line = Promise.resolve()
  busboy.on('field', (name, value) => {
    textBytes += Buffer.byteLength(name) + Buffer.byteLength(value)
    if (textBytes > textBytesMax) busboy.destroy(new Error('too much text'))
    else form.append(name.replace(/\[\]$/, ''), value)
  })
  busboy.on('file', (name, stream, fileName) => {
    // A body that ends early breaks its files too: unheard, that would end the process.
    stream.on('error', () => {})
    const isWanted = fileName && name.replace(/\[\]$/, '') === filesField && isMeant(form)
    if (!isWanted) return void stream.resume()
    line = line.then(() => call.file(filesField, fileName, stream)).finally(() => stream.resume())
    // Whoever waits for the line hears of it.
    line.catch(() => {})
  })
  const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])
  await pipeline(body, busboy).catch(() => (textBytes > textBytesMax ? tooLarge() : unreadable()))
  await line
}

function tooLarge(): never {
  throw data(null, { status: 413 })
}

/** A multipart call that is written while it is under way; it begins with its first part. */
function openCall({ site, language }: Screen, path: string) {
  const boundary = `koma-${crypto.randomUUID()}`
  const out = new PassThrough()
  out.on('error', () => {})
  let answer: Promise<ApiResponse> | undefined
  let isOver = false

  function begin(): Promise<ApiResponse> {
    answer ??= send().finally(() => (isOver = true))
    answer.catch(() => {})
    return answer
  }

  async function send(): Promise<ApiResponse> {
    const { status, headers, body } = await site.streams({
      method: 'POST',
      path,
      headers: { 'accept-language': language, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: NodeWebStream.from(out) as ReadableStream<Uint8Array>,
    })
    return { status, headers, body: await new Response(body).text() }
  }

  /** Waits for the slower side; an API that has answered before the end reads no further. */
  async function write(bytes: Uint8Array | string) {
    if (isOver || out.write(bytes)) return
    await Promise.race([once(out, 'drain'), begin().catch(() => {})])
  }

  const head = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`
  return {
    hasBegun: () => answer !== undefined,
    async file(field: string, name: string, bytes: AsyncIterable<Uint8Array>) {
      void begin()
      await write(head(`name="${field}"; filename="${quotedName(name)}"`))
      await write('Content-Type: application/octet-stream\r\n\r\n')
      for await (const chunk of bytes) await write(chunk)
      await write('\r\n')
    },
    close(texts: Iterable<readonly [string, string]>) {
      void begin()
      for (const [name, value] of texts) out.write(`${head(`name="${quotedName(name)}"`)}\r\n${value}\r\n`)
      out.end(`--${boundary}--\r\n`)
      return begin()
    },
    giveUp: () => void out.destroy(new Error('The form ended early')),
  }
}
