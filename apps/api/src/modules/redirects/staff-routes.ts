import { zRedirectForm, zRedirectQuery, zStaffRedirect, zStaffRedirectPage } from '@koma/contract/redirects.ts'
import { zError, zId } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { pageOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { seenRecord } from '../../platform/seen-record.ts'
import { addRedirect, changeRedirect, removeRedirect } from './commands/change-redirect.ts'
import { presentRedirect } from './present.ts'
import { redirectById, redirectsOf } from './queries.ts'

const params = z.object({ id: zId })

/** Where old addresses lead: `/staff/redirects`. Decision: content (staff console) */
export function registerRedirectsStaff(app: ApiApp, deps: Deps) {
  registerReading(app, deps)
  registerWriting(app, deps)
}

function registerReading(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/redirects',
    config: { gate: { staff: 'content.read' } },
    schema: {
      tags: ['staff'],
      summary: 'Every redirect with how often it led somebody on, the last changed or the most used first',
      querystring: zRedirectQuery,
      response: { 200: zStaffRedirectPage, 401: zError, 403: zError, 422: zError },
    },
    handler: async ({ query }) => pageOf(query, await redirectsOf(deps.db, query), presentRedirect),
  })

  app.route({
    method: 'GET',
    url: '/staff/redirects/:id',
    config: { gate: { staff: 'content.read' } },
    schema: {
      tags: ['staff'],
      summary: 'One redirect',
      params,
      response: { 200: zStaffRedirect, 401: zError, 403: zError, 404: zError },
    },
    async handler(request, reply) {
      const row = await redirectById(deps.db, request.params.id)
      return row ? presentRedirect(row) : refuse(request, reply, 'record.not_found')
    },
  })
}

function registerWriting(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/staff/redirects',
    config: { gate: { staff: 'content.publish' } },
    schema: {
      tags: ['staff'],
      summary: 'Lead an old address on to a page of this site; a way that comes back to itself is refused',
      body: zRedirectForm,
      response: { 201: zStaffRedirect, 401: zError, 403: zError, 422: zError },
    },
    async handler(request, reply) {
      const order = { staff: staffOf(request), form: request.body, requestId: request.id }
      const result = await addRedirect(deps.db, order)
      if (!result.ok) return refuse(request, reply, result.reason, result.details)
      return reply.code(201).send(presentRedirect(result.redirect))
    },
  })

  app.route({
    method: 'PUT',
    url: '/staff/redirects/:id',
    config: { gate: { staff: 'content.publish' }, refusals: ['version.stale'] },
    schema: {
      tags: ['staff'],
      summary: 'Change where it leads; If-Match with the version that was seen',
      params,
      body: zRedirectForm,
      response: { 200: zStaffRedirect, 401: zError, 403: zError, 404: zError, 412: zError, 422: zError },
    },
    async handler(request, reply) {
      const order = { ...seenRecord(request), staff: staffOf(request), form: request.body }
      const result = await changeRedirect(deps.db, order)
      return result.ok ? presentRedirect(result.redirect) : refuse(request, reply, result.reason, result.details)
    },
  })

  app.route({
    method: 'DELETE',
    url: '/staff/redirects/:id',
    config: { gate: { staff: 'content.publish' }, refusals: ['version.stale'] },
    schema: {
      tags: ['staff'],
      summary: 'Take it away: its address is a 404 again',
      params,
      response: { 204: z.null(), 401: zError, 403: zError, 404: zError, 412: zError },
    },
    async handler(request, reply) {
      const result = await removeRedirect(deps.db, { ...seenRecord(request), staff: staffOf(request) })
      return result.ok ? reply.code(204).send(null) : refuse(request, reply, result.reason, result.details)
    },
  })
}
