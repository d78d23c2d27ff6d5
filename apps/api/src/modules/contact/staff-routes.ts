import { zTicket, zTicketAnswer, zTicketPage, zTicketQuery } from '@koma/contract/contact.ts'
import type { ErrorCode } from '@koma/contract/errors.ts'
import { zIdParams } from '@koma/contract/staff.ts'
import { zError } from '@koma/contract/wire.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { expectedVersion } from '../../platform/if-match.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { noteReading, noteSearch } from '../../platform/readings.ts'
import { refuse } from '../../platform/refusal.ts'
import { closeTicket } from './commands/close-ticket.ts'
import { presentTicket } from './present.ts'
import { ticketById, tickets } from './queries.ts'

const closingRefusals = ['contact.state', 'version.stale'] as const satisfies readonly ErrorCode[]
const answers = { 200: zTicket, 401: zError, 403: zError, 404: zError, 409: zError, 412: zError, 422: zError }

/** The letters that wait for an answer; every look at one is noted. Source: product §9 "Contact message reply" */
export function registerContactStaff(app: ApiApp, deps: Deps) {
  registerReading(app, deps)

  const close = async (request: FastifyRequest, reply: FastifyReply, id: string, answer: string | null) => {
    const staff = staffOf(request)
    const closing = { id, answer, version: expectedVersion(request), requestId: request.id }
    const result = await closeTicket(deps, staff, closing)
    return result.ok ? reply.send(presentTicket(result.ticket, staff.now)) : refuse(request, reply, result.reason)
  }

  app.route({
    method: 'POST',
    url: '/staff/contact/:id/answer',
    config: { gate: { staff: 'contact.answer' }, refusals: closingRefusals },
    schema: {
      tags: ['staff'],
      summary: 'Answer a letter by mail',
      params: zIdParams,
      body: zTicketAnswer,
      response: answers,
    },
    handler: (request, reply) => close(request, reply, request.params.id, request.body.answer.trim()),
  })

  app.route({
    method: 'POST',
    url: '/staff/contact/:id/close',
    config: { gate: { staff: 'contact.answer' }, refusals: closingRefusals },
    schema: { tags: ['staff'], summary: 'Close a letter without an answer', params: zIdParams, response: answers },
    handler: (request, reply) => close(request, reply, request.params.id, null),
  })
}

function registerReading(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/contact',
    config: { gate: { staff: 'contact.read' } },
    schema: {
      tags: ['staff'],
      summary: 'Letters: open ones first, the soonest to be answered first',
      querystring: zTicketQuery,
      response: { 200: zTicketPage, 401: zError, 403: zError, 422: zError },
    },
    async handler(request) {
      const { status, kind, ...page } = request.query
      const { rows, total } = await tickets(deps.db, { status, kind }, windowOf(page))
      const staff = staffOf(request)
      await noteSearch(deps.db, staff, { kind: 'contact', shown: rows.map(({ id }) => id) }, request.id)
      return pageOf(page, { rows, total }, (row) => presentTicket(row, staff.now))
    },
  })

  app.route({
    method: 'GET',
    url: '/staff/contact/:id',
    config: { gate: { staff: 'contact.read' } },
    schema: {
      tags: ['staff'],
      summary: 'One letter',
      params: zIdParams,
      response: { 200: zTicket, 401: zError, 403: zError, 404: zError },
    },
    async handler(request, reply) {
      const staff = staffOf(request)
      const row = await ticketById(deps.db, request.params.id)
      if (!row) return refuse(request, reply, 'record.not_found')
      await noteReading(deps.db, staff, { kind: 'contact', id: row.id }, request.id)
      return presentTicket(row, staff.now)
    },
  })
}
