import { zPublishRequest, zRevertRequest } from '@koma/contract/content-desk.ts'
import { postingSchemas } from '@koma/contract/postings.ts'
import { zError, zId } from '@koma/contract/wire.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { refuse } from '../../platform/refusal.ts'
import { seenRecord, type SeenRecord } from '../../platform/seen-record.ts'
import type { PostingResult } from './commands/change-posting.ts'
import { publishPosting, unpublishPosting } from './commands/publish-posting.ts'
import { revertPosting } from './commands/revert-posting.ts'
import { restorePosting, trashPosting } from './commands/trash-posting.ts'
import { presentPosting } from './present.ts'
import type { PostingKind } from './queries/kinds.ts'

const params = z.object({ id: zId })
const refused = { 401: zError, 403: zError, 404: zError, 409: zError, 412: zError, 422: zError }
/** A request that names a posting. */
export type Named = FastifyRequest & { readonly params: { readonly id: number } }

/** Show, hide, throw away and take out again what has a window; take up an earlier form of all. Decision: content (staff console) */
export function registerPostingMoves(app: ApiApp, deps: Deps, kind: PostingKind) {
  const { row } = postingSchemas[kind.name]
  app.route({
    method: 'POST',
    url: `/staff/${kind.name}/:id/revert`,
    config: {
      gate: { staff: 'content.write' },
      refusals: ['version.stale', 'content.locked', ...(kind.hasWindow ? (['content.state'] as const) : [])],
    },
    schema: {
      tags: ['staff'],
      summary: `Take up an earlier form of one of the ${kind.name}`,
      params,
      body: zRevertRequest,
      response: { 200: row, ...refused },
    },
    async handler(request, reply) {
      const { staff, order } = orderOf(request as Named)
      const result = await revertPosting(deps.db, kind, { staff, order: { ...order, ...request.body } })
      return answerWith(request, reply, kind, result)
    },
  })
  if (kind.hasWindow) registerWindow(app, deps, kind)
}

function registerWindow(app: ApiApp, deps: Deps, kind: PostingKind) {
  const { row } = postingSchemas[kind.name]
  app.route({
    method: 'POST',
    url: `/staff/${kind.name}/:id/publish`,
    config: { gate: { staff: 'content.publish' }, refusals: ['version.stale', 'content.state'] },
    schema: {
      tags: ['staff'],
      summary: `Show one of the ${kind.name} now, or from and until an instant`,
      params,
      body: zPublishRequest,
      response: { 200: row, ...refused },
    },
    async handler(request, reply) {
      const { staff, order } = orderOf(request as Named)
      const result = await publishPosting(deps.db, kind, { staff, order: { ...order, ...request.body } })
      return answerWith(request, reply, kind, result)
    },
  })
  for (const { action, summary, work, refusals } of plainMoves)
    app.route({
      method: 'POST',
      url: `/staff/${kind.name}/:id/${action}`,
      config: { gate: { staff: 'content.publish' }, refusals: ['version.stale', 'content.state', ...refusals] },
      schema: { tags: ['staff'], summary: summary(kind), params, response: { 200: row, ...refused } },
      handler: async (request, reply) =>
        answerWith(request, reply, kind, await work(deps.db, kind, orderOf(request as Named))),
    })
}

const plainMoves = [
  {
    action: 'unpublish',
    summary: ({ name }: PostingKind) => `Hide one of the ${name} now; what was to come is a draft again`,
    work: unpublishPosting,
    refusals: [],
  },
  {
    action: 'trash',
    summary: ({ name }: PostingKind) => `Hide one of the ${name} in the trash; nothing is lost`,
    work: trashPosting,
    refusals: ['content.locked'],
  },
  {
    action: 'restore',
    summary: ({ name }: PostingKind) => `Take one of the ${name} out of the trash, as a draft`,
    work: restorePosting,
    refusals: [],
  },
] as const

/** Who asks, and for which posting as they saw it. */
export const orderOf = (
  request: Named,
): { readonly staff: ReturnType<typeof staffOf>; readonly order: SeenRecord } => ({
  staff: staffOf(request),
  order: seenRecord(request),
})

/** The posting as it is then, or why nothing was done. */
export function answerWith(request: FastifyRequest, reply: FastifyReply, kind: PostingKind, result: PostingResult) {
  return result.ok
    ? (presentPosting(kind, result.posting, staffOf(request)) as never)
    : refuse(request, reply, result.reason, result.details)
}
