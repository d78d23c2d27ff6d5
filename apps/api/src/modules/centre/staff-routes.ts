import { zCentreHistory, zCentreRequest, zCentreWithdrawal } from '@koma/contract/centre.ts'
import { zError, zPageQuery } from '@koma/contract/wire.ts'
import type { PageQuery } from '@koma/contract/wire.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { expectedVersion } from '../../platform/if-match.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { changeCentre, withdrawCentre, type CentreResult } from './commands/change-centre.ts'
import { presentEntry } from './present.ts'
import { centreBook, centreHistory, centreVersion } from './queries.ts'

/** The centre's own facts with their history: `/staff/centre`. Decision: staff console (settings) */
export function registerCentreStaff(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/centre',
    config: { gate: { staff: 'settings.read' } },
    schema: {
      tags: ['staff'],
      summary: "The centre's facts, those to come and those that held before, the latest first",
      querystring: zPageQuery,
      response: { 200: zCentreHistory, 401: zError, 403: zError, 422: zError },
    },
    handler: ({ query }) => historyOf(deps, query),
  })

  app.route({
    method: 'POST',
    url: '/staff/centre',
    config: { gate: { staff: 'settings.change' }, refusals: ['version.stale'] },
    schema: {
      tags: ['staff'],
      summary: 'Set the facts from now or a later instant on; If-Match with the version that was seen',
      body: zCentreRequest,
      response: { 200: zCentreHistory, 401: zError, 403: zError, 412: zError, 422: zError },
    },
    handler: async (request, reply) =>
      answer(deps, request, reply, await changeCentre(deps, { ...orderOf(request), form: request.body })),
  })

  app.route({
    method: 'POST',
    url: '/staff/centre/withdraw',
    config: { gate: { staff: 'settings.change' }, refusals: ['version.stale', 'record.not_found'] },
    schema: {
      tags: ['staff'],
      summary: 'Take back a change that has not begun',
      body: zCentreWithdrawal,
      response: { 200: zCentreHistory, 401: zError, 403: zError, 404: zError, 412: zError, 422: zError },
    },
    async handler(request, reply) {
      const order = { ...orderOf(request), validFrom: request.body.valid_from }
      return answer(deps, request, reply, await withdrawCentre(deps, order))
    },
  })
}

const firstPage: PageQuery = { page: 1, per_page: 12 }

async function historyOf({ db, clock }: Deps, page: PageQuery) {
  const now = await clock.now()
  const holding = (await centreBook(db)).find(({ from }) => from <= now)?.from ?? now
  const history = await centreHistory(db, windowOf(page))
  return {
    ...pageOf(page, history, (row) => presentEntry(row, holding, now)),
    version: await centreVersion(db),
  }
}

const orderOf = (request: FastifyRequest) => ({
  staff: staffOf(request),
  version: expectedVersion(request),
  requestId: request.id,
})

async function answer(deps: Deps, request: FastifyRequest, reply: FastifyReply, result: CentreResult) {
  return result.ok ? historyOf(deps, firstPage) : refuse(request, reply, result.reason, result.details)
}
