import { zPointLogPage, zPointLogQuery } from '@koma/contract/points.ts'
import { zRentListQuery, zRentPage } from '@koma/contract/rent.ts'
import { zIdParams } from '@koma/contract/staff.ts'
import { zError } from '@koma/contract/wire.ts'
import { parseTaipeiDate } from '@koma/domain/taipei-time.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { noteReading } from '../../platform/readings.ts'
import { refuse } from '../../platform/refusal.ts'
import { pointLogs, presentPointLog } from '../points/public.ts'
import { presentRent, rentsOf } from '../rent/public.ts'
import { foundMember } from './queries/found-members.ts'

/** A member's bookings and points as staff read them, in the rows that the member sees; every look is noted. */
export function registerMemberRecords(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/members/:id/rent',
    config: { gate: { staff: 'rent.read' } },
    schema: {
      tags: ['staff'],
      summary: 'The bookings of a member, the latest start first',
      params: zIdParams,
      querystring: zRentListQuery,
      response: { 200: zRentPage, 401: zError, 403: zError, 404: zError, 422: zError },
    },
    async handler(request, reply) {
      const staff = staffOf(request)
      const member = await foundMember(deps.db, request.params.id)
      if (!member) return refuse(request, reply, 'record.not_found')
      await noteReading(deps.db, staff, { kind: 'member', id: member.id }, request.id)
      const { status, ...page } = request.query
      const { rows, total } = await rentsOf(deps.db, member.id, status, windowOf(page))
      const settings = await deps.settings.at(deps.db, staff.now)
      return pageOf(page, { rows, total }, (row) =>
        presentRent(row, { now: staff.now, settings, publicUrl: deps.config.publicUrl }),
      )
    },
  })

  app.route({
    method: 'GET',
    url: '/staff/members/:id/point_logs',
    config: { gate: { staff: 'points.read' } },
    schema: {
      tags: ['staff'],
      summary: 'The movements of a member’s points, newest first',
      params: zIdParams,
      querystring: zPointLogQuery,
      response: { 200: zPointLogPage, 401: zError, 403: zError, 404: zError, 422: zError },
    },
    async handler(request, reply) {
      const member = await foundMember(deps.db, request.params.id)
      if (!member) return refuse(request, reply, 'record.not_found')
      await noteReading(deps.db, staffOf(request), { kind: 'member', id: member.id }, request.id)
      const { kind, from, to, ...page } = request.query
      const filter = { kind, from: from ? parseTaipeiDate(from) : undefined, to: to ? parseTaipeiDate(to) : undefined }
      return pageOf(page, await pointLogs(deps.db, member.id, filter, windowOf(page)), presentPointLog)
    },
  })
}
