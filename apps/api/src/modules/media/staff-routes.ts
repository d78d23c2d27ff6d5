import { zMediaChange, zMediaDetail, zMediaPage, zMediaQuery } from '@koma/contract/media.ts'
import { zError, zUuid } from '@koma/contract/wire.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { pageOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { seenRecord } from '../../platform/seen-record.ts'
import { changePicture, type MediaResult } from './commands/change-picture.ts'
import { restorePicture, trashPicture } from './commands/trash-picture.ts'
import { presentMedia, presentMediaDetail } from './present.ts'
import { mediaById, mediaLines, usesOf, type MediaRow } from './queries/library.ts'

const params = z.object({ id: zUuid })
const response = { 200: zMediaDetail, 401: zError, 403: zError, 404: zError, 409: zError, 412: zError, 422: zError }
type Named = FastifyRequest & { readonly params: { readonly id: string } }

/** The media library: `/staff/media`. Decision: content (staff console) */
export function registerMediaStaff(app: ApiApp, deps: Deps) {
  registerReading(app, deps)
  app.route({
    method: 'PUT',
    url: '/staff/media/:id',
    config: { gate: { staff: 'content.write' }, refusals: ['version.stale', 'content.state'] },
    schema: {
      tags: ['staff'],
      summary: 'Say what a picture shows, whose it is, and which point of it stays in sight',
      params,
      body: zMediaChange,
      response,
    },
    async handler(request, reply) {
      const order = { ...seenRecord(request), change: request.body }
      return answerMedia(deps, request, reply, await changePicture(deps, staffOf(request), order))
    },
  })

  for (const { action, summary, work, refusals } of moves) {
    app.route({
      method: 'POST',
      url: `/staff/media/:id/${action}`,
      config: { gate: { staff: 'content.write' }, refusals: [...refusals] },
      schema: { tags: ['staff'], summary, params, response },
      handler: async (request, reply) =>
        answerMedia(deps, request, reply, await work(deps, staffOf(request), seenRecord(request as Named))),
    })
  }
}

const moves = [
  {
    action: 'trash',
    summary: 'Throw a picture away that nothing shows; after 30 days it is gone',
    work: trashPicture,
    refusals: ['version.stale', 'content.state', 'media.in_use'],
  },
  {
    action: 'restore',
    summary: 'Take it out of the trash',
    work: restorePicture,
    refusals: ['version.stale', 'content.state'],
  },
] as const

function registerReading(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/media',
    config: { gate: { staff: 'content.read' } },
    schema: {
      tags: ['staff'],
      summary: 'The pictures of the house by their words, the youngest first',
      querystring: zMediaQuery,
      response: { 200: zMediaPage, 401: zError, 403: zError, 422: zError },
    },
    handler: async ({ query }) => pageOf(query, await mediaLines(deps.db, query), presentMedia),
  })

  app.route({
    method: 'GET',
    url: '/staff/media/:id',
    config: { gate: { staff: 'content.read' } },
    schema: {
      tags: ['staff'],
      summary: 'One picture, and what shows it',
      params,
      response: { 200: zMediaDetail, 401: zError, 403: zError, 404: zError },
    },
    async handler(request, reply) {
      const media = await mediaById(deps.db, request.params.id)
      return media ? detailOf(deps, media) : refuse(request, reply, 'record.not_found')
    },
  })
}

/** The picture as it is now, or why nothing became of it. */
export function answerMedia(deps: Deps, request: FastifyRequest, reply: FastifyReply, result: MediaResult) {
  return result.ok ? detailOf(deps, result.media) : refuse(request, reply, result.reason, result.details)
}

const detailOf = async (deps: Deps, media: MediaRow) => presentMediaDetail(media, await usesOf(deps.db, media.id))
