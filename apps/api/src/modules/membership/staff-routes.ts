import {
  zRejectRenewalRequest,
  zStaffRenewal,
  zStaffRenewalPage,
  zStaffRenewalQuery,
} from '@koma/contract/membership.ts'
import { zIdParams, zStaffNote } from '@koma/contract/staff.ts'
import { zError } from '@koma/contract/wire.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { expectedVersion } from '../../platform/if-match.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { noteReading, noteSearch } from '../../platform/readings.ts'
import { refuse } from '../../platform/refusal.ts'
import { decideRenewal, type RenewalVerdict } from './commands/decide-renewal.ts'
import { presentForReview } from './present.ts'
import { renewalById, renewalQueue } from './queries/renewals.ts'

const read = { staff: 'creators.read' } as const
const review = { gate: { staff: 'creators.review' }, refusals: ['renewal.state', 'version.stale'] } as const
const decided = {
  200: zStaffRenewal,
  401: zError,
  403: zError,
  404: zError,
  409: zError,
  412: zError,
  422: zError,
}

/** Renewals of creators as staff review them. Source: product §4 "Creator renewal", §6 */
export function registerMembershipStaff(app: ApiApp, deps: Deps) {
  registerQueue(app, deps)
  registerDecisions(app, deps)
}

function registerQueue(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/renewals',
    config: { gate: read },
    schema: {
      tags: ['staff'],
      summary: 'Renewals that creators ask for: those that wait first, the soonest due before the others',
      querystring: zStaffRenewalQuery,
      response: { 200: zStaffRenewalPage, 401: zError, 403: zError, 422: zError },
    },
    async handler(request) {
      const { status, ...page } = request.query
      const staff = staffOf(request)
      const { rows, total } = await renewalQueue(deps.db, status, windowOf(page))
      await noteSearch(deps.db, staff, { kind: 'member', shown: rows.map(({ member }) => member.id) }, request.id)
      return pageOf(page, { rows, total }, (row) => presentForReview(row, staff))
    },
  })

  app.route({
    method: 'GET',
    url: '/staff/renewals/:id',
    config: { gate: read },
    schema: {
      tags: ['staff'],
      summary: 'One renewal',
      params: zIdParams,
      response: { 200: zStaffRenewal, 401: zError, 403: zError, 404: zError },
    },
    async handler(request, reply) {
      const row = await renewalById(deps.db, request.params.id)
      if (!row) return refuse(request, reply, 'record.not_found')
      await noteReading(deps.db, staffOf(request), { kind: 'member', id: row.member.id }, request.id)
      return presentForReview(row, staffOf(request))
    },
  })
}

function registerDecisions(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/staff/renewals/:id/approve',
    config: review,
    schema: {
      tags: ['staff'],
      summary: 'Give the next period; If-Match with the version that was seen',
      params: zIdParams,
      body: zStaffNote,
      response: decided,
    },
    handler: async (request, reply) =>
      decide(deps, request, reply, {
        id: request.params.id,
        action: 'approve',
        reason: request.body?.note?.trim() || null,
      }),
  })

  app.route({
    method: 'POST',
    url: '/staff/renewals/:id/reject',
    config: review,
    schema: {
      tags: ['staff'],
      summary: 'Refuse with a reason that the member reads; If-Match with the version that was seen',
      params: zIdParams,
      body: zRejectRenewalRequest,
      response: decided,
    },
    handler: async (request, reply) =>
      decide(deps, request, reply, { id: request.params.id, action: 'reject', reason: request.body.reason }),
  })
}

async function decide(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  verdict: Pick<RenewalVerdict, 'id' | 'action' | 'reason'>,
) {
  const staff = staffOf(request)
  const version = expectedVersion(request)
  const result = await decideRenewal(deps, staff, { ...verdict, version, requestId: request.id })
  return result.ok ? presentForReview(result.renewal, staff) : refuse(request, reply, result.reason)
}
