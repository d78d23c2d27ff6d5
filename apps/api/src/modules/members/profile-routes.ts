import { zMember } from '@koma/contract/members.ts'
import { zProfileRequest } from '@koma/contract/profile.ts'
import { zError } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { memberOf } from '../../platform/gate.ts'
import { refuse } from '../../platform/refusal.ts'
import { balanceOf } from '../points/public.ts'
import { registerAgreements } from './agreement-routes.ts'
import { registerAvatar } from './avatar-routes.ts'
import { registerCard } from './card-routes.ts'
import { changeProfile } from './commands/change-profile.ts'
import { exportMember } from './commands/export-member.ts'
import { presentMember } from './present.ts'
import { profileOf } from './queries/profiles.ts'

/** What members keep up to date about themselves. Source: product §7 "Session and member" */
export function registerProfile(app: ApiApp, deps: Deps) {
  registerAvatar(app, deps)
  registerCard(app, deps)
  registerAgreements(app, deps)

  app.route({
    method: 'PUT',
    url: '/member',
    config: { gate: 'member' },
    schema: {
      tags: ['members'],
      summary: 'Change the profile; fields that are left out stay as they are',
      body: zProfileRequest,
      response: { 200: zMember, 401: zError, 422: zError },
    },
    async handler(request, reply) {
      const caller = memberOf(request)
      const change = { form: request.body, address: request.ip, requestId: request.id }
      const result = await changeProfile(deps.db, caller, change)
      if (!result.ok) return refuse(request, reply, result.reason, result)
      const balance = await balanceOf(deps.db, caller.id, caller.now)
      return presentMember(await profileOf(deps.db, caller.id), caller, balance)
    },
  })

  app.route({
    method: 'GET',
    url: '/member/export',
    config: { gate: 'member' },
    schema: {
      tags: ['members'],
      summary: 'Everything that the product knows of me, as a ZIP: JSON, a page to read, the picture and my files',
      response: { 200: z.any().describe('A ZIP archive.'), 401: zError, 429: zError },
    },
    async handler(request, reply) {
      const result = await exportMember(deps, memberOf(request))
      if (!result.ok) return refuse(request, reply, result.reason, result)
      const disposition = 'attachment; filename="koma-data.zip"'
      return reply.type('application/zip').header('content-disposition', disposition).send(result.zip)
    },
  })
}
