import type { IncomingMessage } from 'node:http'
import { takesFiles } from '@koma/web/lib/upload-paths.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The largest form that a page posts. Source: api.md "order of refusals" */
const formBytesMax = 64 * 1024

const multipart = /^multipart\/form-data/i

/**
 * What pages get to read: a form's bytes, up to its limit; where the site takes files the body as it comes, whose limits
 * are the API's.
 */
export function readPageBodies(pages: FastifyInstance) {
  pages.removeAllContentTypeParsers()
  pages.addContentTypeParser(multipart, (request: FastifyRequest, body: IncomingMessage, done) => {
    if (takesFiles(request.url.split('?')[0]!)) return done(null, body)
    return void bytesOf(body).then((bytes) => done(null, bytes), done)
  })
  pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: formBytesMax }, (_, body, done) => done(null, body))
}

async function bytesOf(body: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > formBytesMax) throw Object.assign(new Error('The form is too large'), { statusCode: 413 })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
