import { zAgreements, zAgreeRequest } from '@koma/contract/agreements.ts'
import { zError } from '@koma/contract/wire.ts'
import { needsGuardian } from '@koma/domain/account-rules.ts'
import { taipeiDate, taipeiDateOf } from '@koma/domain/taipei-time.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { memberOf } from '../../platform/gate.ts'
import { languageOf } from '../../platform/language.ts'
import { refuse } from '../../platform/refusal.ts'
import { agreeAgain } from './commands/agree-again.ts'
import { presentAgreements } from './present-agreements.ts'
import { agreementVersions, consentsOf } from './queries/agreements.ts'
import { profileOf } from './queries/profiles.ts'

/** What members agreed to, what has changed since, and agreeing again. Source: product §5. Decision: 0025 */
export function registerAgreements(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/member/agreements',
    config: { gate: 'member' },
    schema: {
      tags: ['members'],
      summary: 'The terms and the privacy policy: what I agreed to, and what has changed since',
      response: { 200: zAgreements, 401: zError },
    },
    async handler(request) {
      const { id, now } = memberOf(request)
      const [versions, consents, { birthday }] = await Promise.all([
        agreementVersions(deps.db),
        consentsOf(deps.db, id),
        profileOf(deps.db, id),
      ])
      return {
        agreements: presentAgreements(versions, consents),
        guardian_needed: needsGuardian(taipeiDate(birthday), taipeiDateOf(now)),
      }
    },
  })

  app.route({
    method: 'POST',
    url: '/member/agreements',
    config: { gate: 'member', refusals: ['agreement.outdated'] },
    schema: {
      tags: ['members'],
      summary: 'Agree to the versions that I have read; those that do not hold any more are refused',
      body: zAgreeRequest,
      response: { 204: z.null(), 401: zError, 409: zError, 422: zError },
    },
    async handler(request, reply) {
      const agreement = { form: request.body, address: request.ip, language: languageOf(request) }
      const result = await agreeAgain(deps.db, memberOf(request), agreement)
      if (result.ok) return reply.code(204).send(null)
      return refuse(request, reply, result.reason, result.errors && { errors: result.errors })
    },
  })
}
