import Fastify from 'fastify'
import { registerApi } from '../app.ts'
import type { Deps } from '../platform/deps.ts'
import type { Gate, RecordOwner } from '../platform/gate.ts'

export interface ListedRoute {
  /** `PUT /rent/apply/:id/cancel`, without `/api`. */
  readonly name: string
  readonly method: string
  readonly url: string
  readonly gate: Gate | undefined
  readonly owner: RecordOwner | undefined
}

/** Every route of the API as it declares itself, the answers to wrong methods apart. */
export async function routesOf(
  deps: Deps,
): Promise<{ readonly calls: ListedRoute[]; readonly refusing: ListedRoute[] }> {
  const calls: ListedRoute[] = []
  const refusing: ListedRoute[] = []
  const app = Fastify()
  app.addHook('onRoute', ({ method, url, config }) => {
    const path = url.replace(/^\/api/, '')
    const list = Array.isArray(method) ? refusing : calls
    const { gate, owner } = config ?? {}
    for (const one of [method].flat()) list.push({ name: `${one} ${path}`, method: one, url: path, gate, owner })
  })
  await registerApi(app, deps)
  await app.close()
  return { calls, refusing }
}
