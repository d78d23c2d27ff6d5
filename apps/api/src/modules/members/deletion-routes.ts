import { zDeleteMemberAnswer, zDeleteMemberRequest, zMemberDeletion } from '@koma/contract/deletion.ts'
import { zError } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { memberOf } from '../../platform/gate.ts'
import { refuse, refuseField } from '../../platform/refusal.ts'
import { workingCalendar } from '../opening-hours/public.ts'
import type { FormerRecords } from './commands/handle-deletion.ts'
import { requestDeletion } from './commands/request-deletion.ts'
import { undoDeletion } from './commands/undo-deletion.ts'
import { presentOwnDeletion } from './present-deletion.ts'
import { openDeletion } from './queries/deletion.ts'

/** The wish to leave, how it stands, and the way back. Source: product §9. Decision: accounts "Deleting" */
export function registerDeletion(app: ApiApp, deps: Deps, former: FormerRecords) {
  registerWish(app, deps, former)
  registerUndoing(app, deps)
}

function registerWish(app: ApiApp, deps: Deps, former: FormerRecords) {
  app.route({
    method: 'DELETE',
    url: '/member',
    config: { gate: 'member' },
    schema: {
      tags: ['members'],
      summary: 'Ask for the account to be deleted; ends every session',
      body: zDeleteMemberRequest,
      response: { 202: zDeleteMemberAnswer, 401: zError, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const wish = { password: request.body.password, requestId: request.id }
      const result = await requestDeletion({ ...deps, former }, memberOf(request), wish)
      if (result.ok) return reply.code(202).send({ contact_by: result.contactBy })
      if (result.reason === 'no_password') return refuseField(request, reply, 'password', 'field.required')
      if (result.reason === 'wrong_password') return refuseField(request, reply, 'password', 'field.password_wrong')
      return refuse(request, reply, result.reason, result)
    },
  })

  app.route({
    method: 'GET',
    url: '/member/deletion',
    config: { gate: 'member' },
    schema: {
      tags: ['members'],
      summary: 'How the wish to leave stands, and how many working days are left until staff call',
      response: { 200: zMemberDeletion, 401: zError },
    },
    async handler(request) {
      const { id, now } = memberOf(request)
      const row = await openDeletion(deps.db, id)
      if (!row) return { deletion: null }
      return { deletion: presentOwnDeletion(row, now, await workingCalendar(deps.db)) }
    },
  })
}

function registerUndoing(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/member/undelete',
    config: { gate: 'member' },
    schema: {
      tags: ['members'],
      summary: 'Keep the account after all',
      response: { 204: z.null(), 401: zError },
    },
    async handler(request, reply) {
      await undoDeletion(deps.db, { memberId: memberOf(request).id, requestId: request.id })
      return reply.code(204).send(null)
    },
  })
}
