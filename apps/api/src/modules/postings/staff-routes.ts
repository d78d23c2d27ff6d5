import {
  postingSchemas,
  zOrderAnswer,
  zOrderRequest,
  zPostingCoverage,
  zPostingQuery,
} from '@koma/contract/postings.ts'
import { zError, zId } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { pageOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { createPosting } from './commands/create-posting.ts'
import { orderPostings } from './commands/order-postings.ts'
import { removePosting } from './commands/remove-posting.ts'
import { savePosting, type PostingForm } from './commands/save-posting.ts'
import { presentPosting } from './present.ts'
import { registerPostingPreviews } from './preview-routes.ts'
import { registerPostingLocks } from './staff-lock-routes.ts'
import { answerWith, orderOf, registerPostingMoves, type Named } from './staff-move-routes.ts'
import { registerPostingRevisions } from './staff-revision-routes.ts'
import { postingTables, type PostingKind } from './queries/kinds.ts'
import { postingById, postingCoverage, postingsOf } from './queries/postings.ts'

const params = z.object({ id: zId })

/** What staff post beside the articles: `/staff/panels`, `notices`, `faqs`, `faq_types`. Decision: content (staff console) */
export function registerPostingsStaff(app: ApiApp, deps: Deps) {
  for (const kind of Object.values(postingTables) as readonly PostingKind[]) {
    registerReading(app, deps, kind)
    registerWriting(app, deps, kind)
    registerPostingMoves(app, deps, kind)
    registerPostingLocks(app, deps, kind)
    registerPostingRevisions(app, deps, kind)
    if (kind.order) registerOrder(app, deps, kind)
  }
  registerPostingPreviews(app, deps)
  app.route({
    method: 'GET',
    url: '/staff/posting_coverage',
    config: { gate: { staff: 'content.read' } },
    schema: {
      tags: ['staff'],
      summary: 'How much of each kind of postings is translated, and how much of that is older than the Chinese',
      response: { 200: z.array(zPostingCoverage), 401: zError, 403: zError },
    },
    async handler() {
      const kinds = Object.values(postingTables) as readonly PostingKind[]
      const counted = kinds.map(async (kind) =>
        (await postingCoverage(deps.db, kind)).map((row) => ({ kind: kind.name, ...row })),
      )
      return (await Promise.all(counted)).flat()
    },
  })
}

function registerReading(app: ApiApp, deps: Deps, kind: PostingKind) {
  const { row, page } = postingSchemas[kind.name]
  app.route({
    method: 'GET',
    url: `/staff/${kind.name}`,
    config: { gate: { staff: 'content.read' } },
    schema: {
      tags: ['staff'],
      summary: `All ${kind.name}, shown or not, in their order, by state, words and what their translation lacks`,
      querystring: zPostingQuery,
      response: { 200: page, 401: zError, 403: zError, 422: zError },
    },
    async handler(request) {
      const { query } = request
      const staff = staffOf(request)
      return pageOf(query, await postingsOf(deps.db, kind, query), (one) => presentPosting(kind, one, staff)) as never
    },
  })

  app.route({
    method: 'GET',
    url: `/staff/${kind.name}/:id`,
    config: { gate: { staff: 'content.read' } },
    schema: {
      tags: ['staff'],
      summary: `One of the ${kind.name}, with its state`,
      params,
      response: { 200: row, 401: zError, 403: zError, 404: zError },
    },
    async handler(request, reply) {
      const posting = await postingById(deps.db, kind, request.params.id)
      return posting
        ? (presentPosting(kind, posting, staffOf(request)) as never)
        : refuse(request, reply, 'record.not_found')
    },
  })
}

function registerWriting(app: ApiApp, deps: Deps, kind: PostingKind) {
  const { form, row } = postingSchemas[kind.name]
  app.route({
    method: 'POST',
    url: `/staff/${kind.name}`,
    config: { gate: { staff: 'content.write' } },
    schema: {
      tags: ['staff'],
      summary: `Add one of the ${kind.name}${kind.hasWindow ? ': a draft that visitors do not see' : ''}`,
      body: form,
      response: { 201: row, 401: zError, 403: zError, 422: zError },
    },
    async handler(request, reply) {
      const order = { staff: staffOf(request), form: request.body as PostingForm, requestId: request.id }
      const result = await createPosting(deps.db, kind, order)
      if (!result.ok) return refuse(request, reply, result.reason, result.details)
      return reply.code(201).send(presentPosting(kind, result.posting, order.staff) as never)
    },
  })

  app.route({
    method: 'PUT',
    url: `/staff/${kind.name}/:id`,
    config: {
      gate: { staff: 'content.write' },
      refusals: ['version.stale', 'content.locked', ...(kind.hasWindow ? (['content.state'] as const) : [])],
    },
    schema: {
      tags: ['staff'],
      summary: `Change one of the ${kind.name}; If-Match with the version that was seen`,
      params,
      body: form,
      response: { 200: row, 401: zError, 403: zError, 404: zError, 409: zError, 412: zError, 422: zError },
    },
    handler: async (request, reply) =>
      answerWith(
        request,
        reply,
        kind,
        await savePosting(deps.db, kind, { ...orderOf(request as Named), form: request.body }),
      ),
  })

  app.route({
    method: 'DELETE',
    url: `/staff/${kind.name}/:id`,
    config: {
      gate: { staff: 'content.publish' },
      refusals: ['version.stale', kind.hasWindow ? 'content.state' : 'posting.in_use'],
    },
    schema: {
      tags: ['staff'],
      summary: `Take one of the ${kind.name} away for good${kind.hasWindow ? ', out of the trash' : ''}`,
      params,
      response: { 204: z.null(), 401: zError, 403: zError, 404: zError, 409: zError, 412: zError },
    },
    async handler(request, reply) {
      const result = await removePosting(deps.db, kind, orderOf(request as Named))
      return result.ok ? reply.code(204).send(null) : refuse(request, reply, result.reason, result.details)
    },
  })
}

function registerOrder(app: ApiApp, deps: Deps, kind: PostingKind) {
  app.route({
    method: 'PUT',
    url: `/staff/${kind.name}/order`,
    config: { gate: { staff: 'content.publish' }, refusals: ['posting.order'] },
    schema: {
      tags: ['staff'],
      summary: `Put all ${kind.name}${kind.order?.within ? ' of one type' : ''} in a new order`,
      body: zOrderRequest,
      response: { 200: zOrderAnswer, 401: zError, 403: zError, 409: zError, 422: zError },
    },
    async handler(request, reply) {
      const order = { staff: staffOf(request), wanted: request.body, requestId: request.id }
      const result = await orderPostings(deps.db, kind, order)
      return result.ok ? { ids: [...result.ids] } : refuse(request, reply, result.reason, result.details)
    },
  })
}
