import {
  zIdParams,
  zStaffNote,
  zStaffRent,
  zStaffRentPage,
  zStaffRentQuery,
  type StaffRent,
} from '@koma/contract/staff.ts'
import { zError } from '@koma/contract/wire.ts'
import { actionsFor, deskActions, deskRules } from '@koma/domain/desk-actions.ts'
import { formatTaipeiDateTime, taipeiDate, taipeiDateOf } from '@koma/domain/taipei-time.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StaffCaller } from '../../platform/callers.ts'
import { staffOf } from '../../platform/gate.ts'
import { expectedVersion } from '../../platform/if-match.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { noteReading, noteSearch } from '../../platform/readings.ts'
import { refuse } from '../../platform/refusal.ts'
import { actAtDesk } from './commands/act-at-desk.ts'
import { presentRent, type RentView } from './present-rent.ts'
import { boardOf, boardRow, type BoardRow } from './queries/desk.ts'

/** The board of the day and what staff do at the desk. Source: api.md "Staff (S)" */
export function registerRentStaff(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/rent',
    config: { gate: { staff: 'rent.read' } },
    schema: {
      tags: ['staff'],
      summary: 'The bookings of a day (today when none is given), or the one of a number on whatever day it is',
      querystring: zStaffRentQuery,
      response: { 200: zStaffRentPage, 401: zError, 403: zError, 422: zError },
    },
    async handler(request) {
      const staff = staffOf(request)
      const { date, q, number, ...page } = request.query
      const day = date ? taipeiDate(date) : taipeiDateOf(staff.now)
      const { rows, total } = await boardOf(deps.db, number ? { number } : { day, search: q }, windowOf(page))
      await noteSearch(deps.db, staff, { kind: 'rent', shown: rows.map(({ id }) => id) }, request.id)
      const view = await viewOf(deps, staff)
      return pageOf(page, { rows, total }, (row) => presentForStaff(row, staff, view))
    },
  })

  app.route({
    method: 'GET',
    url: '/staff/rent/:id',
    config: { gate: { staff: 'rent.read' } },
    schema: {
      tags: ['staff'],
      summary: 'One booking with the actions that its state allows',
      params: zIdParams,
      response: { 200: zStaffRent, 401: zError, 403: zError, 404: zError },
    },
    async handler(request, reply) {
      const row = await boardRow(deps.db, request.params.id)
      if (!row) return refuse(request, reply, 'record.not_found')
      const staff = staffOf(request)
      await noteReading(deps.db, staff, { kind: 'rent', id: row.id }, request.id)
      return presentForStaff(row, staff, await viewOf(deps, staff))
    },
  })

  for (const action of deskActions) {
    app.route({
      method: 'POST',
      url: `/staff/rent/:id/${action}`,
      config: { gate: { staff: deskRules[action].permission }, refusals: ['rent.state', 'version.stale'] },
      schema: {
        tags: ['staff'],
        summary: `${action.replaceAll('_', ' ')}; If-Match with the version that was seen`,
        params: zIdParams,
        body: zStaffNote,
        response: { 200: zStaffRent, 401: zError, 403: zError, 404: zError, 409: zError, 412: zError, 422: zError },
      },
      async handler(request, reply) {
        const staff = staffOf(request)
        const version = expectedVersion(request)
        const { id } = request.params
        const note = request.body?.note
        const result = await actAtDesk(deps, staff, { action, rentId: id, version, note, requestId: request.id })
        if (!result.ok) return refuse(request, reply, result.reason)
        return presentForStaff(result.rent, staff, await viewOf(deps, staff))
      },
    })
  }
}

const viewOf = async ({ config, db, settings }: Deps, { now }: StaffCaller): Promise<RentView> => ({
  now,
  settings: await settings.at(db, now),
  publicUrl: config.publicUrl,
})

function presentForStaff(row: BoardRow, staff: StaffCaller, view: RentView): StaffRent {
  return {
    ...presentRent(row, view),
    member: { ...row.member },
    handed_out_at: row.handedOutAt ? formatTaipeiDateTime(row.handedOutAt) : null,
    returned_at: row.returnedAt ? formatTaipeiDateTime(row.returnedAt) : null,
    actions: actionsFor(
      staff.role,
      { ...row, kind: row.device.kind },
      staff.now,
      view.settings.numbers['rent.check_in_undo_minutes'],
    ),
    version: row.version,
  }
}
