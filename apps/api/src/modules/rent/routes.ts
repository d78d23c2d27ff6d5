import { zDeviceDetail, zDeviceListQuery, zDevicePage, zDeviceQuery, zDeviceType } from '@koma/contract/rent.ts'
import { zError, zId } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { refuse, refuseField } from '../../platform/refusal.ts'
import { rentJobs } from './jobs.ts'
import { presentDevice } from './present-device.ts'
import { deviceById, devicesOf, deviceTypes } from './queries/devices.ts'
import { registerRentApply } from './apply-routes.ts'
import { showDays } from './commands/show-days.ts'

/** The devices and what is free of them; the bookings themselves are in apply-routes.ts. Source: product §7 */
export function registerRent(app: ApiApp, deps: Deps) {
  for (const job of rentJobs(deps)) deps.jobs.schedule(job)

  app.route({
    method: 'GET',
    url: '/device',
    config: { gate: 'visitor', cache: ['device', 'setting'] },
    schema: {
      tags: ['rent'],
      summary: 'Workstations and equipment, with the price for the caller',
      querystring: zDeviceListQuery,
      response: { 200: zDevicePage, 422: zError },
    },
    async handler(request) {
      const { type, ...page } = request.query
      const { rows, total } = await devicesOf(deps.db, type, windowOf(page))
      const memberClass = request.memberCaller?.class ?? 'general'
      const settings = await deps.settings.at(deps.db, request.memberCaller?.now ?? (await deps.clock.now()))
      return pageOf(page, { rows, total }, (row) => presentDevice(row, memberClass, settings))
    },
  })

  app.route({
    method: 'GET',
    url: '/device/type',
    config: { gate: 'public', cache: ['device'] },
    schema: { tags: ['rent'], summary: 'The types of devices', response: { 200: z.array(zDeviceType) } },
    handler: async () => [...(await deviceTypes(deps.db))],
  })

  app.route({
    method: 'GET',
    url: '/device/:id',
    config: { gate: 'visitor', owner: 'everybody' },
    schema: {
      tags: ['rent'],
      summary: 'A device with its seats and the state of each slot',
      params: z.object({ id: zId }),
      querystring: zDeviceQuery,
      response: { 200: zDeviceDetail, 404: zError, 422: zError },
    },
    async handler(request, reply) {
      const device = await deviceById(deps.db, request.params.id)
      if (!device) return refuse(request, reply, 'record.not_found')
      const now = request.memberCaller?.now ?? (await deps.clock.now())
      const shown = await showDays(deps.db, request.memberCaller, device, { ...request.query, now })
      if (!shown.ok) return refuseField(request, reply, shown.field, shown.message)
      const memberClass = request.memberCaller?.class ?? 'general'
      const settings = await deps.settings.at(deps.db, now)
      return { ...presentDevice(device, memberClass, settings), days: shown.days }
    },
  })

  registerRentApply(app, deps)
}
