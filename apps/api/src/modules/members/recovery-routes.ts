import {
  zEmailPasswordRequest,
  zForgetEmailRequest,
  zForgetSmsRequest,
  zSmsPasswordRequest,
  zVerifyIdentityAnswer,
  zVerifyIdentityRequest,
} from '@koma/contract/recovery.ts'
import { zError } from '@koma/contract/wire.ts'
import { canonicalEmail } from '@koma/domain/account-rules.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuse, refuseField } from '../../platform/refusal.ts'
import { forgetPassword } from './commands/forget-password.ts'
import { resetPassword, type ResetProof } from './commands/reset-password.ts'
import { verifyIdentity } from './commands/verify-identity.ts'

/** Getting back in without the password, by phone or by mail. Source: product §2 "Forgot password", §7 */
export function registerRecovery(app: ApiApp, deps: Deps) {
  registerForget(app, deps)
  registerReset(app, deps)

  app.route({
    method: 'POST',
    url: '/member/verify_identity',
    config: { gate: 'public', refusals: ['verification.failed'] },
    schema: {
      tags: ['members'],
      summary: 'What a mailed link is for and whose it is; it is not used up',
      body: zVerifyIdentityRequest,
      response: { 200: zVerifyIdentityAnswer, 409: zError, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const result = await verifyIdentity(deps, { code: request.body.code, address: request.ip })
      if (result.ok) return reply.header('cache-control', 'no-store').code(200).send(result.identity)
      return refuse(request, reply, result.reason, result.reason === 'rate.limited' ? result : {})
    },
  })
}

function registerForget(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/member/forget/sms',
    config: { gate: 'public' },
    schema: {
      tags: ['members'],
      summary: 'Send a code to the number, if it is a member’s; the answer never tells',
      body: zForgetSmsRequest,
      response: { 204: z.null(), 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const result = await forgetPassword(deps, { channel: 'sms', to: request.body.mobile }, request.ip)
      return result.ok ? reply.code(204).send(null) : refuse(request, reply, result.reason, result)
    },
  })

  app.route({
    method: 'POST',
    url: '/member/forget/email',
    config: { gate: 'public' },
    schema: {
      tags: ['members'],
      summary: 'Mail a link to the address, if it is a member’s; the answer never tells',
      body: zForgetEmailRequest,
      response: { 204: z.null(), 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const to = canonicalEmail(request.body.email)
      const result = await forgetPassword(deps, { channel: 'mail', to }, request.ip)
      return result.ok ? reply.code(204).send(null) : refuse(request, reply, result.reason, result)
    },
  })
}

function registerReset(app: ApiApp, deps: Deps) {
  app.route({
    method: 'PUT',
    url: '/member/sms/password',
    config: { gate: 'public' },
    schema: {
      tags: ['members'],
      summary: 'Set a forgotten password with the code; every session ends',
      body: zSmsPasswordRequest,
      response: { 204: z.null(), 422: zError, 429: zError },
    },
    handler(request, reply) {
      const { mobile, sms_code: code, password } = request.body
      return answerReset(deps, request, reply, { proof: { by: 'sms', mobile, code }, password })
    },
  })

  app.route({
    method: 'PUT',
    url: '/member/email/password',
    config: { gate: 'public', refusals: ['verification.failed'] },
    schema: {
      tags: ['members'],
      summary: 'Set a forgotten password with the mailed link, once; every session ends',
      body: zEmailPasswordRequest,
      response: { 204: z.null(), 409: zError, 422: zError, 429: zError },
    },
    handler(request, reply) {
      const { code, password } = request.body
      return answerReset(deps, request, reply, { proof: { by: 'mail', code }, password })
    },
  })
}

async function answerReset(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { proof, password }: { readonly proof: ResetProof; readonly password: string },
) {
  const result = await resetPassword(deps, proof, { password, address: request.ip, requestId: request.id })
  if (result.ok) {
    request.log.info({ memberId: result.memberId }, 'password reset')
    return reply.code(204).send(null)
  }
  if (result.reason === 'common') return refuseField(request, reply, 'password', 'field.password_common')
  if (result.reason === 'rate.limited') return refuse(request, reply, result.reason, result)
  if (proof.by === 'sms') return refuseField(request, reply, 'sms_code', 'field.sms_code')
  return refuse(request, reply, 'verification.failed')
}
