import {
  zCallbackAnswer,
  zCallbackRequest,
  zIdentity,
  zIdentityProvider,
  zProviderParams,
  zStartAnswer,
  zStartRequest,
} from '@koma/contract/identities.ts'
import { zIdParams } from '@koma/contract/staff.ts'
import { zError } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { memberOf } from '../../platform/gate.ts'
import { languageOf } from '../../platform/language.ts'
import { refuse } from '../../platform/refusal.ts'
import { finishFlow } from './commands/finish-flow.ts'
import { startFlow } from './commands/start-flow.ts'
import { unlinkIdentity } from './commands/unlink-identity.ts'
import { identityJobs } from './jobs.ts'
import { presentIdentity } from './present.ts'
import { identitiesOf } from './queries/identities.ts'
import { registerThreeRoutes } from './three-routes.ts'

/** Signing in with an OpenID provider, and the ways to sign in that a member has. Decision: accounts */
export function registerIdentities(app: ApiApp, deps: Deps) {
  for (const job of identityJobs(deps)) deps.jobs.schedule(job)
  registerProviders(app, deps)
  registerStart(app, deps)
  registerCallback(app, deps)
  registerThreeRoutes(app, deps)
  registerOwnIdentities(app, deps)
}

/** The provider of that word, where it is the configured one. */
function providerOf({ identityProvider }: Deps, id: string) {
  return identityProvider?.id === id ? identityProvider : undefined
}

function registerProviders(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/auth/providers',
    config: { gate: 'public' },
    schema: {
      tags: ['auth'],
      summary: 'The OpenID providers that people may sign in with; none where none is configured',
      response: { 200: z.array(zIdentityProvider) },
    },
    handler: async () => {
      const { identityProvider: provider } = deps
      return provider ? [{ id: provider.id, name: provider.name }] : []
    },
  })
}

function registerStart(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/auth/:provider/start',
    config: { gate: 'visitor', owner: 'everybody', refusals: ['auth.forbidden', 'identity.provider_away'] },
    schema: {
      tags: ['auth'],
      summary: 'Begin to sign in with a provider, or with `link` and a proof to link it to the member who calls',
      params: zProviderParams,
      body: zStartRequest,
      response: { 200: zStartAnswer, 401: zError, 403: zError, 404: zError, 422: zError, 429: zError, 503: zError },
    },
    async handler(request, reply) {
      const provider = providerOf(deps, request.params.provider)
      if (!provider) return refuse(request, reply, 'record.not_found')
      const { link: isLink, current_password: password, code } = request.body
      const caller = isLink ? request.memberCaller : null
      if (isLink && !caller) return refuse(request, reply, 'auth.unauthenticated')
      // What one app was allowed must not open another way in.
      if (caller?.clientId) return refuse(request, reply, 'auth.forbidden')
      const link = caller && { caller, password, code }
      const result = await startFlow(deps, provider, { link, address: request.ip, language: languageOf(request) })
      if (result.ok) return reply.header('cache-control', 'no-store').send({ url: result.url, flow: result.flow })
      if (!('detail' in result)) return refuse(request, reply, result.reason, result)
      request.log.warn({ detail: result.detail }, 'provider away')
      return refuse(request, reply, result.reason)
    },
  })
}

function registerCallback(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/auth/:provider/callback',
    config: {
      gate: 'visitor',
      owner: 'everybody',
      refusals: ['identity.cancelled', 'identity.failed', 'identity.taken', 'identity.provider_away'],
    },
    schema: {
      tags: ['auth'],
      summary: 'Read what the provider sent the browser back with, once',
      params: zProviderParams,
      body: zCallbackRequest,
      response: { 200: zCallbackAnswer, 400: zError, 401: zError, 404: zError, 409: zError, 422: zError, 503: zError },
    },
    async handler(request, reply) {
      const provider = providerOf(deps, request.params.provider)
      if (!provider) return refuse(request, reply, 'record.not_found')
      const arrival = { ...request.body, caller: request.memberCaller, requestId: request.id }
      const result = await finishFlow(deps, provider, arrival)
      if (!result.ok) {
        request.log.info({ reason: result.reason, ...('detail' in result && { detail: result.detail }) }, 'not proved')
        return refuse(request, reply, result.reason)
      }
      const { ok: _, ...answer } = result
      return reply.header('cache-control', 'no-store').send(answer)
    },
  })
}

function registerOwnIdentities(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/member/identities',
    config: { gate: 'member' },
    schema: {
      tags: ['members'],
      summary: 'The providers that I sign in with',
      response: { 200: z.array(zIdentity), 401: zError },
    },
    async handler(request) {
      const rows = await identitiesOf(deps.db, memberOf(request).id)
      return rows.map((row) => presentIdentity(row, deps.identityProvider))
    },
  })

  app.route({
    method: 'DELETE',
    url: '/member/identities/:id',
    config: { gate: 'member', owner: 'caller', refusals: ['identity.last_way_in'] },
    schema: {
      tags: ['members'],
      summary: 'Take a provider away; the last way in stays while there is no password',
      params: zIdParams,
      response: { 204: z.null(), 401: zError, 404: zError, 409: zError },
    },
    async handler(request, reply) {
      const { id: memberId, sessionId } = memberOf(request)
      const wish = { memberId, sessionId, identityId: request.params.id, requestId: request.id }
      const result = await unlinkIdentity(deps, wish)
      return result.ok ? reply.code(204).send(null) : refuse(request, reply, result.reason)
    },
  })
}
