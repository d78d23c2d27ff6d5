import { Readable } from 'node:stream'
import { ReadableStream as NodeWebStream } from 'node:stream/web'

/**
 * A body as the web platform has it, chunk by chunk as it is asked for. `Readable.toWeb` copies every chunk, which many
 * uploads at once pay for with as much memory again. Whoever stops reading leaves the connection to its server, which
 * still has an answer to send.
 */
export const webStreamOf = (body: Readable): ReadableStream<Uint8Array> =>
  NodeWebStream.from(body.iterator({ destroyOnReturn: false })) as ReadableStream<Uint8Array>

/** The way back. */
export const nodeStreamOf = (body: ReadableStream<Uint8Array>): Readable => Readable.from(body, { objectMode: false })
