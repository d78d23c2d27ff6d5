import { Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from './page-cache.ts'

/** As of kept pages: more would cost time that the few bytes are not worth. */
const brotliQuality = 5
const gzipLevel = 6

/**
 * The body of a page in the best encoding that its reader understands, as it is drawn: each piece goes out at once, so
 * that what comes later does not hold it back. Everything but HTML stays as it is.
 */
export function compressPage(request: FastifyRequest, reply: FastifyReply, body: Readable): Readable {
  if (!String(reply.getHeader('content-type') ?? '').startsWith('text/html')) return body
  addVary(reply)
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === 'identity' || request.method === 'HEAD') return body
  reply.header('content-encoding', encoding).removeHeader('content-length')
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: gzipLevel })
  body.on('error', (error) => compressor.destroy(error))
  compressor.on('close', () => body.destroy())
  return body.pipe(compressor)
}

function addVary(reply: FastifyReply) {
  const known = String(reply.getHeader('vary') ?? '')
  if (!/accept-encoding/i.test(known)) reply.header('vary', known ? `${known}, Accept-Encoding` : 'Accept-Encoding')
}
