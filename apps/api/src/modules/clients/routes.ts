import {
  zAuthorizeAnswer,
  zAuthorizeQuery,
  zAuthorizeRequest,
  zClientId,
  zConsent,
  zMemberApp,
} from '@koma/contract/clients.ts'
import { zError } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { memberOf } from '../../platform/gate.ts'
import { refuse } from '../../platform/refusal.ts'
import { authorizeClient } from './commands/authorize-client.ts'
import { checkRequest } from './commands/check-request.ts'
import { revokeApp } from './commands/revoke-app.ts'
import { presentApp, presentConsent } from './present.ts'
import { consentsOf, hasConsent } from './queries/consents.ts'

/** Mobile apps that members let in; this site is their authorization server. Decision: accounts (mobile app) */
export function registerClients(app: ApiApp, deps: Deps) {
  registerAuthorize(app, deps)

  app.route({
    method: 'GET',
    url: '/member/apps',
    config: { gate: 'member' },
    schema: {
      tags: ['members'],
      summary: 'The apps that I have let in',
      response: { 200: z.array(zMemberApp), 401: zError },
    },
    handler: async (request) => (await consentsOf(deps.db, memberOf(request).id)).map(presentApp),
  })

  app.route({
    method: 'DELETE',
    url: '/member/apps/:id',
    config: { gate: 'member', owner: 'caller' },
    schema: {
      tags: ['members'],
      summary: 'Take an app’s access away; everything it holds is dead at once',
      params: zClientId,
      response: { 204: z.null(), 401: zError, 404: zError },
    },
    async handler(request, reply) {
      const wish = { memberId: memberOf(request).id, clientId: request.params.id, requestId: request.id }
      return (await revokeApp(deps.db, wish)) ? reply.code(204).send(null) : refuse(request, reply, 'record.not_found')
    },
  })
}

function registerAuthorize(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/3rd/authorize',
    config: { gate: 'member' },
    schema: {
      tags: ['auth'],
      summary: 'Which app asks for what; an unknown app or address is refused and never sent anywhere',
      querystring: zAuthorizeQuery,
      response: { 200: zConsent, 401: zError, 422: zError },
    },
    async handler(request, reply) {
      const checked = await checkRequest(deps.db, request.query)
      if (!checked.ok) return refuse(request, reply, checked.reason, checked)
      const { client } = checked
      return presentConsent(
        client,
        request.query.redirect_uri,
        await hasConsent(deps.db, memberOf(request).id, client.id),
      )
    },
  })

  app.route({
    method: 'POST',
    url: '/3rd/authorize',
    config: { gate: 'member', refusals: ['auth.forbidden'] },
    schema: {
      tags: ['auth'],
      summary: 'Let the app in, or not: where to send the browser',
      body: zAuthorizeRequest,
      response: { 200: zAuthorizeAnswer, 401: zError, 403: zError, 422: zError },
    },
    async handler(request, reply) {
      const member = memberOf(request)
      // What one app was allowed must not let another one in.
      if (member.clientId !== null) return refuse(request, reply, 'auth.forbidden')
      const { id: memberId, sessionId } = member
      const result = await authorizeClient(deps, request.body, { memberId, sessionId, requestId: request.id })
      if (!result.ok) return refuse(request, reply, result.reason, 'errors' in result ? result : {})
      return reply.header('cache-control', 'no-store').send({ redirect: result.redirect })
    },
  })
}
