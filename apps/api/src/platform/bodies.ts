import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'

/** Body limits in bytes. Source: api.md "order of refusals" */
export const jsonBytesMax = 1_048_576
export const formBytesMax = 65_536

/** JSON and form bodies, nothing else. An empty body counts as one without fields, so that each missing one is named. */
export async function readBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: jsonBytesMax },
    (request, body, done) => {
      if (body === '') return done(null, {})
      return parseJson(request, body as string, done)
    },
  )
  await app.register(formbody, { bodyLimit: formBytesMax })
  app.addHook('preValidation', async (request) => {
    request.body ??= {}
  })
}
