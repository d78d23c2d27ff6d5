import {
  zApproveRequest,
  zRejectRequest,
  zReturnRequest,
  zStaffCreatorApplication,
  zStaffCreatorPage,
  zStaffCreatorQuery,
} from '@koma/contract/creator-reviews.ts'
import type { ErrorCode } from '@koma/contract/errors.ts'
import { zIdParams } from '@koma/contract/staff.ts'
import { zError } from '@koma/contract/wire.ts'
import type { CreatorDecision } from '@koma/domain/creator-application.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { expectedVersion } from '../../platform/if-match.ts'
import { metaOf, windowOf } from '../../platform/paging.ts'
import { noteReading, noteSearch } from '../../platform/readings.ts'
import { refuse } from '../../platform/refusal.ts'
import { workingCalendar } from '../opening-hours/public.ts'
import { decideApplication, type Verdict } from './commands/decide-application.ts'
import { presentForReview } from './present.ts'
import { filesOfApplications } from './queries/files.ts'
import { reviewQueue, reviewRow, type ReviewRow } from './queries/review-queue.ts'

const verdictRefusals = ['creator.state', 'version.stale'] as const satisfies readonly ErrorCode[]
const verdictAnswers = { 401: zError, 403: zError, 404: zError, 409: zError, 412: zError, 422: zError }

/** The review of creator applications. Source: product §6 ("Staff approve reviews"). Decision: staff console (roles) */
export function registerCreatorsStaff(app: ApiApp, deps: Deps) {
  registerQueue(app, deps)
  registerDecisions(app, deps)
}

function registerQueue(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/creators',
    config: { gate: { staff: 'creators.read' } },
    schema: {
      tags: ['staff'],
      summary: 'Creator applications: those that wait first, the soonest due before the others',
      querystring: zStaffCreatorQuery,
      response: { 200: zStaffCreatorPage, 401: zError, 403: zError, 422: zError },
    },
    async handler(request) {
      const { status, type, q, ...page } = request.query
      const { rows, total } = await reviewQueue(deps.db, { status, type, q }, windowOf(page))
      const shown = rows.map(({ memberId }) => memberId)
      await noteSearch(deps.db, staffOf(request), { kind: 'member', shown }, request.id)
      return { data: await presented(deps, request, rows), meta: metaOf(page, total) }
    },
  })

  app.route({
    method: 'GET',
    url: '/staff/creators/:id',
    config: { gate: { staff: 'creators.read' } },
    schema: {
      tags: ['staff'],
      summary: 'One application with everything that was sent',
      params: zIdParams,
      response: { 200: zStaffCreatorApplication, 401: zError, 403: zError, 404: zError },
    },
    async handler(request, reply) {
      const row = await reviewRow(deps.db, request.params.id)
      if (!row) return refuse(request, reply, 'record.not_found')
      await noteReading(deps.db, staffOf(request), { kind: 'member', id: row.memberId }, request.id)
      return (await presented(deps, request, [row]))[0]!
    },
  })
}

function registerDecisions(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/staff/creators/:id/return',
    config: { gate: { staff: 'creators.review' }, refusals: verdictRefusals },
    schema: {
      tags: ['staff'],
      summary: 'Return it with a reason or comments by field; If-Match with the version that was seen',
      params: zIdParams,
      body: zReturnRequest,
      response: { 200: zStaffCreatorApplication, ...verdictAnswers },
    },
    handler: (request, reply) => decide(deps, request, reply, { decision: 'return', ...request.body }),
  })

  app.route({
    method: 'POST',
    url: '/staff/creators/:id/approve',
    config: { gate: { staff: 'creators.review' }, refusals: verdictRefusals },
    schema: {
      tags: ['staff'],
      summary: 'Approve it: the class with its period; If-Match with the version that was seen',
      params: zIdParams,
      body: zApproveRequest,
      response: { 200: zStaffCreatorApplication, ...verdictAnswers },
    },
    handler: (request, reply) =>
      decide(deps, request, reply, { decision: 'approve', reason: request.body?.reason ?? null, comments: {} }),
  })

  app.route({
    method: 'POST',
    url: '/staff/creators/:id/reject',
    config: { gate: { staff: 'creators.review' }, refusals: verdictRefusals },
    schema: {
      tags: ['staff'],
      summary: 'Refuse it with a reason; If-Match with the version that was seen',
      params: zIdParams,
      body: zRejectRequest,
      response: { 200: zStaffCreatorApplication, ...verdictAnswers },
    },
    handler: (request, reply) => decide(deps, request, reply, { decision: 'reject', ...request.body, comments: {} }),
  })
}

async function decide(
  deps: Deps,
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
  said: Pick<Verdict, 'reason' | 'comments'> & { readonly decision: CreatorDecision },
) {
  const verdict = { ...said, id: request.params.id, version: expectedVersion(request), requestId: request.id }
  const result = await decideApplication(deps, staffOf(request), verdict)
  if (!result.ok) return refuse(request, reply, result.reason)
  return (await presented(deps, request, [result.application]))[0]!
}

async function presented(deps: Deps, request: FastifyRequest, rows: readonly ReviewRow[]) {
  const [files, calendar] = await Promise.all([filesOfApplications(deps.db, rows), workingCalendar(deps.db)])
  return rows.map((row) => presentForReview(row, files, staffOf(request), calendar))
}
