import fastifyStatic from '@fastify/static'
import { clipsDir, clipsPath } from '@koma/database/content/content-files.ts'
import type { FastifyInstance } from 'fastify'

/** A browser that opens a clip by itself plays it, and runs nothing. */
const clipPolicy = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/**
 * The demo's sample clips and their subtitles, in pieces where a player asks for pieces (RFC 9110 §14). Their address has
 * a number that changes with them, so they are kept for a year.
 */
export async function mountClips(root: FastifyInstance): Promise<void> {
  await root.register(fastifyStatic, {
    root: clipsDir,
    prefix: clipsPath,
    index: false,
    cacheControl: false,
    decorateReply: false,
    setHeaders(reply) {
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      reply.header('content-security-policy', clipPolicy)
    },
  })
}
