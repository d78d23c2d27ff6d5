import { zMember } from '@koma/contract/members.ts'
import {
  zEmailRequest,
  zMobileRequest,
  zPasswordRequest,
  zProofRequest,
  zPwChangeDate,
} from '@koma/contract/recovery.ts'
import { zError } from '@koma/contract/wire.ts'
import { isPasswordOld } from '@koma/domain/account-rules.ts'
import { daysBetween, taipeiDateOf } from '@koma/domain/taipei-time.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { memberOf } from '../../platform/gate.ts'
import { refuse, refuseField } from '../../platform/refusal.ts'
import { balanceOf } from '../points/public.ts'
import { changeMobile } from './commands/change-mobile.ts'
import { changePassword } from './commands/change-password.ts'
import { requestEmail } from './commands/request-email.ts'
import { sendProof } from './commands/send-proof.ts'
import { presentMember } from './present.ts'
import { passwordChangedAt } from './queries/contacts.ts'
import { profileOf } from './queries/profiles.ts'

/** How a member's account is opened and reached. Source: product §7 "Session and member" */
export function registerAccount(app: ApiApp, deps: Deps) {
  registerPassword(app, deps)
  registerContacts(app, deps)

  app.route({
    method: 'POST',
    url: '/member/proof',
    config: { gate: 'member' },
    schema: {
      tags: ['members'],
      summary: 'Send a code with which the account is changed instead of with the password',
      body: zProofRequest,
      response: { 204: z.null(), 401: zError, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const { id: memberId } = memberOf(request)
      const result = await sendProof(deps, { memberId, channel: request.body.channel, address: request.ip })
      if (result.ok) return reply.code(204).send(null)
      if (result.reason === 'not_verified') return refuseField(request, reply, 'channel', 'field.not_verified')
      return refuse(request, reply, result.reason, result)
    },
  })
}

function registerPassword(app: ApiApp, deps: Deps) {
  app.route({
    method: 'PUT',
    url: '/member/password',
    config: { gate: 'member' },
    schema: {
      tags: ['members'],
      summary: 'Change the password; every session ends, this one too',
      body: zPasswordRequest,
      response: { 204: z.null(), 401: zError, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const { id: memberId } = memberOf(request)
      const { old_password: oldPassword, code, password } = request.body
      const result = await changePassword(deps, { memberId, oldPassword, code, password, requestId: request.id })
      if (!result.ok) return refuse(request, reply, result.reason, result)
      request.log.info({ memberId }, 'password changed')
      return reply.code(204).send(null)
    },
  })

  app.route({
    method: 'GET',
    url: '/member/pw_change_date',
    config: { gate: 'member' },
    schema: {
      tags: ['members'],
      summary: 'Since when the password is what it is; over 90 days the member is reminded',
      response: { 200: zPwChangeDate, 401: zError },
    },
    async handler(request) {
      const { id, now } = memberOf(request)
      const changedOn = taipeiDateOf(await passwordChangedAt(deps.db, id))
      const days = daysBetween(changedOn, taipeiDateOf(now))
      return { pw_change_date: changedOn, days, is_expired: isPasswordOld(days) }
    },
  })
}

function registerContacts(app: ApiApp, deps: Deps) {
  app.route({
    method: 'PUT',
    url: '/member/email',
    config: { gate: 'member' },
    schema: {
      tags: ['members'],
      summary: 'Mail a link to a new address; POST /member/verify makes the change, and every session ends',
      body: zEmailRequest,
      response: { 204: z.null(), 401: zError, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const { email, current_password: password, code } = request.body
      const result = await requestEmail(deps, { memberId: memberOf(request).id, email, password, code })
      return result.ok ? reply.code(204).send(null) : refuse(request, reply, result.reason, result)
    },
  })

  app.route({
    method: 'PUT',
    url: '/member/mobile',
    config: { gate: 'member' },
    schema: {
      tags: ['members'],
      summary: 'Change the number with the code sent to it, or verify the own one; a new one ends every session',
      body: zMobileRequest,
      response: { 200: zMember, 401: zError, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const caller = memberOf(request)
      const { mobile, sms_code: smsCode, current_password: password, code } = request.body
      const change = { memberId: caller.id, mobile, smsCode, password, code, requestId: request.id }
      const result = await changeMobile(deps, change)
      if (!result.ok) return refuse(request, reply, result.reason, result)
      const row = await profileOf(deps.db, caller.id)
      const activated = row.emailVerifiedAt !== null && row.mobileVerifiedAt !== null
      return presentMember(row, { ...caller, activated }, await balanceOf(deps.db, caller.id, caller.now))
    },
  })
}
