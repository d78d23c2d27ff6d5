import type { ApiResponse, Transport } from '@koma/web/lib/transport.ts'
import type { FastifyInstance } from 'fastify'

/** For whom the website calls. */
export interface Reader {
  readonly ip: string
  /** Of the reader's browser, as it names itself. */
  readonly userAgent: string
}

/** The website's way to the API in this process: no socket, the same hooks, gates and limits; the reader's own address counts. */
export const inProcess =
  (root: FastifyInstance, { ip, userAgent }: Reader): Transport =>
  async ({ method, path, headers, body }) => {
    const answer = await root.inject({
      method: method as 'GET',
      url: `/api${path}`,
      headers: { 'user-agent': userAgent, ...headers },
      remoteAddress: ip,
      ...(body !== undefined && { payload: body }),
    })
    return { status: answer.statusCode, headers: flat(answer.headers), body: answer.payload }
  }

/** The website's way to another host's API, which must count this server among its trusted proxies. */
export const overHttp =
  (baseUrl: string, { ip, userAgent }: Reader): Transport =>
  async ({ method, path, headers, body }) => {
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { 'user-agent': userAgent, ...headers, 'x-forwarded-for': ip },
      redirect: 'error',
      ...(body !== undefined && { body }),
    })
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
  }

function flat(headers: Readonly<Record<string, unknown>>): ApiResponse['headers'] {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
