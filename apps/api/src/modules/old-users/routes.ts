import type { ErrorCode } from '@koma/contract/errors.ts'
import { zRegisterAnswer } from '@koma/contract/members.ts'
import {
  zOldUser,
  zOldUserCodeAnswer,
  zOldUserMergeAnswer,
  zOldUserMergeRequest,
  zOldUserParams,
  zOldUserRequest,
  zOldUserResendRequest,
} from '@koma/contract/old-users.ts'
import { zError } from '@koma/contract/wire.ts'
import { taipeiDateOf } from '@koma/domain/taipei-time.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { memberOf } from '../../platform/gate.ts'
import { languageOf } from '../../platform/language.ts'
import { refuse } from '../../platform/refusal.ts'
import { askAgain } from './commands/ask-again.ts'
import { mergeOldUser } from './commands/merge-old-user.ts'
import { moveOldUser } from './commands/move-old-user.ts'
import { openRecord, showCodeState } from './commands/open-record.ts'
import { scheduleOldUserJobs } from './jobs.ts'
import { presentRefusal } from './present-refusal.ts'
import { presentOldUser } from './present.ts'

const refusals = ['record.not_found', 'old_user.used', 'old_user.expired'] as const satisfies readonly ErrorCode[]

/** How somebody of the former system comes over: with the code of the mailed link. Source: product §7 "Other", api.md "Other" */
export function registerOldUsers(app: ApiApp, deps: Deps) {
  scheduleOldUserJobs(deps)
  registerLooking(app, deps)
  registerMoves(app, deps)
  registerAskingAgain(app, deps)
}

function registerLooking(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/member/old_user/:code',
    config: { gate: 'public', owner: 'holder', refusals },
    schema: {
      tags: ['members'],
      summary: 'What the form of an old user starts with; looking uses nothing up',
      params: zOldUserParams,
      response: { 200: zOldUser, 404: zError, 409: zError, 429: zError },
    },
    async handler(request, reply) {
      const result = await openRecord(deps, { code: request.params.code, address: request.ip })
      if (!result.ok) return presentRefusal(request, reply, result)
      const today = taipeiDateOf(await deps.clock.now())
      // It is somebody's own data behind a secret address: nothing between keeps it.
      return reply
        .header('cache-control', 'private, no-store')
        .send(presentOldUser(result.record, result.hasAccount, today))
    },
  })

  app.route({
    method: 'GET',
    url: '/member/old_user/:code/state',
    config: { gate: 'public', owner: 'holder' },
    schema: {
      tags: ['members'],
      summary: 'What has become of a code, without a word about anybody',
      params: zOldUserParams,
      response: { 200: zOldUserCodeAnswer, 404: zError, 429: zError },
    },
    async handler(request, reply) {
      const result = await showCodeState(deps, { code: request.params.code, address: request.ip })
      if (!result.ok) return presentRefusal(request, reply, result)
      return reply.header('cache-control', 'private, no-store').send({ state: result.state })
    },
  })
}

function registerMoves(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/member/old_user',
    config: { gate: 'public', refusals },
    schema: {
      tags: ['members'],
      summary: 'Register with the code of the mailed link: points and class come along, and the code is used up',
      body: zOldUserRequest,
      response: { 201: zRegisterAnswer, 404: zError, 409: zError, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const { code, ...form } = request.body
      const circumstances = { address: request.ip, language: languageOf(request), requestId: request.id }
      const result = await moveOldUser(deps, { code, form, ...circumstances })
      if (!result.ok) return presentRefusal(request, reply, result)
      request.log.info({ memberId: result.id }, 'old user moved')
      return reply.code(201).send({ id: result.id })
    },
  })

  app.route({
    method: 'POST',
    url: '/member/old_user/merge',
    config: { gate: 'member', refusals },
    schema: {
      tags: ['members'],
      summary: 'Take the points and the class of an old record into the account that is signed in; uses the code up',
      body: zOldUserMergeRequest,
      response: { 200: zOldUserMergeAnswer, 401: zError, 404: zError, 409: zError, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const wish = { code: request.body.code, address: request.ip, requestId: request.id }
      const result = await mergeOldUser(deps, memberOf(request), wish)
      return result.ok ? result.carried : presentRefusal(request, reply, result)
    },
  })
}

function registerAskingAgain(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/member/old_user/resend',
    config: { gate: 'public' },
    schema: {
      tags: ['members'],
      summary: 'Have a new link mailed; the answer is the same whether or not anybody is known there',
      body: zOldUserResendRequest,
      response: { 204: z.null(), 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const result = await askAgain(deps, { email: request.body.email, address: request.ip })
      return result.ok ? reply.code(204).send(null) : refuse(request, reply, result.reason, result)
    },
  })
}
