import { zTokenPair } from '@koma/contract/auth.ts'
import {
  zCredentialFacts,
  zCredentialRequest,
  zJoinRequest,
  zThreeForm,
  zThreeRegistered,
  zThreeRequest,
} from '@koma/contract/identities.ts'
import { zError } from '@koma/contract/wire.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { languageOf } from '../../platform/language.ts'
import { refuse, refuseField } from '../../platform/refusal.ts'
import type { SignInPlace } from '../auth/public.ts'
import { checkCredential } from './commands/check-credential.ts'
import { findBearer } from './commands/find-outcome.ts'
import { joinMember } from './commands/join-member.ts'
import { registerThree } from './commands/register-three.ts'
import { sendJoinCode } from './commands/send-join-code.ts'
import { signInKnown } from './commands/sign-in-known.ts'

const placeOf = (request: FastifyRequest, device: string | undefined): SignInPlace => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
  device,
})

/** What a credential of a provider is spent on: tokens, a registration, or joining a member. Source: product §7 */
export function registerThreeRoutes(app: ApiApp, deps: Deps) {
  registerThreeItself(app, deps)
  registerJoin(app, deps)
}

function registerThreeItself(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/member/three',
    config: { gate: 'public', refusals: ['identity.expired'] },
    schema: {
      tags: ['members'],
      summary: 'Sign in (200) or register (201) with the credential of a provider; no password is asked for',
      body: zThreeRequest,
      response: { 200: zTokenPair, 201: zThreeRegistered, 409: zError, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      reply.header('cache-control', 'no-store')
      const { credential, device, ...fields } = request.body
      const bearer = await findBearer(deps.db, credential)
      if (bearer === undefined) return refuse(request, reply, 'identity.expired')
      if (bearer === 'known') return answerKnown(deps, request, reply, { credential, device })
      return answerNew(deps, request, reply, { credential, device, fields })
    },
  })

  app.route({
    method: 'POST',
    url: '/member/three/check',
    config: { gate: 'public', refusals: ['identity.expired'] },
    schema: {
      tags: ['members'],
      summary: 'What a credential is good for, without using it up',
      body: zCredentialRequest,
      response: { 200: zCredentialFacts, 409: zError, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const { identityProvider: provider } = deps
      if (!provider) return refuse(request, reply, 'identity.expired')
      const result = await checkCredential(deps, provider, { ...request.body, address: request.ip })
      if (!result.ok) return refuse(request, reply, result.reason, result.reason === 'rate.limited' ? result : {})
      return reply.header('cache-control', 'no-store').send(result.facts)
    },
  })
}

interface Visit {
  readonly credential: string
  readonly device: string | undefined
}

async function answerKnown(deps: Deps, request: FastifyRequest, reply: FastifyReply, { credential, device }: Visit) {
  const result = await signInKnown(deps, credential, placeOf(request, device))
  if (!result.ok) return refuse(request, reply, result.reason)
  request.log.info({ memberId: result.memberId }, 'signed in with a provider')
  return reply.code(200).send(result.pair)
}

async function answerNew(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { credential, device, fields }: Visit & { readonly fields: unknown },
) {
  const form = zThreeForm.safeParse(fields)
  if (!form.success) return refuse(request, reply, 'validation.failed', { errors: errorsOf(form.error) })
  const wish = { credential, form: form.data, language: languageOf(request) }
  const result = await registerThree(deps, wish, placeOf(request, device))
  if (!result.ok) return refuse(request, reply, result.reason, result.reason === 'identity.expired' ? {} : result)
  request.log.info({ memberId: result.id }, 'registered with a provider')
  return reply.code(201).send({ id: result.id, email_verified: result.isEmailVerified, tokens: result.pair })
}

function errorsOf(error: z.ZodError): Record<string, string[]> {
  const { fieldErrors } = z.flattenError(error)
  return fieldErrors
}

function registerJoin(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/member/three/join/sms',
    config: { gate: 'public', refusals: ['identity.expired'] },
    schema: {
      tags: ['members'],
      summary: 'Send a code to the number of the member whose verified address the credential has',
      body: zCredentialRequest,
      response: { 204: z.null(), 409: zError, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const result = await sendJoinCode(deps, { ...request.body, address: request.ip })
      if (result.ok) return reply.code(204).send(null)
      return refuse(request, reply, result.reason, result.reason === 'rate.limited' ? result : {})
    },
  })

  app.route({
    method: 'POST',
    url: '/member/three/join',
    config: { gate: 'public', refusals: ['identity.expired'] },
    schema: {
      tags: ['members'],
      summary: 'Link the credential to the member of its verified address, by that member’s password or code; signs in',
      body: zJoinRequest,
      response: { 200: zTokenPair, 409: zError, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const { identityProvider: provider } = deps
      if (!provider) return refuse(request, reply, 'identity.expired')
      const { credential, device, password, sms_code: smsCode } = request.body
      const proof = { credential, password, smsCode, requestId: request.id }
      const result = await joinMember(deps, provider, proof, placeOf(request, device))
      if (result.ok) {
        request.log.info({ memberId: result.memberId }, 'joined a provider')
        return reply.header('cache-control', 'no-store').send(result.pair)
      }
      if (result.reason === 'wrong_password') return refuseField(request, reply, 'password', 'field.password_wrong')
      if (result.reason === 'wrong_code') return refuseField(request, reply, 'sms_code', 'field.sms_code')
      return refuse(request, reply, result.reason, result.reason === 'rate.limited' ? result : {})
    },
  })
}
