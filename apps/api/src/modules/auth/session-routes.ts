import { zEndSessionsQuery, zMemberSessions, zMemberSessionsQuery } from '@koma/contract/sessions.ts'
import { zError, zUuid } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { memberOf } from '../../platform/gate.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { presentSession } from './present-session.ts'
import { endOwnSession, endSessionsOf } from './queries/ending.ts'
import { sessionsOf } from './queries/sessions.ts'

/** The devices on which a member is signed in. Decision: api.md "completeness" */
export function registerSessions(app: ApiApp, deps: Deps) {
  registerList(app, deps)
  registerEnding(app, deps)
}

function registerList(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/member/sessions',
    config: { gate: 'member' },
    schema: {
      tags: ['auth'],
      summary: 'The devices on which I am signed in, this one first',
      querystring: zMemberSessionsQuery,
      response: { 200: zMemberSessions, 401: zError, 422: zError },
    },
    async handler(request) {
      const { id, sessionId: current } = memberOf(request)
      const { query } = request
      const sessions = await sessionsOf(deps.db, id, current, windowOf(query))
      return pageOf(query, sessions, (row) => presentSession(row, current))
    },
  })
}

function registerEnding(app: ApiApp, deps: Deps) {
  app.route({
    method: 'DELETE',
    url: '/member/sessions/:id',
    config: { gate: 'member', owner: 'caller' },
    schema: {
      tags: ['auth'],
      summary: 'Sign one device out',
      params: z.object({ id: zUuid }),
      response: { 204: z.null(), 401: zError, 404: zError },
    },
    async handler(request, reply) {
      const { id } = memberOf(request)
      if (!(await endOwnSession(deps.db, id, request.params.id))) return refuse(request, reply, 'record.not_found')
      request.log.info({ memberId: id }, 'device signed out')
      return reply.code(204).send(null)
    },
  })

  app.route({
    method: 'DELETE',
    url: '/member/sessions',
    config: { gate: 'member' },
    schema: {
      tags: ['auth'],
      summary: 'Sign out everywhere, or everywhere but here',
      querystring: zEndSessionsQuery,
      response: { 204: z.null(), 401: zError, 422: zError },
    },
    async handler(request, reply) {
      const { id, sessionId } = memberOf(request)
      const except = request.query.except === 'current' ? sessionId : null
      await deps.db.transaction().execute((tx) => endSessionsOf(tx, id, 'signed out everywhere', except))
      request.log.info({ memberId: id }, 'signed out everywhere')
      return reply.code(204).send(null)
    },
  })
}
