import {
  zContentChange,
  zContentChoices,
  zContentRequest,
  zCoverage,
  zDeskItem,
  zDeskPage,
  zDeskQuery,
} from '@koma/contract/content-desk.ts'
import { zError, zId } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { pageOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { seenRecord } from '../../platform/seen-record.ts'
import { createItem } from './commands/create-item.ts'
import { saveDraft } from './commands/save-draft.ts'
import { registerDeskLocks } from './staff-lock-routes.ts'
import { registerDeskMoves } from './staff-move-routes.ts'
import { registerRevisions } from './staff-revision-routes.ts'
import { presentItem, presentLine } from './present-desk.ts'
import { coverage } from './queries/coverage.ts'
import { deskItem } from './queries/desk.ts'
import { deskLines } from './queries/desk-list.ts'
import { factChoices } from './queries/fact-choices.ts'

const params = z.object({ id: zId })

/** The desk where the content is written: `/staff/content`. Decision: content (staff console) */
export function registerDesk(app: ApiApp, deps: Deps) {
  registerReading(app, deps)
  registerChoices(app, deps)
  registerWriting(app, deps)
  registerDeskMoves(app, deps)
  registerRevisions(app, deps)
  registerDeskLocks(app, deps)
}

function registerReading(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/content',
    config: { gate: { staff: 'content.read' } },
    schema: {
      tags: ['staff'],
      summary: 'Items by kind, state, words and what their translation lacks, the last changed first',
      querystring: zDeskQuery,
      response: { 200: zDeskPage, 401: zError, 403: zError, 422: zError },
    },
    handler: async ({ query }) => pageOf(query, await deskLines(deps.db, query), presentLine),
  })

  app.route({
    method: 'GET',
    url: '/staff/content/:id',
    config: { gate: { staff: 'content.read' } },
    schema: {
      tags: ['staff'],
      summary: 'One item: its newest form, its state, and who is writing it',
      params,
      response: { 200: zDeskItem, 401: zError, 403: zError, 404: zError },
    },
    async handler(request, reply) {
      const item = await deskItem(deps.db, request.params.id)
      return item ? presentItem(item, staffOf(request)) : refuse(request, reply, 'record.not_found')
    },
  })

  app.route({
    method: 'GET',
    url: '/staff/content_coverage',
    config: { gate: { staff: 'content.read' } },
    schema: {
      tags: ['staff'],
      summary: 'How much of each kind is translated, and how much of that is older than the Chinese',
      response: { 200: z.array(zCoverage), 401: zError, 403: zError },
    },
    handler: () => coverage(deps.db),
  })
}

function registerChoices(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/content_choices',
    config: { gate: { staff: 'content.read' } },
    schema: {
      tags: ['staff'],
      summary: 'Genres and awards that facts may name',
      response: { 200: zContentChoices, 401: zError, 403: zError },
    },
    handler: () => factChoices(deps.db),
  })
}

function registerWriting(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/staff/content',
    config: { gate: { staff: 'content.write' } },
    schema: {
      tags: ['staff'],
      summary: 'Begin an item: a draft that visitors do not see',
      body: zContentRequest,
      response: { 201: zDeskItem, 401: zError, 403: zError, 422: zError },
    },
    async handler(request, reply) {
      const { kind, ...form } = request.body
      const staff = staffOf(request)
      const result = await createItem(deps.db, staff, { kind, form, requestId: request.id })
      if (!result.ok) return refuse(request, reply, result.reason, result.details)
      return reply.code(201).send(presentItem(result.item, staff))
    },
  })

  app.route({
    method: 'PUT',
    url: '/staff/content/:id',
    config: {
      gate: { staff: 'content.write' },
      refusals: ['version.stale', 'content.state', 'content.locked'],
    },
    schema: {
      tags: ['staff'],
      summary: 'Save the form as a revision that visitors do not read yet; If-Match with the version that was seen',
      params,
      body: zContentChange,
      response: { 200: zDeskItem, 401: zError, 403: zError, 404: zError, 409: zError, 412: zError, 422: zError },
    },
    async handler(request, reply) {
      const { confirmed, ...form } = request.body
      const staff = staffOf(request)
      const result = await saveDraft(deps.db, staff, { ...seenRecord(request), form, confirmed })
      return result.ok ? presentItem(result.item, staff) : refuse(request, reply, result.reason, result.details)
    },
  })
}
