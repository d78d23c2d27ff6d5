import { Readable } from 'node:stream'
import type { StreamTransport } from '@koma/web/lib/streams.ts'
import type { FastifyInstance } from 'fastify'
import { nodeStreamOf } from './web-stream.ts'

/** The website's way to the API in this process for files: bytes pass through as fast as the slower side takes them. */
export const streamInProcess =
  (root: FastifyInstance, clientIp: string): StreamTransport =>
  async ({ method, path, headers, body }) => {
    const answer = await root.inject({
      method,
      url: `/api${path}`,
      headers,
      remoteAddress: clientIp,
      payloadAsStream: true,
      ...(body && { payload: nodeStreamOf(body) }),
    })
    const flat = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
    const stream = Readable.toWeb(answer.stream()) as ReadableStream<Uint8Array>
    return { status: answer.statusCode, headers: Object.fromEntries(flat) as Record<string, string>, body: stream }
  }

/** The website's way to another host's API for files. */
export const streamOverHttp =
  (baseUrl: string, clientIp: string): StreamTransport =>
  async ({ method, path, headers, body }) => {
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { ...headers, 'x-forwarded-for': clientIp },
      redirect: 'error',
      ...(body && { body, duplex: 'half' as const }),
    })
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: answer.body ?? empty() }
  }

const empty = () => new ReadableStream<Uint8Array>({ start: (controller) => controller.close() })
