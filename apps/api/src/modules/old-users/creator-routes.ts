import { zCreatorProfileForm } from '@koma/contract/creators.ts'
import { filesOfRecordMax } from '@koma/contract/files.ts'
import { zRegisterAnswer } from '@koma/contract/members.ts'
import { zOldUserCreatorRequest, zOldUserParams } from '@koma/contract/old-users.ts'
import { zError } from '@koma/contract/wire.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { languageOf } from '../../platform/language.ts'
import { refuse } from '../../platform/refusal.ts'
import { attachmentsField } from '../creators/public.ts'
import { storeUploads } from '../files/public.ts'
import { findCreator, moveCreator } from './commands/move-creator.ts'
import { presentRefusal } from './present-refusal.ts'

/** How a creator of the former system comes over, the profile with them. Source: product §7 "Other", api.md "Other" */
export function registerOldUserCreators(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/member/old_user_to_comicists/:code',
    config: {
      gate: 'public',
      owner: 'holder',
      uploads: { [attachmentsField]: { kind: 'pdf', filesMax: filesOfRecordMax } },
      refusals: ['record.not_found', 'old_user.used', 'old_user.expired', 'old_user.not_creator'],
    },
    schema: {
      tags: ['members'],
      summary:
        'Register a creator of the former system with profile and files: a class that lives keeps its days, one that has ended is applied for; the code is used up',
      params: zOldUserParams,
      body: zOldUserCreatorRequest,
      response: { 201: zRegisterAnswer, 404: zError, 409: zError, 422: zError, 429: zError },
    },
    // Files of whoever has no code are not even read.
    async preParsing(request, reply) {
      const { code } = request.params as { readonly code: string }
      const found = await findCreator(deps, { code, address: request.ip })
      if (!found.ok) await presentRefusal(request, reply, found)
    },
    async handler(request, reply) {
      const { code } = request.params
      const uploads = await storeUploads(deps, request)
      if (!uploads.ok) return refuse(request, reply, 'validation.failed', uploads)
      const circumstances = { address: request.ip, language: languageOf(request), requestId: request.id }
      // The body is both forms at once; each knows its own fields.
      const profile = zCreatorProfileForm.parse(request.body)
      const brought = { form: request.body, profile, stored: uploads.stored }
      const result = await moveCreator(deps, { code, ...brought, ...circumstances })
      if (!result.ok) return presentRefusal(request, reply, result)
      request.log.info({ memberId: result.id }, 'old creator moved')
      return reply.code(201).send({ id: result.id })
    },
  })
}
