import { zClient, zClientChange, zClientId, zClientPage, zClientQuery, zClientRequest } from '@koma/contract/clients.ts'
import { zError } from '@koma/contract/wire.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { expectedVersion } from '../../platform/if-match.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { changeClient, writeClient } from './commands/write-client.ts'
import { presentClient } from './present.ts'
import { clientById, clients } from './queries/clients.ts'

/** The register of apps. One is disabled and never removed: what it did must stay told. Decision: staff console */
export function registerClientsStaff(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/clients',
    config: { gate: { staff: 'clients.read' } },
    schema: {
      tags: ['staff'],
      summary: 'Apps that may ask members for access, the newest first',
      querystring: zClientQuery,
      response: { 200: zClientPage, 401: zError, 403: zError, 422: zError },
    },
    async handler(request) {
      const { q, ...page } = request.query
      return pageOf(page, await clients(deps.db, q, windowOf(page)), presentClient)
    },
  })

  app.route({
    method: 'GET',
    url: '/staff/clients/:id',
    config: { gate: { staff: 'clients.read' } },
    schema: {
      tags: ['staff'],
      summary: 'One app',
      params: zClientId,
      response: { 200: zClient, 401: zError, 403: zError, 404: zError },
    },
    async handler(request, reply) {
      const client = await clientById(deps.db, request.params.id)
      return client ? presentClient(client) : refuse(request, reply, 'record.not_found')
    },
  })

  registerChanges(app, deps)
}

function registerChanges(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/staff/clients',
    config: { gate: { staff: 'clients.change' } },
    schema: {
      tags: ['staff'],
      summary: 'Register an app with its names and the addresses that it may be sent back to',
      body: zClientRequest,
      response: { 201: zClient, 401: zError, 403: zError, 422: zError },
    },
    async handler(request, reply) {
      const client = await writeClient(deps.db, staffOf(request), { request: request.body, requestId: request.id })
      return reply.code(201).send(presentClient(client))
    },
  })

  app.route({
    method: 'PUT',
    url: '/staff/clients/:id',
    config: { gate: { staff: 'clients.change' }, refusals: ['version.stale'] },
    schema: {
      tags: ['staff'],
      summary: 'Change or disable an app; If-Match with the version that was seen',
      params: zClientId,
      body: zClientChange,
      response: { 200: zClient, 401: zError, 403: zError, 404: zError, 412: zError, 422: zError },
    },
    async handler(request, reply) {
      const result = await changeClient(deps.db, staffOf(request), {
        clientId: request.params.id,
        change: request.body,
        version: expectedVersion(request),
        requestId: request.id,
      })
      return result.ok ? presentClient(result.client) : refuse(request, reply, result.reason)
    },
  })
}
