import { zTokenPair, zTokenRequest, type CodeGrant } from '@koma/contract/auth.ts'
import { zError } from '@koma/contract/wire.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { memberOf } from '../../platform/gate.ts'
import { refuse } from '../../platform/refusal.ts'
import { redeemCode } from './commands/redeem-code.ts'
import { refreshSession } from './commands/refresh-session.ts'
import { signIn } from './commands/sign-in.ts'
import { authJobs } from './jobs.ts'
import { endSession } from './queries/ending.ts'
import { registerSessions } from './session-routes.ts'

/** Signing in, staying signed in and signing out. Source: product §4 "Session", §7 */
export function registerAuth(app: ApiApp, deps: Deps) {
  for (const job of authJobs(deps)) deps.jobs.schedule(job)
  registerSessions(app, deps)

  app.route({
    method: 'POST',
    url: '/token',
    config: { gate: 'public', refusals: ['auth.invalid_grant'] },
    schema: {
      tags: ['auth'],
      summary: 'Sign in by password, or exchange a refresh token or the code of an app',
      body: zTokenRequest,
      response: { 200: zTokenPair, 400: zError, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const { body } = request
      if (body.grant_type === 'refresh_token') return answerRefresh(deps, request, reply, body.refresh_token)
      if (body.grant_type === 'authorization_code') return answerCode(deps, request, reply, body)
      return answerPassword(deps, request, reply, body)
    },
  })

  app.route({
    method: 'DELETE',
    url: '/token',
    config: { gate: 'member' },
    schema: {
      tags: ['auth'],
      summary: 'Sign out: every token of this session ends',
      response: { 204: z.null(), 401: zError },
    },
    async handler(request, reply) {
      const { id, sessionId } = memberOf(request)
      await endSession(deps.db, sessionId)
      request.log.info({ memberId: id }, 'signed out')
      return reply.code(204).send(null)
    },
  })
}

async function answerPassword(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  body: { readonly username: string; readonly password: string; readonly device?: string | undefined },
) {
  const userAgent = request.headers['user-agent']
  const result = await signIn(deps, { ...body, address: request.ip, userAgent })
  if (!result.ok) {
    request.log.info({ reason: result.reason }, 'sign-in refused')
    return refuse(request, reply, result.reason, result.reason === 'rate.limited' ? result : {})
  }
  request.log.info({ memberId: result.memberId }, 'signed in')
  return reply.header('cache-control', 'no-store').code(200).send(result.pair)
}

async function answerRefresh(deps: Deps, request: FastifyRequest, reply: FastifyReply, refreshToken: string) {
  const result = await refreshSession(deps, refreshToken)
  if (!result.ok) {
    if (result.reused) request.log.warn({ memberId: result.reused.memberId }, 'refresh token used again, session ended')
    return refuse(request, reply, result.reason)
  }
  return reply.header('cache-control', 'no-store').code(200).send(result.pair)
}

async function answerCode(deps: Deps, request: FastifyRequest, reply: FastifyReply, grant: CodeGrant) {
  const { code, code_verifier: verifier, redirect_uri: redirectAddress, client_id: clientId } = grant
  const place = { address: request.ip, userAgent: request.headers['user-agent'] }
  const result = await redeemCode(deps, { code, verifier, redirectAddress, clientId }, place)
  if (!result.ok) {
    if (result.reused) request.log.warn(result.reused, 'authorization code used again, session ended')
    return refuse(request, reply, result.reason)
  }
  request.log.info({ memberId: result.memberId }, 'app signed in')
  return reply.header('cache-control', 'no-store').code(200).send(result.pair)
}
