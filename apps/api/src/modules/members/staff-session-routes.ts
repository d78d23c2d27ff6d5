import { zIdParams } from '@koma/contract/staff.ts'
import { zError } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { refuse } from '../../platform/refusal.ts'
import { signMemberOut } from './commands/sign-member-out.ts'

/** What staff do for a member whose account somebody else may be in. Source: docs/guarantees.md I-28 */
export function registerMemberSessionsStaff(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/staff/members/:id/sign_out',
    config: { gate: { staff: 'members.sign_out' } },
    schema: {
      tags: ['staff'],
      summary: 'Sign a member out everywhere',
      params: zIdParams,
      response: { 204: z.null(), 401: zError, 403: zError, 404: zError },
    },
    async handler(request, reply) {
      const wish = { memberId: request.params.id, requestId: request.id }
      const isDone = await signMemberOut(deps.db, staffOf(request), wish)
      return isDone ? reply.code(204).send(null) : refuse(request, reply, 'record.not_found')
    },
  })
}
