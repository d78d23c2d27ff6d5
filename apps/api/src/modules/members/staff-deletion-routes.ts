import { zSettleRequest, zStaffDeletion, zStaffDeletionPage, zStaffDeletionQuery } from '@koma/contract/deletion.ts'
import type { ErrorCode } from '@koma/contract/errors.ts'
import { zIdParams } from '@koma/contract/staff.ts'
import { zError } from '@koma/contract/wire.ts'
import { deletionPermissions } from '@koma/domain/deletion-states.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { expectedVersion } from '../../platform/if-match.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { noteReading, noteSearch } from '../../platform/readings.ts'
import { refuse } from '../../platform/refusal.ts'
import { workingCalendar } from '../opening-hours/public.ts'
import { contactLeaving } from './commands/contact-leaving.ts'
import { eraseMember } from './commands/erase-member.ts'
import type { FormerRecords, handleDeletion } from './commands/handle-deletion.ts'
import { settleDeletion } from './commands/settle-deletion.ts'
import { presentDeletion } from './present-deletion.ts'
import { staffDeletion, staffDeletions } from './queries/staff-deletions.ts'

const answers = { 200: zStaffDeletion, 401: zError, 403: zError, 404: zError, 409: zError, 412: zError, 422: zError }
const stepRefusals = ['deletion.state', 'version.stale'] as const satisfies readonly ErrorCode[]

/** The queue of accounts that want to leave: called, settled, erased, each by who may. Decision: accounts "Deleting" */
export function registerDeletionsStaff(app: ApiApp, deps: Deps, former: FormerRecords) {
  const leaving = { db: deps.db, former }
  registerReading(app, deps)

  app.route({
    method: 'POST',
    url: '/staff/deletions/:id/contact',
    config: { gate: { staff: deletionPermissions.contact }, refusals: stepRefusals },
    schema: { tags: ['staff'], summary: 'The member has been called', params: zIdParams, response: answers },
    handler: async (request, reply) =>
      answer(deps, request, reply, await contactLeaving(leaving, staffOf(request), orderOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/staff/deletions/:id/settle',
    config: { gate: { staff: deletionPermissions.settle }, refusals: stepRefusals },
    schema: {
      tags: ['staff'],
      summary: 'Purchased points were paid back, or given up in writing',
      params: zIdParams,
      body: zSettleRequest,
      response: answers,
    },
    async handler(request, reply) {
      const order = { ...orderOf(request), form: request.body }
      return answer(deps, request, reply, await settleDeletion(leaving, staffOf(request), order))
    },
  })

  app.route({
    method: 'POST',
    url: '/staff/deletions/:id/erase',
    config: {
      gate: { staff: deletionPermissions.erase },
      refusals: [...stepRefusals, 'deletion.unsettled', 'deletion.live_bookings'],
    },
    schema: { tags: ['staff'], summary: 'Erase who the member was, for ever', params: zIdParams, response: answers },
    handler: async (request, reply) =>
      answer(deps, request, reply, await eraseMember(leaving, staffOf(request), orderOf(request))),
  })
}

function registerReading(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/deletions',
    config: { gate: { staff: 'members.read' } },
    schema: {
      tags: ['staff'],
      summary: 'Accounts that want to leave: the soonest to be called first, closed ones last',
      querystring: zStaffDeletionQuery,
      response: { 200: zStaffDeletionPage, 401: zError, 403: zError, 422: zError },
    },
    async handler(request) {
      const staff = staffOf(request)
      const { status, ...page } = request.query
      const [{ rows, total }, calendar] = await Promise.all([
        staffDeletions(deps.db, status, windowOf(page)),
        workingCalendar(deps.db),
      ])
      const shown = rows.filter((row) => !row.isErased).map(({ memberId }) => memberId)
      await noteSearch(deps.db, staff, { kind: 'member', shown }, request.id)
      return pageOf(page, { rows, total }, (row) => presentDeletion(row, staff, calendar))
    },
  })

  app.route({
    method: 'GET',
    url: '/staff/deletions/:id',
    config: { gate: { staff: 'members.read' } },
    schema: {
      tags: ['staff'],
      summary: 'One request',
      params: zIdParams,
      response: { 200: zStaffDeletion, 401: zError, 403: zError, 404: zError },
    },
    async handler(request, reply) {
      const staff = staffOf(request)
      const row = await staffDeletion(deps.db, request.params.id)
      if (!row) return refuse(request, reply, 'record.not_found')
      await noteReading(deps.db, staff, { kind: 'member', id: row.memberId }, request.id)
      return presentDeletion(row, staff, await workingCalendar(deps.db))
    },
  })
}

const orderOf = (request: FastifyRequest) => ({
  id: (request.params as { id: string }).id,
  version: expectedVersion(request),
  requestId: request.id,
})

async function answer(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Awaited<ReturnType<typeof handleDeletion>>,
) {
  if (!result.ok) return refuse(request, reply, result.reason, 'errors' in result ? { errors: result.errors } : {})
  const calendar = await workingCalendar(deps.db)
  return reply.send(presentDeletion(result.deletion, staffOf(request), calendar))
}
