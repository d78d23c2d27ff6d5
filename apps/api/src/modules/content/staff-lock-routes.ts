import { zDeskItem, zLockRequest } from '@koma/contract/content-desk.ts'
import { zError, zId } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { refuse } from '../../platform/refusal.ts'
import { takeLock } from './commands/take-lock.ts'
import { presentItem } from './present-desk.ts'
import { deleteLock } from './queries/locks.ts'

const params = z.object({ id: zId })

/** Who writes an item. Decision: content (staff console) */
export function registerDeskLocks(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/staff/content/:id/lock',
    config: { gate: { staff: 'content.write' }, refusals: ['content.state'] },
    schema: {
      tags: ['staff'],
      summary: "Say that one writes it, every minute anew; somebody else's lock stays, unless it is to be taken over",
      params,
      body: zLockRequest,
      response: { 200: zDeskItem, 401: zError, 403: zError, 404: zError, 409: zError, 422: zError },
    },
    async handler(request, reply) {
      const staff = staffOf(request)
      const order = { id: request.params.id, takeOver: request.body.take_over, requestId: request.id }
      const result = await takeLock(deps.db, staff, order)
      return result.ok ? presentItem(result.item, staff) : refuse(request, reply, result.reason, result.details)
    },
  })

  app.route({
    method: 'POST',
    url: '/staff/content/:id/unlock',
    config: { gate: { staff: 'content.write' } },
    schema: {
      tags: ['staff'],
      summary: "Give it back; somebody else's lock stays",
      params,
      response: { 204: z.null(), 401: zError, 403: zError, 404: zError },
    },
    async handler(request, reply) {
      await deleteLock(deps.db, request.params.id, staffOf(request))
      return reply.code(204).send(null)
    },
  })
}
