import { zCity, zDeleteMemberAnswer, zDeleteMemberRequest, zMember, zOccupation } from '@koma/contract/members.ts'
import { zError } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { memberOf } from '../../platform/gate.ts'
import { refuse, refuseField } from '../../platform/refusal.ts'
import { balanceOf } from '../points/public.ts'
import { registerAccount } from './account-routes.ts'
import { requestDeletion } from './commands/request-deletion.ts'
import { undoDeletion } from './commands/undo-deletion.ts'
import { handleMemberJobs, memberJobs } from './jobs.ts'
import { presentMember } from './present.ts'
import { cities, occupations } from './queries/places.ts'
import { profileOf } from './queries/profiles.ts'
import { registerRecovery } from './recovery-routes.ts'
import { registerRegistration } from './register-routes.ts'

/** A member's own account, and the lists of its form. Source: product §7 "Session and member" */
export function registerMembers(app: ApiApp, deps: Deps) {
  for (const job of memberJobs(deps)) deps.jobs.schedule(job)
  handleMemberJobs(deps)
  registerRegistration(app, deps)
  registerRecovery(app, deps)
  registerAccount(app, deps)

  app.route({
    method: 'GET',
    url: '/member',
    config: { gate: 'member' },
    schema: { tags: ['members'], summary: 'Who I am, with my points', response: { 200: zMember, 401: zError } },
    async handler(request) {
      const caller = memberOf(request)
      const [row, balance] = await Promise.all([
        profileOf(deps.db, caller.id),
        balanceOf(deps.db, caller.id, caller.now),
      ])
      return presentMember(row, caller, balance)
    },
  })

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
      const { id: memberId } = memberOf(request)
      const result = await requestDeletion(deps, { memberId, password: request.body.password, requestId: request.id })
      if (result.ok) return reply.code(202).send({ contact_by: result.contactBy })
      if (result.reason === 'wrong_password') return refuseField(request, reply, 'password', 'field.password_wrong')
      return refuse(request, reply, result.reason, result)
    },
  })

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

  app.route({
    method: 'GET',
    url: '/city',
    config: { gate: 'public', cache: ['place'] },
    schema: { tags: ['members'], summary: 'Cities with their districts', response: { 200: z.array(zCity) } },
    handler: async () => (await cities(deps.db)).map((city) => ({ ...city, districts: [...city.districts] })),
  })

  app.route({
    method: 'GET',
    url: '/occupation',
    config: { gate: 'public', cache: ['place'] },
    schema: {
      tags: ['members'],
      summary: 'Occupations of the registration form',
      response: { 200: z.array(zOccupation) },
    },
    handler: async () => [...(await occupations(deps.db))],
  })
}
