import { zStaffTagDetail, zTagChange, zTagMerge } from '@koma/contract/tags.ts'
import { zError, zId } from '@koma/contract/wire.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { refuse } from '../../platform/refusal.ts'
import { seenRecord } from '../../platform/seen-record.ts'
import { changeTag, mergeTag, removeTag, type TagResult } from './commands/change-tag.ts'
import { presentTagDetail } from './present.ts'
import { staffTag, tagUses, type StaffTagRow } from './queries/tags.ts'

const params = z.object({ id: zId })
const response = { 200: zStaffTagDetail, 401: zError, 403: zError, 404: zError, 412: zError, 422: zError }

/** One tag: what carries it, its names, and how it goes. Decision: staff console (roles) */
export function registerTagChanges(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/tags/:id',
    config: { gate: { staff: 'content.read' } },
    schema: {
      tags: ['staff'],
      summary: 'A tag, how many items of each kind have it, and the tags that became part of it',
      params,
      response: { 200: zStaffTagDetail, 401: zError, 403: zError, 404: zError },
    },
    async handler(request, reply) {
      const tag = await staffTag(deps.db, request.params.id)
      return tag ? detailOf(deps, tag) : refuse(request, reply, 'record.not_found')
    },
  })

  app.route({
    method: 'PUT',
    url: '/staff/tags/:id',
    config: { gate: { staff: 'content.write' }, refusals: ['version.stale'] },
    schema: { tags: ['staff'], summary: 'Other names in three languages', params, body: zTagChange, response },
    async handler(request, reply) {
      const order = { ...seenRecord(request), names: request.body }
      return answer(deps, request, reply, await changeTag(deps.db, staffOf(request), order))
    },
  })

  app.route({
    method: 'POST',
    url: '/staff/tags/:id/merge',
    config: { gate: { staff: 'content.write' }, refusals: ['version.stale'] },
    schema: {
      tags: ['staff'],
      summary: 'Make it part of another tag, which everything that had it has then; gives that one',
      params,
      body: zTagMerge,
      response,
    },
    async handler(request, reply) {
      const order = { ...seenRecord(request), into: request.body.into }
      return answer(deps, request, reply, await mergeTag(deps.db, staffOf(request), order))
    },
  })

  app.route({
    method: 'DELETE',
    url: '/staff/tags/:id',
    config: { gate: { staff: 'content.write' }, refusals: ['version.stale', 'tag.in_use'] },
    schema: {
      tags: ['staff'],
      summary: 'Take a tag away that nothing has',
      params,
      response: { 204: z.null(), 401: zError, 403: zError, 404: zError, 409: zError, 412: zError },
    },
    async handler(request, reply) {
      const result = await removeTag(deps.db, staffOf(request), seenRecord(request))
      return result.ok ? reply.code(204).send(null) : refuse(request, reply, result.reason, result.details)
    },
  })
}

function answer(deps: Deps, request: FastifyRequest, reply: FastifyReply, result: TagResult) {
  return result.ok ? detailOf(deps, result.tag!) : refuse(request, reply, result.reason, result.details)
}

const detailOf = async (deps: Deps, tag: StaffTagRow) => presentTagDetail(tag, await tagUses(deps.db, tag.id))
