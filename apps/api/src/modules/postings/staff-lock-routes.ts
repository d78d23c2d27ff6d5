import { zLockRequest } from '@koma/contract/content-desk.ts'
import { postingSchemas } from '@koma/contract/postings.ts'
import { zError, zId } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { lockPosting } from './commands/lock-posting.ts'
import type { PostingKind } from './queries/kinds.ts'
import { deleteLock } from './queries/posting-locks.ts'
import { answerWith } from './staff-move-routes.ts'

const params = z.object({ id: zId })

/** Who writes a posting. Decision: content (staff console) */
export function registerPostingLocks(app: ApiApp, deps: Deps, kind: PostingKind) {
  const { row } = postingSchemas[kind.name]
  app.route({
    method: 'POST',
    url: `/staff/${kind.name}/:id/lock`,
    config: { gate: { staff: 'content.write' }, refusals: kind.hasWindow ? ['content.state'] : [] },
    schema: {
      tags: ['staff'],
      summary: `Say that one writes one of the ${kind.name}, every minute anew; somebody else's lock stays, unless it is to be taken over`,
      params,
      body: zLockRequest,
      response: { 200: row, 401: zError, 403: zError, 404: zError, 409: zError, 422: zError },
    },
    async handler(request, reply) {
      const order = {
        staff: staffOf(request),
        id: request.params.id,
        takeOver: request.body.take_over,
        requestId: request.id,
      }
      return answerWith(request, reply, kind, await lockPosting(deps.db, kind, order))
    },
  })

  app.route({
    method: 'POST',
    url: `/staff/${kind.name}/:id/unlock`,
    config: { gate: { staff: 'content.write' } },
    schema: {
      tags: ['staff'],
      summary: "Give it back; somebody else's lock stays",
      params,
      response: { 204: z.null(), 401: zError, 403: zError, 404: zError },
    },
    async handler(request, reply) {
      await deleteLock(deps.db, kind, request.params.id, staffOf(request))
      return reply.code(204).send(null)
    },
  })
}
