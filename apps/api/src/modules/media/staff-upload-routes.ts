import { zMediaDetail, zMediaReplacement, zMediaRequest } from '@koma/contract/media.ts'
import { zError, zUuid } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { refuse } from '../../platform/refusal.ts'
import { seenRecord } from '../../platform/seen-record.ts'
import { addPicture } from './commands/add-picture.ts'
import { replacePicture } from './commands/replace-picture.ts'
import { presentMediaDetail } from './present.ts'
import { answerMedia } from './staff-routes.ts'

const params = z.object({ id: zUuid })
const uploads = { file: { kind: 'image', filesMax: 1, required: true } } as const

/** Pictures come into the library. Decision: content (staff console) */
export function registerMediaUploads(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/staff/media',
    config: { gate: { staff: 'content.write' }, uploads },
    schema: {
      tags: ['staff'],
      summary: 'A JPEG, PNG or WebP of at most 6 MB with what it shows; its sizes are made soon after',
      body: zMediaRequest,
      response: { 201: zMediaDetail, 401: zError, 403: zError, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const result = await addPicture(deps, staffOf(request), { request, words: request.body })
      if (!result.ok) return refuse(request, reply, 'validation.failed', result)
      return reply.code(201).send(presentMediaDetail(result.media, []))
    },
  })

  app.route({
    method: 'POST',
    url: '/staff/media/:id/replace',
    config: { gate: { staff: 'content.write' }, refusals: ['version.stale', 'content.state'], uploads },
    schema: {
      tags: ['staff'],
      summary: 'Other bytes for the same picture: whatever shows it shows them once their sizes are made',
      params,
      body: zMediaReplacement,
      response: {
        200: zMediaDetail,
        401: zError,
        403: zError,
        404: zError,
        409: zError,
        412: zError,
        422: zError,
        429: zError,
      },
    },
    async handler(request, reply) {
      const order = { ...seenRecord(request), request }
      return answerMedia(deps, request, reply, await replacePicture(deps, staffOf(request), order))
    },
  })
}
