import type { Readable } from 'node:stream'
import type { BusboyHeaders } from '@fastify/busboy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { refuse } from '../refusal.ts'
import { readMultipart } from './read-multipart.ts'
import { fileReceiver } from './receive-file.ts'
import type { Uploads } from './uploaded-file.ts'

const multipart = 'multipart/form-data'

/**
 * Lets routes take files. A route says so with `config.uploads` (upload-rules.ts) and gets
 *
 * - `request.body`: the text parts, nested as their names say (nest-fields.ts), validated by the route's own schema;
 *   a field of files holds the ids of files that were kept before (`zKeptFiles` of the contract);
 * - `uploadsOf(request, field)`: the files, whole and of the right kind, on this machine's disk until the answer.
 *
 * What is to stay goes through `storeUploads` and `attachFiles` (modules/files/public.ts). Refusals come in the order
 * of api.md: 401 before the body is read, 415, 422 with the fields of text and files together, then 403.
 * Elsewhere a multipart body is a 415.
 */
export function receiveUploads(app: FastifyInstance, deps: Pick<Deps, 'files'>) {
  app.decorateRequest('uploads', null)

  app.addHook('preParsing', (request, reply, _, done) => {
    const takesFiles = request.routeOptions.config.uploads !== undefined
    if (takesFiles && typeOf(request) !== multipart) refuse(request, reply, 'body.unsupported_media_type')
    else done()
  })

  app.addContentTypeParser(multipart, async (request: FastifyRequest, payload: Readable) => {
    const rules = request.routeOptions.config.uploads
    if (!rules) throw Object.assign(new Error('No file is taken here'), { statusCode: 415 })
    const receive = fileReceiver(deps.files.temporary, deps.files.inspect, {
      warn: (error) => request.log.warn({ err: error }, 'file not kept'),
    })
    const { body, uploads } = await readMultipart(request.headers as BusboyHeaders, payload, rules, receive)
    request.uploads = uploads
    return body
  })

  app.addHook('preHandler', async (request, reply) => {
    const problems = request.uploads?.problems ?? {}
    return Object.keys(problems).length > 0
      ? refuse(request, reply, 'validation.failed', { errors: problems })
      : undefined
  })

  // After the answer, or when the connection breaks before it.
  app.addHook('onResponse', async (request) => removeUploads(deps, request.uploads))
  app.addHook('preValidation', async (request, reply) => removeWhenGone(deps, request, reply))
}

const typeOf = (request: FastifyRequest) => (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()

async function removeUploads({ files }: Pick<Deps, 'files'>, uploads: Uploads | null) {
  await Promise.all((uploads?.files ?? []).map(({ path }) => files.temporary.remove(path)))
}

function removeWhenGone(deps: Pick<Deps, 'files'>, request: FastifyRequest, reply: FastifyReply) {
  if (!request.uploads?.files.length) return
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) void removeUploads(deps, request.uploads)
  })
}
