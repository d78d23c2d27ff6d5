import {
  zAuditPage,
  zAuditQuery,
  zIdParams,
  zStaffMe,
  zStaffMessage,
  zStaffMessagePage,
  zStaffMessageQuery,
  zStaffToken,
  zStaffTokenRequest,
} from '@koma/contract/staff.ts'
import { zError } from '@koma/contract/wire.ts'
import { taipeiDate } from '@koma/domain/taipei-time.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { bearerOf, staffOf } from '../../platform/gate.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { noteSearch } from '../../platform/readings.ts'
import { refuse } from '../../platform/refusal.ts'
import { retryMessage } from './commands/retry-message.ts'
import { signInStaff } from './commands/sign-in-staff.ts'
import { staffJobs } from './jobs.ts'
import { staffSessionHoursValid } from './policy.ts'
import { presentAudit, presentMe, presentMessage } from './present.ts'
import { endStaffSession } from './queries/accounts.ts'
import { auditEntries } from './queries/audit.ts'
import { messages } from './queries/messages.ts'

const sessionSeconds = staffSessionHoursValid * 3_600

/** The staff's own sign-in, the audit log and the outbox. Source: api.md "Staff (S)" */
export function registerStaff(app: ApiApp, deps: Deps) {
  for (const job of staffJobs(deps)) deps.jobs.schedule(job)
  registerSession(app, deps)
  registerAudit(app, deps)
  registerMessages(app, deps)
}

function registerSession(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/staff/token',
    config: { gate: 'public', refusals: ['auth.invalid_grant'] },
    schema: {
      tags: ['staff'],
      summary: 'Sign in with password and second factor',
      body: zStaffTokenRequest,
      response: { 200: zStaffToken, 400: zError, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const result = await signInStaff(deps, { ...request.body, address: request.ip, requestId: request.id })
      if (!result.ok) {
        request.log.warn({ reason: result.reason }, 'staff sign-in refused')
        return refuse(request, reply, result.reason, result.reason === 'rate.limited' ? result : {})
      }
      request.log.info({ staffId: result.staffId }, 'staff signed in')
      const token = { access_token: result.accessToken, token_type: 'Bearer' as const, expires_in: sessionSeconds }
      return reply.header('cache-control', 'no-store').code(200).send(token)
    },
  })

  app.route({
    method: 'DELETE',
    url: '/staff/token',
    config: { gate: { staff: 'any' } },
    schema: { tags: ['staff'], summary: 'Sign out', response: { 204: z.null(), 401: zError } },
    async handler(request, reply) {
      await endStaffSession(deps.db, bearerOf(request)!)
      return reply.code(204).send(null)
    },
  })

  app.route({
    method: 'GET',
    url: '/staff/me',
    config: { gate: { staff: 'any' } },
    schema: { tags: ['staff'], summary: 'Who I am, and what my role may do', response: { 200: zStaffMe, 401: zError } },
    async handler(request) {
      const staff = staffOf(request)
      const { numbers } = await deps.settings.at(deps.db, staff.now)
      return presentMe(staff, numbers['points.adjustment_alone_max'])
    },
  })
}

function registerAudit(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/audit',
    config: { gate: { staff: 'audit.read' } },
    schema: {
      tags: ['staff'],
      summary: 'The audit log, newest first',
      querystring: zAuditQuery,
      response: { 200: zAuditPage, 401: zError, 403: zError, 422: zError },
    },
    async handler(request) {
      const { actor, action, subject_id: subjectId, from, to, ...page } = request.query
      const days = { from: from ? taipeiDate(from) : undefined, to: to ? taipeiDate(to) : undefined }
      return pageOf(
        page,
        await auditEntries(deps.db, { actor, action, subjectId, ...days }, windowOf(page)),
        presentAudit,
      )
    },
  })
}

function registerMessages(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/messages',
    config: { gate: { staff: 'outbox.read' } },
    schema: {
      tags: ['staff'],
      summary: 'Mails and SMS, newest first, without their text',
      querystring: zStaffMessageQuery,
      response: { 200: zStaffMessagePage, 401: zError, 403: zError, 422: zError },
    },
    async handler(request) {
      const { status, ...page } = request.query
      const found = await messages(deps.db, status, windowOf(page))
      await noteSearch(
        deps.db,
        staffOf(request),
        { kind: 'message', shown: found.rows.map(({ id }) => id) },
        request.id,
      )
      return pageOf(page, found, presentMessage)
    },
  })

  app.route({
    method: 'POST',
    url: '/staff/messages/:id/retry',
    config: { gate: { staff: 'outbox.resend' }, refusals: ['message.state'] },
    schema: {
      tags: ['staff'],
      summary: 'Send a failed message again',
      params: zIdParams,
      response: { 200: zStaffMessage, 401: zError, 403: zError, 404: zError, 409: zError },
    },
    async handler(request, reply) {
      const order = { messageId: request.params.id, requestId: request.id }
      const result = await retryMessage(deps, staffOf(request), order)
      return result.ok ? presentMessage(result.message) : refuse(request, reply, result.reason)
    },
  })
}
