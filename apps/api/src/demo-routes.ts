import { zText } from '@koma/contract/wire.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiApp } from './platform/api-app.ts'
import { readBodies } from './platform/bodies.ts'
import type { Deps } from './platform/deps.ts'
import { moveClock, zMoveClock } from './platform/dev-clock.ts'
import { answerErrors } from './platform/error-handler.ts'
import { mailboxMessages } from './platform/mailbox.ts'
import { collectMethods } from './platform/methods.ts'
import { refuse } from './platform/refusal.ts'

/** One of the demo's people, with everything that it takes to sign in as them. */
export interface CastRow {
  /** Null for members. */
  readonly role: string | null
  /** Null for staff. */
  readonly class: string | null
  readonly username: string
  readonly password: string
  readonly totp_secret: string | null
}

/**
 * What only the demo has, under `/dev` of the site: the mailbox, the cast and the clock. The caller mounts it only when
 * the demo is on. Source: api.md "Only in the demo"
 */
export async function registerDemo(root: FastifyInstance, deps: Deps, cast: readonly CastRow[]): Promise<void> {
  await root.register(
    async (scope) => {
      const app: ApiApp = scope.withTypeProvider<ZodTypeProvider>()
      app.setValidatorCompiler(validatorCompiler)
      app.setSerializerCompiler(serializerCompiler)
      answerErrors(scope)
      await readBodies(scope)
      const refuseOtherMethods = collectMethods(scope)
      scope.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'))

      app.route({
        method: 'GET',
        url: '/mailbox.json',
        schema: { querystring: z.object({ to: zText(320).optional() }) },
        handler: (request) => mailboxMessages(deps.db, request.query.to),
      })
      app.route({ method: 'GET', url: '/cast.json', handler: async () => cast })
      app.route({
        method: 'PUT',
        url: '/clock',
        schema: { body: zMoveClock },
        async handler(request, reply) {
          if (!isOwnPage(request, deps)) return refuse(request, reply, 'auth.forbidden')
          const { now, offsetSeconds } = await moveClock(deps.db, request.body)
          // What a timetable would have done meanwhile is done now, so that a journey in time shows its effects.
          await deps.jobs.runAll()
          return { now: formatTaipeiDateTime(now), offset_s: offsetSeconds }
        },
      })
      refuseOtherMethods()
    },
    { prefix: '/dev' },
  )
}

/** A command line sends no Origin; a browser does, and must be on a page of ours. */
function isOwnPage(request: FastifyRequest, deps: Deps): boolean {
  const { origin } = request.headers
  return origin === undefined || origin === deps.config.publicUrl || origin === `${request.protocol}://${request.host}`
}
