import { zDraft, zDraftQuery, zDraftRequest } from '@koma/contract/files.ts'
import { zIdParams } from '@koma/contract/staff.ts'
import { zError } from '@koma/contract/wire.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { openVerified } from '../../platform/files/files.ts'
import { memberOf } from '../../platform/gate.ts'
import { runOnce, sendOnce } from '../../platform/idempotency.ts'
import { refusalBody, refuse } from '../../platform/refusal.ts'
import { keepDraft } from './commands/keep-draft.ts'
import { storeUploads } from './commands/store-uploads.ts'
import { startFileJobs } from './jobs.ts'
import { mayOpen } from './policy.ts'
import { attachmentHeader } from './present-download.ts'
import { presentDraft } from './present.ts'
import { deleteDraft, draftsOf, fileById } from './queries/files.ts'

const upload = { file: { kind: 'pdf', filesMax: 1, required: true } } as const

/** Private files: their bytes, and a member's drafts. Source: api.md "File". Decision: files */
export function registerFiles(app: ApiApp, deps: Deps) {
  startFileJobs(deps, app.log)
  registerBytes(app, deps)
  registerDrafts(app, deps)
}

function registerBytes(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/file/:id',
    config: { gate: 'reader', owner: 'caller_or_role' },
    schema: {
      tags: ['files'],
      summary: 'The bytes of a file, for its owner and the staff who look after it',
      params: zIdParams,
      produces: ['application/pdf'],
      response: { 200: z.any().describe('The bytes.'), 401: zError, 404: zError },
    },
    handler: (request, reply) => sendFile(deps, request, reply),
  })
}

function registerDrafts(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/member/files',
    config: { gate: 'member' },
    schema: {
      tags: ['files'],
      summary: 'My uploaded files that nothing was made of yet',
      querystring: zDraftQuery,
      response: { 200: z.array(zDraft), 401: zError, 422: zError },
    },
    handler: async (request) =>
      (await draftsOf(deps.db, memberOf(request).id, request.query.purpose)).map(presentDraft),
  })

  app.route({
    method: 'POST',
    url: '/member/files',
    config: { gate: 'activated', once: true, uploads: upload },
    schema: {
      tags: ['files'],
      summary: 'Keep a PDF for a form that is sent later; honours Idempotency-Key',
      body: zDraftRequest,
      response: { 201: zDraft, 401: zError, 403: zError, 422: zError, 429: zError },
    },
    handler: (request, reply) => answerUpload(deps, request, reply),
  })

  app.route({
    method: 'DELETE',
    url: '/member/files/:id',
    config: { gate: 'member', owner: 'caller' },
    schema: {
      tags: ['files'],
      summary: 'Forget an uploaded file that nothing was made of yet',
      params: zIdParams,
      response: { 204: z.null(), 401: zError, 404: zError },
    },
    async handler(request, reply) {
      const isGone = await deleteDraft(deps.db, memberOf(request).id, request.params.id)
      return isGone ? reply.code(204).send(null) : refuse(request, reply, 'record.not_found')
    },
  })
}

/** Never in a page, never kept, run by nobody: what a file holds stays in the file. Source: docs/guarantees.md I-55 */
async function sendFile(deps: Deps, request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) {
  const { memberCaller: member, staffCaller: staff } = request
  const file = member || staff ? await fileById(deps.db, request.params.id) : undefined
  if (!file?.storageKey || !mayOpen({ ...file, isDraft: file.subjectId === null }, member, staff)) {
    return refuse(request, reply, 'record.not_found')
  }
  const bytes = await openVerified(deps.files, { storageKey: file.storageKey, digest: file.digest })
  if (staff) {
    const actor = { kind: 'staff', id: staff.id, name: staff.name } as const
    const subject = { kind: 'file', id: file.id }
    await writeAudit(deps.db, { actor, action: 'file.read', subject, requestId: request.id })
  }
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-length': file.size,
      'content-disposition': attachmentHeader(file.name),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(bytes)
}

async function answerUpload(
  deps: Deps,
  request: FastifyRequest<{ Body: z.output<typeof zDraftRequest> }>,
  reply: FastifyReply,
) {
  const { id: memberId } = memberOf(request)
  const kept = await storeUploads(deps, request)
  if (!kept.ok) return refuse(request, reply, 'validation.failed', { errors: kept.errors })
  const once = { scope: memberId, route: 'POST /member/files' }
  const answer = await runOnce(deps, request, once, async (tx) => {
    const draft = await keepDraft(deps, tx, { memberId, purpose: request.body.purpose, upload: kept.stored[0]! })
    if (!('problem' in draft)) return { status: 201, body: presentDraft(draft) }
    return { status: 422, body: refusalBody(request, 'validation.failed', { errors: { file: [draft.problem] } }) }
  })
  return sendOnce(request, reply, answer)
}
