import { zMediaFileParams } from '@koma/contract/media.ts'
import { zError } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { matchesEtag } from '../../platform/etag.ts'
import { refuse } from '../../platform/refusal.ts'
import { variantReader } from './commands/read-variant.ts'
import { startMediaJobs } from './jobs.ts'

/** An address never means other bytes. */
const forAYear = 'public, max-age=31536000, immutable'

/** GET /media/{id}/{file}: the pictures of the site. Source: api.md "Image" */
export function registerMedia(app: ApiApp, deps: Deps) {
  startMediaJobs(deps, app.log)
  const read = variantReader(deps)
  app.route({
    method: 'GET',
    url: '/media/:id/:file',
    config: { gate: 'public', owner: 'everybody' },
    schema: {
      tags: ['media'],
      summary: 'One size of a picture; its address never means other bytes',
      params: zMediaFileParams,
      response: {
        200: z.any().describe('An AVIF, a WebP or, for shared links, a JPEG.'),
        304: z.null(),
        404: zError,
      },
    },
    async handler(request, reply) {
      const variant = await read(request.params.id, request.params.file)
      if (!variant) return refuse(request, reply, 'record.not_found')
      const etag = `"${variant.digest.toString('base64url')}"`
      reply
        .header('etag', etag)
        .header('cache-control', forAYear)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-content-type-options', 'nosniff')
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send(null)
      return reply.type(variant.type).send(variant.bytes)
    },
  })
}
