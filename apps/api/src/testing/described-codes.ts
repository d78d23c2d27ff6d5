import type { FastifyInstance } from 'fastify'
import { openApiOf } from '../platform/openapi.ts'

/** Every refusal that a test provokes must stand in the API's description: one that does not makes the answer a 500. */
export function insistOnDescribedCodes(app: FastifyInstance) {
  let described: Promise<ReadonlySet<string>> | undefined
  app.addHook('onSend', async (request, reply, payload) => {
    const { url, schema } = request.routeOptions
    if (reply.statusCode < 400 || typeof payload !== 'string' || !url || schema?.hide) return payload
    const { code } = JSON.parse(payload) as { code: string }
    described ??= describedCodes(app)
    const line = `${request.method} ${url} ${code}`
    if (code !== 'server.error' && !(await described).has(line)) throw new Error(`The description lacks ${line}`)
    return payload
  })
}

async function describedCodes(app: FastifyInstance): Promise<ReadonlySet<string>> {
  const lines = Object.entries((await openApiOf(app)).paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { 'x-error-codes': codes = [] }]) =>
      codes.map((code) => `${method.toUpperCase()} /api${path.replace(/\{(\w+)\}/g, ':$1')} ${code}`),
    ),
  )
  return new Set(lines)
}
