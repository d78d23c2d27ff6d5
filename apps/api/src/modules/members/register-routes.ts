import {
  zCheckRegisteredAnswer,
  zCheckRegisteredRequest,
  zRegisterAnswer,
  zRegisterRequest,
  zRegisterSmsRequest,
  zVerifyAnswer,
  zVerifyRequest,
} from '@koma/contract/members.ts'
import { zError } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { memberOf } from '../../platform/gate.ts'
import { languageOf } from '../../platform/language.ts'
import { refuse } from '../../platform/refusal.ts'
import { checkRegistered } from './commands/check-registered.ts'
import { registerMember } from './commands/register-member.ts'
import { resendVerification } from './commands/resend-verification.ts'
import { sendMobileCode } from './commands/send-mobile-code.ts'
import { sendRegisterCode } from './commands/send-register-code.ts'
import { verifyEmail } from './commands/verify-email.ts'

/** From the SMS code to the verified address. Source: product §3 "Member registration", §4 "Account" */
export function registerRegistration(app: ApiApp, deps: Deps) {
  registerForm(app, deps)
  registerQuestion(app, deps)
  registerVerification(app, deps)
}

function registerForm(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/member/register/sms',
    config: { gate: 'visitor' },
    schema: {
      tags: ['members'],
      summary: 'Send a 6-digit code to the number, valid for 10 minutes; a member gets one for PUT /member/mobile',
      body: zRegisterSmsRequest,
      response: { 204: z.null(), 401: zError, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const { mobile } = request.body
      const memberId = request.memberCaller?.id
      const result = memberId
        ? await sendMobileCode(deps, { memberId, mobile, address: request.ip })
        : await sendRegisterCode(deps, { mobile, address: request.ip, language: languageOf(request) })
      return result.ok ? reply.code(204).send(null) : refuse(request, reply, result.reason, result)
    },
  })

  app.route({
    method: 'POST',
    url: '/member',
    config: { gate: 'public' },
    schema: {
      tags: ['members'],
      summary: 'Register; sends the mail that verifies the address',
      body: zRegisterRequest,
      response: { 201: zRegisterAnswer, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const circumstances = { address: request.ip, language: languageOf(request) }
      const result = await registerMember(deps, request.body, circumstances)
      if (!result.ok) return refuse(request, reply, result.reason, result)
      request.log.info({ memberId: result.id }, 'registered')
      return reply.code(201).send({ id: result.id })
    },
  })
}

function registerQuestion(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/member/check/registerd',
    config: { gate: 'public' },
    schema: {
      tags: ['members'],
      summary: 'Whether an account name, an e-mail address or a number is registered',
      body: zCheckRegisteredRequest,
      response: { 200: zCheckRegisteredAnswer, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const result = await checkRegistered(deps, request.body, request.ip)
      if (!result.ok) return refuse(request, reply, result.reason, result)
      return reply.header('cache-control', 'no-store').code(200).send({ registered: result.registered })
    },
  })
}

function registerVerification(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/member/verify',
    config: { gate: 'public', refusals: ['verification.failed'] },
    schema: {
      tags: ['members'],
      summary: 'Open a mailed link, once, within 24 hours',
      body: zVerifyRequest,
      response: { 200: zVerifyAnswer, 409: zError, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const result = await verifyEmail(deps, { code: request.body.code, address: request.ip, requestId: request.id })
      if (result.ok) return { verified: 'email' as const }
      return refuse(request, reply, result.reason, result.reason === 'rate.limited' ? result : {})
    },
  })

  app.route({
    method: 'POST',
    url: '/member/verify/resend',
    config: { gate: 'member' },
    schema: {
      tags: ['members'],
      summary: 'Mail the link again; the one before is dead',
      response: { 204: z.null(), 401: zError, 429: zError },
    },
    async handler(request, reply) {
      const result = await resendVerification(deps, memberOf(request).id)
      return result.ok ? reply.code(204).send(null) : refuse(request, reply, result.reason, result)
    },
  })
}
