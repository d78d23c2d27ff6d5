import {
  zCreatorApplicationPage,
  zCreatorApplyAnswer,
  zCreatorApplyForm,
  zCreatorDraftAnswer,
  zCreatorDraftForm,
  zCreatorFormState,
  zCreatorWithdrawAnswer,
} from '@koma/contract/creators.ts'
import { errorStatuses } from '@koma/contract/errors.ts'
import { filesOfRecordMax } from '@koma/contract/files.ts'
import { zIdParams } from '@koma/contract/staff.ts'
import { zError, zPageQuery } from '@koma/contract/wire.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { memberOf } from '../../platform/gate.ts'
import { runOnce, sendOnce } from '../../platform/idempotency.ts'
import { expectedVersion } from '../../platform/if-match.ts'
import { metaOf, windowOf } from '../../platform/paging.ts'
import { refusalBody, refuse, type RefusalDetails } from '../../platform/refusal.ts'
import { takeAllTurns } from '../../platform/turns.ts'
import { storeUploads } from '../files/public.ts'
import { prefillForm, type MatchmakingForms } from './commands/prefill-form.ts'
import { dropDraft, saveDraft } from './commands/save-draft.ts'
import {
  attachmentsField,
  submitApplication,
  type SentForm,
  type SubmitRefusal,
} from './commands/submit-application.ts'
import { withdrawApplication } from './commands/withdraw-application.ts'
import { sendTurns } from './policy.ts'
import { presentApplication, presentFormState } from './present.ts'
import { applicationsOf } from './queries/applications.ts'
import { filesOfApplications, filesToOffer } from './queries/files.ts'

const applyRoute = 'POST /member/comicists_apply'

/** A member's applications for a creator class: begin, keep, send, take back. Source: product §3, §4, §6 */
export function registerCreatorsApply(app: ApiApp, deps: Deps, matchmaking: MatchmakingForms | null = null) {
  app.route({
    method: 'POST',
    url: '/member/comicists_apply',
    config: {
      gate: 'activated',
      once: true,
      uploads: { [attachmentsField]: { kind: 'pdf', filesMax: filesOfRecordMax } },
      refusals: ['creator.under_review', 'creator.class_held', 'rate.limited'],
    },
    schema: {
      tags: ['creators'],
      summary: 'Send the application, or a returned one again: `attachments` names the files that stay',
      body: zCreatorApplyForm,
      response: { 201: zCreatorApplyAnswer, 401: zError, 403: zError, 409: zError, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const member = memberOf(request)
      const turns = await takeAllTurns(deps.limits, sendTurns(member.id))
      if (!turns.ok) return refuse(request, reply, turns.reason, turns)
      const uploads = await storeUploads(deps, request)
      if (!uploads.ok) return refuse(request, reply, 'validation.failed', uploads)
      const sent = sentForm(request, request.body, uploads.stored)
      const answer = await runOnce(deps, request, { scope: member.id, route: applyRoute }, async (tx) => {
        const result = await submitApplication(deps, tx, member, sent)
        if (result.ok) return { status: 201, body: { id: result.id, status: 'under_review' } }
        return { status: errorStatuses[result.reason], body: refusalBody(request, result.reason, detailsOf(result)) }
      })
      return sendOnce(request, reply, answer)
    },
  })

  registerApplications(app, deps)
  registerForm(app, deps, matchmaking)
  registerDraft(app, deps)
}

/** What was sent, and the way to take it back. */
function registerApplications(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/member/comicists/applications',
    config: { gate: 'member' },
    schema: {
      tags: ['creators'],
      summary: 'My applications that were sent, newest first',
      querystring: zPageQuery,
      response: { 200: zCreatorApplicationPage, 401: zError, 422: zError },
    },
    async handler(request) {
      const { rows, total } = await applicationsOf(deps.db, memberOf(request).id, windowOf(request.query))
      const files = await filesOfApplications(deps.db, rows)
      return { data: rows.map((row) => presentApplication(row, files)), meta: metaOf(request.query, total) }
    },
  })

  app.route({
    method: 'PUT',
    url: '/member/comicists_apply/:id/withdraw',
    config: { gate: 'member', owner: 'caller', refusals: ['creator.state'] },
    schema: {
      tags: ['creators'],
      summary: 'Take an application back; another may be sent at once',
      params: zIdParams,
      response: { 200: zCreatorWithdrawAnswer, 401: zError, 404: zError, 409: zError },
    },
    async handler(request, reply) {
      const order = { id: request.params.id, requestId: request.id }
      const result = await withdrawApplication(deps.db, memberOf(request), order)
      return result.ok ? { status: 'withdrawn' as const } : refuse(request, reply, result.reason)
    },
  })
}

function registerForm(app: ApiApp, deps: Deps, matchmaking: MatchmakingForms | null) {
  app.route({
    method: 'GET',
    url: '/member/comicists_apply/form',
    config: { gate: 'member' },
    schema: {
      tags: ['creators'],
      summary: 'What the form starts with, and what may be applied for now',
      response: { 200: zCreatorFormState, 401: zError },
    },
    async handler(request) {
      const member = memberOf(request)
      const prefilled = await prefillForm(deps.db, member, matchmaking)
      return presentFormState(prefilled, member, await filesToOffer(deps.db, prefilled))
    },
  })
}

/** What is being written, kept on the server so that another device goes on with it. */
function registerDraft(app: ApiApp, deps: Deps) {
  app.route({
    method: 'PUT',
    url: '/member/comicists_apply/draft',
    config: { gate: 'activated', refusals: ['creator.under_review', 'creator.class_held', 'version.stale'] },
    schema: {
      tags: ['creators'],
      summary: 'Keep what is being written; If-Match with the version that was seen, 0 for none',
      body: zCreatorDraftForm,
      response: { 200: zCreatorDraftAnswer, 401: zError, 403: zError, 409: zError, 412: zError, 422: zError },
    },
    async handler(request, reply) {
      const order = { form: request.body, version: expectedVersion(request) }
      const result = await saveDraft(deps.db, memberOf(request), order)
      if (!result.ok) return refuse(request, reply, result.reason)
      const { id, version, updatedAt } = result.application
      return { application_id: id, version, saved_at: formatTaipeiDateTime(updatedAt) }
    },
  })

  app.route({
    method: 'DELETE',
    url: '/member/comicists_apply/draft',
    config: { gate: 'member' },
    schema: {
      tags: ['creators'],
      summary: 'Forget what was being written; a returned application stays as it was sent',
      response: { 204: z.null(), 401: zError },
    },
    async handler(request, reply) {
      await dropDraft(deps.db, memberOf(request))
      return reply.code(204).send(null)
    },
  })
}

function sentForm(
  request: FastifyRequest,
  body: z.output<typeof zCreatorApplyForm>,
  stored: SentForm['stored'],
): SentForm {
  const { type, attachments, agree: _agree, ...form } = body
  return { type, form, kept: attachments, stored, requestId: request.id }
}

const detailsOf = (refusal: SubmitRefusal): RefusalDetails =>
  refusal.reason === 'validation.failed' ? { errors: refusal.errors } : {}
