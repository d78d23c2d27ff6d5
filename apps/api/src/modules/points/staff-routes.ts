import { errorStatuses, type ErrorCode } from '@koma/contract/errors.ts'
import {
  zAdjustment,
  zAdjustmentPage,
  zAdjustmentQuery,
  zAdjustRequest,
  zIdParams,
  zRejectAdjustment,
  zStaffNote,
} from '@koma/contract/staff.ts'
import { zError } from '@koma/contract/wire.ts'
import type { FastifyRequest } from 'fastify'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { runOnce, sendOnce } from '../../platform/idempotency.ts'
import { expectedVersion } from '../../platform/if-match.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { noteSearch } from '../../platform/readings.ts'
import { refusalBody, refuse } from '../../platform/refusal.ts'
import { adjustPoints } from './commands/adjust-points.ts'
import { decideAdjustment } from './commands/decide-adjustment.ts'
import { withdrawAdjustment } from './commands/withdraw-adjustment.ts'
import { presentAdjustment } from './present-adjustment.ts'
import { adjustments } from './queries/adjustments.ts'

const adjustRoute = 'POST /staff/members/:id/adjust'

const decisionRefusals = [
  'adjustment.state',
  'adjustment.same_person',
  'points.not_enough',
  'version.stale',
] as const satisfies readonly ErrorCode[]

/** Adjustments of points: asked for by one member of staff, above a limit approved by a second. Decision: points */
export function registerPointsStaff(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/staff/members/:id/adjust',
    config: { gate: { staff: 'members.adjust_points' }, once: true, refusals: ['points.not_enough'] },
    schema: {
      tags: ['staff'],
      summary: 'Give or take points with a reason; 202 when a second person has to approve; honours Idempotency-Key',
      params: zIdParams,
      body: zAdjustRequest,
      response: { 200: zAdjustment, 202: zAdjustment, 401: zError, 403: zError, 404: zError, 409: zError, 422: zError },
    },
    async handler(request, reply) {
      const staff = staffOf(request)
      const wish = { ...request.body, memberId: request.params.id, requestId: request.id }
      const answer = await runOnce(deps, request, { scope: staff.id, route: adjustRoute }, async (tx) => {
        const result = await adjustPoints(tx, deps.settings, staff, wish)
        if (!result.ok) return { status: errorStatuses[result.reason], body: refusalBody(request, result.reason) }
        const { adjustment } = result
        return { status: adjustment.status === 'waiting' ? 202 : 200, body: presentAdjustment(adjustment, staff) }
      })
      return sendOnce(request, reply, answer)
    },
  })

  app.route({
    method: 'GET',
    url: '/staff/adjustments',
    config: { gate: { staff: 'points.read' } },
    schema: {
      tags: ['staff'],
      summary: 'Adjustments, newest first',
      querystring: zAdjustmentQuery,
      response: { 200: zAdjustmentPage, 401: zError, 403: zError, 422: zError },
    },
    async handler(request) {
      const { status, ...page } = request.query
      const staff = staffOf(request)
      const found = await adjustments(deps.db, status, windowOf(page))
      await noteSearch(deps.db, staff, { kind: 'points', shown: found.rows.map(({ id }) => id) }, request.id)
      return pageOf(page, found, (row) => presentAdjustment(row, staff))
    },
  })

  registerDecisions(app, deps)
}

/** What a second person decides, and what whoever asked takes back. */
function registerDecisions(app: ApiApp, deps: Deps) {
  for (const [action, body] of decisions) {
    app.route({
      method: 'POST',
      url: `/staff/adjustments/:id/${action}`,
      config: { gate: { staff: 'members.approve_adjustment' }, refusals: decisionRefusals },
      schema: {
        tags: ['staff'],
        summary: `${action} a waiting adjustment; If-Match with the version that was seen`,
        params: zIdParams,
        body,
        response: { 200: zAdjustment, 401: zError, 403: zError, 404: zError, 409: zError, 412: zError, 422: zError },
      },
      async handler(request, reply) {
        const staff = staffOf(request)
        const note = request.body?.note
        const result = await decideAdjustment(deps, staff, { ...orderOf(request), action, note })
        return result.ok ? presentAdjustment(result.adjustment, staff) : refuse(request, reply, result.reason)
      },
    })
  }

  app.route({
    method: 'POST',
    url: '/staff/adjustments/:id/withdraw',
    config: {
      gate: { staff: 'members.adjust_points' },
      refusals: ['adjustment.state', 'adjustment.not_yours', 'version.stale'],
    },
    schema: {
      tags: ['staff'],
      summary: 'Take back what I asked for, as long as nobody has decided; If-Match with the version that was seen',
      params: zIdParams,
      response: { 200: zAdjustment, 401: zError, 403: zError, 404: zError, 409: zError, 412: zError },
    },
    async handler(request, reply) {
      const staff = staffOf(request)
      const result = await withdrawAdjustment(deps.db, staff, orderOf(request))
      return result.ok ? presentAdjustment(result.adjustment, staff) : refuse(request, reply, result.reason)
    },
  })
}

const decisions = [
  ['approve', zStaffNote],
  ['reject', zRejectAdjustment],
] as const

const orderOf = (request: FastifyRequest<{ Params: { id: string } }>) => ({
  adjustmentId: request.params.id,
  version: expectedVersion(request),
  requestId: request.id,
})
