import type { FastifyRequest } from 'fastify'
import type { ApiApp } from './api-app.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a list as it is: its body is the bytes of `text/csv`. */
    csv?: true
  }
}

/** Bytes of a list are taken by the routes that say so, and by no other: there the type stays unknown, and unread. */
export function readCsvBodies(app: ApiApp, bytesMax: number) {
  app.addContentTypeParser('text/csv', async (request: FastifyRequest, payload: AsyncIterable<Buffer>) => {
    if (!request.routeOptions.config.csv) throw withStatus(415)
    const pieces: Buffer[] = []
    let bytes = 0
    for await (const piece of payload) {
      bytes += piece.length
      if (bytes > bytesMax) throw withStatus(413)
      pieces.push(piece)
    }
    return Buffer.concat(pieces)
  })
}

const withStatus = (statusCode: number) => Object.assign(new Error('body refused'), { statusCode })
