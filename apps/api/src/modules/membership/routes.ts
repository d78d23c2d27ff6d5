import { errorStatuses } from '@koma/contract/errors.ts'
import { zExtendAnswer, zMembership, zRenewalAnswer, zRenewalRequest } from '@koma/contract/membership.ts'
import { zError } from '@koma/contract/wire.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { memberOf } from '../../platform/gate.ts'
import { runOnce, sendOnce } from '../../platform/idempotency.ts'
import { refusalBody } from '../../platform/refusal.ts'
import { askRenewal } from './commands/ask-renewal.ts'
import { extendMembership } from './commands/extend-membership.ts'
import { membershipJobs } from './jobs.ts'
import { statusOf } from './policy.ts'
import { presentMembership } from './present.ts'
import { latestRenewalOf } from './queries/renewals.ts'
import { loyaltyOf, periodsOf, standingOf } from './queries/standing.ts'

/** A member's own membership: how it stands, how far the next one is, and how it goes on. Source: product §4, §6 */
export function registerMembership(app: ApiApp, deps: Deps) {
  for (const job of membershipJobs(deps)) deps.jobs.schedule(job)
  registerStanding(app, deps)
  registerExtension(app, deps)
  registerRenewal(app, deps)
}

function registerStanding(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/my/membership',
    config: { gate: 'member' },
    schema: {
      tags: ['membership'],
      summary: 'My class, its days, how it goes on, and how far it is to the next',
      response: { 200: zMembership, 401: zError },
    },
    async handler(request) {
      const caller = memberOf(request)
      const [standing, loyalty, renewal, periods, { numbers }] = await Promise.all([
        standingOf(deps.db, caller.id),
        loyaltyOf(deps.db, caller.id),
        latestRenewalOf(deps.db, caller.id),
        periodsOf(deps.db, caller.id),
        deps.settings.at(deps.db, caller.now),
      ])
      const extendableDays = numbers['membership.extendable_days']
      const { status, renewFrom } = statusOf(standing, { isActivated: caller.activated, extendableDays })
      return presentMembership({ standing, status, renewFrom, loyalty, renewal, periods })
    },
  })
}

function registerExtension(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/my/membership/extend',
    config: { gate: 'activated', once: true, refusals: ['membership.not_extendable'] },
    schema: {
      tags: ['membership'],
      summary: 'Go on as an associate creator for another period; honours Idempotency-Key',
      response: { 201: zExtendAnswer, 401: zError, 403: zError, 409: zError, 422: zError },
    },
    async handler(request, reply) {
      const caller = memberOf(request)
      const key = { scope: caller.id, route: 'POST /my/membership/extend' }
      const answer = await runOnce(deps, request, key, async (tx) => {
        const result = await extendMembership(deps, tx, caller, request.id)
        if (!result.ok) return { status: errorStatuses[result.reason], body: refusalBody(request, result.reason) }
        const body = { type: 'associate_creator', started_on: result.startedOn, ends_on: result.endsOn }
        return { status: 201, body }
      })
      return sendOnce(request, reply, answer)
    },
  })
}

function registerRenewal(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/my/membership/renewal',
    config: { gate: 'activated', once: true, refusals: ['membership.not_extendable'] },
    schema: {
      tags: ['membership'],
      summary: 'Ask to go on as a creator, with a commercial publication; honours Idempotency-Key',
      body: zRenewalRequest,
      response: { 201: zRenewalAnswer, 401: zError, 403: zError, 409: zError, 422: zError },
    },
    async handler(request, reply) {
      const caller = memberOf(request)
      const key = { scope: caller.id, route: 'POST /my/membership/renewal' }
      const answer = await runOnce(deps, request, key, async (tx) => {
        const result = await askRenewal(deps, tx, caller, { ...request.body, requestId: request.id })
        if (result.ok)
          return { status: 201, body: { id: result.id, status: 'under_review', review_by: result.reviewBy } }
        if (result.reason === 'published_outside') {
          const errors = { published_on: ['field.published_during'] }
          return { status: 422, body: refusalBody(request, 'validation.failed', { errors }) }
        }
        return { status: errorStatuses[result.reason], body: refusalBody(request, result.reason) }
      })
      return sendOnce(request, reply, answer)
    },
  })
}
