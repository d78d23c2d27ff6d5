import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { clipsDir, clipsPath } from '@koma/database/content/content-files.ts'
import type { FastifyError, FastifyInstance } from 'fastify'

/** A browser that opens a clip by itself plays it, and runs nothing. */
const clipPolicy = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/**
 * The demo's sample clips and their subtitles, in pieces where a player asks for pieces (RFC 9110 §14). Their address has
 * a number that changes with them, so they are kept for a year.
 */
export async function mountClips(root: FastifyInstance): Promise<void> {
  const sizes = await sizesOfClips()
  await root.register(async (clips) => {
    clips.addHook('onRequest', async (request) => {
      const { headers } = request
      const size = sizes.get(request.url.slice(clipsPath.length).split('?', 1)[0]!)
      const range = isOfWhole(headers['if-range']) ? undefined : readRange(headers.range, size)
      if (range === undefined) delete headers.range
      else headers.range = range
    })
    clips.setErrorHandler((error: FastifyError & { headers?: Record<string, string> }, _, reply) => {
      if (error.statusCode !== 416) throw error
      // Fastify's own answer would lose the size of the file, by which a player corrects itself.
      return reply
        .code(416)
        .header('content-range', error.headers?.['Content-Range'] ?? 'bytes */*')
        .send()
    })
    await clips.register(fastifyStatic, {
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
  })
}

async function sizesOfClips(): Promise<ReadonlyMap<string, number>> {
  const names = await readdir(clipsDir)
  return new Map(
    await Promise.all(names.map(async (name) => [name, (await stat(path.join(clipsDir, name))).size] as const)),
  )
}

/** A weak tag promises no equal bytes: who has one gets the whole file, and all our tags are weak (RFC 9110 §13.1.5). */
const isOfWhole = (ifRange: string | string[] | undefined): boolean => String(ifRange ?? '').includes('"')

/**
 * A range as the file server reads it rightly: undefined where it is none and is ignored, the whole file for a suffix
 * that is longer than the file (RFC 9110 §14.1.2, §14.2). `size` in bytes.
 */
function readRange(range: string | undefined, size = 0): string | undefined {
  const [, list] = /^bytes=(.+)$/i.exec(range?.trim() ?? '') ?? []
  if (list === undefined) return undefined
  const pieces = list.split(',').map((piece) => pieceOf(piece.trim(), size))
  return pieces.includes(undefined) ? undefined : `bytes=${pieces.join(',')}`
}

function pieceOf(piece: string, size: number): string | undefined {
  const [, first = '', last = ''] = /^(\d*)-(\d*)$/.exec(piece) ?? []
  if (first === '') return last === '' ? undefined : Number(last) >= size ? '0-' : piece
  return last !== '' && Number(last) < Number(first) ? undefined : piece
}
