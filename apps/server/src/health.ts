import type { Clock } from '@koma/api/platform/clock.ts'
import type { FastifyInstance } from 'fastify'

export interface Health {
  readonly clock: Clock
  /** True from the moment that the server was asked to stop: a load balancer sends nobody any more. */
  readonly stopping: () => boolean
}

/** `/healthz`: the process lives. `/readyz`: it can serve, its database answers, and it is not stopping. */
export function mountHealth(root: FastifyInstance, { clock, stopping }: Health) {
  root.get('/healthz', { logLevel: 'warn' }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )

  root.get('/readyz', { logLevel: 'warn' }, async (_, reply) => {
    const ready = !stopping() && (await answers(clock))
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable' })
  })
}

/** Whoever can tell the time has a database that answers. */
async function answers(clock: Clock): Promise<boolean> {
  try {
    await clock.now()
    return true
  } catch {
    return false
  }
}
