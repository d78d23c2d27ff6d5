import type { Readable } from 'node:stream'
import type { BusboyHeaders } from '@fastify/busboy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '../client-address.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../refusal.ts'
import { readMultipart } from './read-multipart.ts'
import { fileReceiver } from './receive-file.ts'
import { staffUploadLimit, uploadLimit } from './upload-rules.ts'
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
 * of api.md: 401 before the body is read, 415, 422 with the fields of text and files together, then 403. Two do not wait
 * for megabytes that nobody will look at: a member who may not send them, and one who sends too many.
 * Elsewhere a multipart body is a 415.
 */
export function receiveUploads(app: FastifyInstance, deps: Pick<Deps, 'files' | 'limits'>) {
  app.decorateRequest('uploads', null)

  app.addHook('preParsing', async (request, reply) => {
    const { uploads, gate } = request.routeOptions.config
    if (uploads === undefined) return undefined
    if (typeOf(request) !== multipart) return refuse(request, reply, 'body.unsupported_media_type')
    const { memberCaller: member, staffCaller: staff } = request
    if (gate === 'activated' && !member?.activated) return refuse(request, reply, 'member.not_activated')
    const turn = staff
      ? await deps.limits.take(staffUploadLimit, staff.id)
      : await deps.limits.take(uploadLimit, member?.id ?? addressKey(request.ip))
    return turn.ok ? undefined : refuse(request, reply, 'rate.limited', turn)
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
