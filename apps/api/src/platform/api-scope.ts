import { roleMay } from '@koma/domain/staff-roles.ts'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { apiPrefix } from './api-prefix.ts'
import type { ApiApp } from './api-app.ts'
import { readBodies } from './bodies.ts'
import { allowOrigins } from './cross-origin.ts'
import type { Deps } from './deps.ts'
import { answerErrors } from './error-handler.ts'
import { receiveUploads } from './files/receive-uploads.ts'
import { guardRoutes } from './gate.ts'
import { collectMethods } from './methods.ts'
import { registerOpenApi } from './openapi.ts'
import { keepTotals } from './kept-totals.ts'
import { cachePublicAnswers } from './public-answers.ts'
import { refuse } from './refusal.ts'
import { limitRequests, type RequestLimits } from './request-limits.ts'

/**
 * Mounts the conventions of api.md under `/api` of the root server, and the given routes inside them. The order of the
 * lines is the order of the hooks, and so of the refusals. Source: api.md "Conventions"
 */
export async function mountApi(
  root: FastifyInstance,
  deps: Deps,
  registerRoutes: (app: ApiApp) => void,
  limits?: RequestLimits,
): Promise<void> {
  await root.register(
    async (scope) => {
      const app: ApiApp = scope.withTypeProvider<ZodTypeProvider>()
      app.setValidatorCompiler(validatorCompiler)
      app.setSerializerCompiler(serializerCompiler)
      answerErrors(scope)
      scope.addHook('onRequest', (request, reply, done) => {
        reply.header('x-request-id', request.id)
        done()
      })
      allowOrigins(scope, deps.config.allowedOrigins)
      limitRequests(scope, deps, limits)
      await readBodies(scope)
      receiveUploads(scope, deps)
      await registerOpenApi(app)
      guardRoutes(scope, deps, roleMay)
      cachePublicAnswers(scope, deps)
      keepTotals(deps.db, deps.changes)
      const refuseOtherMethods = collectMethods(scope)
      registerRoutes(app)
      refuseOtherMethods()
      refuseOtherPaths(scope)
    },
    { prefix: apiPrefix },
  )
}

/** Every path under the prefix is the API's: what it does not know must not fall through to the website. */
function refuseOtherPaths(scope: FastifyInstance) {
  for (const url of ['/', '/*']) {
    scope.all(url, {
      config: { gate: 'public' },
      schema: { hide: true },
      // Before the body is read: nobody waits for it.
      onRequest: async (request, reply) => refuse(request, reply, 'route.not_found'),
      handler: (request, reply) => refuse(request, reply, 'route.not_found'),
    })
  }
}
