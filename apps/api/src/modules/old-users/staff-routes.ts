import { zStaffOldUser, zStaffOldUserPage, zStaffOldUserQuery } from '@koma/contract/old-user-imports.ts'
import { zIdParams } from '@koma/contract/staff.ts'
import { zError } from '@koma/contract/wire.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { expectedVersion } from '../../platform/if-match.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { noteReading, noteSearch } from '../../platform/readings.ts'
import { refuse } from '../../platform/refusal.ts'
import { resendInvitation } from './commands/resend-invitation.ts'
import { presentForStaff } from './present.ts'
import { oldUser, oldUsers } from './queries/records.ts'

/** The records of the former system and what has become of them. Source: api.md "Staff (S)" */
export function registerOldUsersStaff(app: ApiApp, deps: Deps) {
  registerReading(app, deps)
  registerResending(app, deps)
}

function registerReading(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/old_users',
    config: { gate: { staff: 'old_users.read' } },
    schema: {
      tags: ['staff'],
      summary: 'Records of the former system, newest first',
      querystring: zStaffOldUserQuery,
      response: { 200: zStaffOldUserPage, 401: zError, 403: zError, 422: zError },
    },
    async handler(request) {
      const { q, status, ...page } = request.query
      const { rows, total } = await oldUsers(deps.db, { q: q?.trim() || undefined, status }, windowOf(page))
      await noteSearch(deps.db, staffOf(request), { kind: 'old_user', shown: rows.map(({ id }) => id) }, request.id)
      return pageOf(page, { rows, total }, presentForStaff)
    },
  })

  app.route({
    method: 'GET',
    url: '/staff/old_users/:id',
    config: { gate: { staff: 'old_users.read' } },
    schema: {
      tags: ['staff'],
      summary: 'One record of the former system',
      params: zIdParams,
      response: { 200: zStaffOldUser, 401: zError, 403: zError, 404: zError },
    },
    async handler(request, reply) {
      const row = await oldUser(deps.db, request.params.id)
      if (!row) return refuse(request, reply, 'record.not_found')
      await noteReading(deps.db, staffOf(request), { kind: 'old_user', id: row.id }, request.id)
      return presentForStaff(row)
    },
  })
}

function registerResending(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/staff/old_users/:id/resend',
    config: { gate: { staff: 'old_users.resend' }, refusals: ['old_user.used', 'version.stale'] },
    schema: {
      tags: ['staff'],
      summary: 'Mail a new link now; the one before is dead',
      params: zIdParams,
      response: { 200: zStaffOldUser, 401: zError, 403: zError, 404: zError, 409: zError, 412: zError },
    },
    async handler(request, reply) {
      const wish = { id: request.params.id, version: expectedVersion(request), requestId: request.id }
      const result = await resendInvitation(deps, staffOf(request), wish)
      return result.ok ? presentForStaff(result.row) : refuse(request, reply, result.reason)
    },
  })
}
