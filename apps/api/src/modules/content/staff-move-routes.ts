import { zDeskItem, zPublishRequest, zRevertRequest } from '@koma/contract/content-desk.ts'
import { zError, zId } from '@koma/contract/wire.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { refuse } from '../../platform/refusal.ts'
import { seenRecord } from '../../platform/seen-record.ts'
import type { ItemResult } from './commands/change-item.ts'
import { publishItem, unpublishItem } from './commands/publish-item.ts'
import { revertDraft } from './commands/revert-draft.ts'
import { restoreItem, trashItem } from './commands/trash-item.ts'
import { presentItem } from './present-desk.ts'

const params = z.object({ id: zId })
const response = { 200: zDeskItem, 401: zError, 403: zError, 404: zError, 409: zError, 412: zError, 422: zError }
type Named = FastifyRequest & { readonly params: { readonly id: number } }

/** Publish, hide, throw away, take out again, and take up an earlier form. Decision: content (staff console) */
export function registerDeskMoves(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/staff/content/:id/publish',
    config: { gate: { staff: 'content.publish' }, refusals: ['version.stale', 'content.state', 'content.room_taken'] },
    schema: {
      tags: ['staff'],
      summary: 'Show the newest form now, or from and until an instant',
      params,
      body: zPublishRequest,
      response,
    },
    handler: async (request, reply) =>
      answer(request, reply, await publishItem(deps.db, staffOf(request), { ...seenRecord(request), ...request.body })),
  })

  app.route({
    method: 'POST',
    url: '/staff/content/:id/revert',
    config: {
      gate: { staff: 'content.write' },
      refusals: ['version.stale', 'content.state', 'content.locked'],
    },
    schema: {
      tags: ['staff'],
      summary: 'Take up an earlier revision as the newest form; visitors see it once it is published',
      params,
      body: zRevertRequest,
      response,
    },
    handler: async (request, reply) =>
      answer(request, reply, await revertDraft(deps.db, staffOf(request), { ...seenRecord(request), ...request.body })),
  })

  for (const { action, summary, work, refusals } of plainMoves) {
    app.route({
      method: 'POST',
      url: `/staff/content/:id/${action}`,
      config: {
        gate: { staff: 'content.publish' },
        refusals: ['version.stale', 'content.state', ...refusals],
      },
      schema: { tags: ['staff'], summary, params, response },
      handler: async (request, reply) =>
        answer(request, reply, await work(deps.db, staffOf(request), seenRecord(request as Named))),
    })
  }
}

const plainMoves = [
  { action: 'unpublish', summary: 'Hide it now; what was to come is a draft again', work: unpublishItem, refusals: [] },
  { action: 'trash', summary: 'Hide it in the trash; nothing is lost', work: trashItem, refusals: ['content.locked'] },
  {
    action: 'restore',
    summary: 'Take it out of the trash, hidden',
    work: restoreItem,
    refusals: ['validation.failed', 'content.room_taken'],
  },
] as const

function answer(request: FastifyRequest, reply: FastifyReply, result: ItemResult) {
  return result.ok ? presentItem(result.item, staffOf(request)) : refuse(request, reply, result.reason, result.details)
}
