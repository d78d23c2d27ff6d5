import type { FastifyInstance, HTTPMethods } from 'fastify'
import { refuse } from './refusal.ts'

/** The methods that routes of ours have. */
export const methodsInUse = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly HTTPMethods[]
const answeredMethods = [...methodsInUse, 'OPTIONS'] as const satisfies readonly HTTPMethods[]

/** Collects the routes of this scope; the function it gives adds a 405 with `Allow` for every method they lack. */
export function collectMethods(app: FastifyInstance): () => void {
  const methodsOf = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method, prefix }) => {
    const path = url.slice(prefix.length)
    const methods = methodsOf.get(path) ?? new Set<string>()
    for (const one of [method].flat()) methods.add(one)
    methodsOf.set(path, methods)
  })
  return () => {
    for (const [url, methods] of new Map([...methodsOf].map(([path, set]) => [path, new Set(set)]))) {
      const allow = [...methods].sort().join(', ')
      app.route({
        url,
        method: answeredMethods.filter((method) => !methods.has(method)),
        config: { gate: 'public', owner: 'everybody' },
        schema: { hide: true },
        handler: (request, reply) => refuse(request, reply.header('allow', allow), 'route.method_not_allowed'),
      })
    }
  }
}
