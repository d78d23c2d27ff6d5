import {
  zOldUserCheckRequest,
  zOldUserFileQuery,
  zOldUserImport,
  zOldUserImportPage,
  zOldUserLinePage,
  zOldUserLineQuery,
  zOldUserRunRequest,
} from '@koma/contract/old-user-imports.ts'
import { zIdParams } from '@koma/contract/staff.ts'
import { zError, zPageQuery } from '@koma/contract/wire.ts'
import { oldUserFileBytesMax } from '@koma/domain/old-users.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import { readCsvBodies } from '../../platform/csv-bodies.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { expectedVersion } from '../../platform/if-match.ts'
import { languageOf } from '../../platform/language.ts'
import { metaOf, pageOf, windowOf } from '../../platform/paging.ts'
import { noteReading, noteSearch } from '../../platform/readings.ts'
import { refuse, refuseField } from '../../platform/refusal.ts'
import { orderMails } from './commands/order-mails.ts'
import { startWork, type WorkWish } from './commands/start-work.ts'
import { takeList } from './commands/take-list.ts'
import { presentImport, presentLine } from './present.ts'
import { oldUserImport, oldUserImports } from './queries/imports.ts'
import { linesOf } from './queries/lines.ts'

const gate = { staff: 'old_users.import' } as const
const refusals = ['old_user_import.state', 'version.stale'] as const
const answers = { 401: zError, 403: zError, 404: zError, 409: zError, 412: zError, 422: zError }

/** From a list to records: uploaded, looked at, checked without any change, imported. Source: api.md "Staff (S)" */
export function registerOldUserImports(app: ApiApp, deps: Deps) {
  readCsvBodies(app, oldUserFileBytesMax)
  registerBringing(app, deps)
  registerReading(app, deps)
  registerLines(app, deps)
  registerWork(app, deps)
}

function registerBringing(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/staff/old_user_imports',
    config: { gate, csv: true },
    schema: {
      tags: ['staff'],
      summary: 'Keep a list (text/csv, at most 25 MiB and 50,000 rows); nothing is imported yet',
      querystring: zOldUserFileQuery,
      consumes: ['text/csv'],
      body: z.any().meta({ type: 'string', format: 'binary' }),
      response: { 201: zOldUserImport, 401: zError, 403: zError, 422: zError },
    },
    async handler(request, reply) {
      const bytes: unknown = request.body
      if (!Buffer.isBuffer(bytes) || bytes.length === 0) return refuseField(request, reply, 'file', 'field.csv_empty')
      const list = { fileName: request.query.name, bytes, requestId: request.id }
      const result = await takeList(deps, staffOf(request), list)
      if (!result.ok) return refuseField(request, reply, 'file', result.fault)
      return reply.code(201).send(presentImport(result.row))
    },
  })
}

function registerReading(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/old_user_imports',
    config: { gate: { staff: 'old_users.read' } },
    schema: {
      tags: ['staff'],
      summary: 'The lists that were brought, newest first',
      querystring: zPageQuery,
      response: { 200: zOldUserImportPage, 401: zError, 403: zError, 422: zError },
    },
    async handler(request) {
      const { rows, total } = await oldUserImports(deps.db, windowOf(request.query))
      // Each shows the first lines of its list.
      const shown = rows.map(({ id }) => id)
      await noteSearch(deps.db, staffOf(request), { kind: 'old_user_import', shown }, request.id)
      return { data: rows.map(presentImport), meta: metaOf(request.query, total) }
    },
  })

  app.route({
    method: 'GET',
    url: '/staff/old_user_imports/:id',
    config: { gate: { staff: 'old_users.read' } },
    schema: {
      tags: ['staff'],
      summary: 'One list with its progress and figures',
      params: zIdParams,
      response: { 200: zOldUserImport, 401: zError, 403: zError, 404: zError },
    },
    async handler(request, reply) {
      const row = await oldUserImport(deps.db, request.params.id)
      if (!row) return refuse(request, reply, 'record.not_found')
      await noteReading(deps.db, staffOf(request), { kind: 'old_user_import', id: row.id }, request.id)
      return presentImport(row)
    },
  })
}

function registerLines(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/old_user_imports/:id/lines',
    config: { gate: { staff: 'old_users.read' } },
    schema: {
      tags: ['staff'],
      summary: 'What is to say of its lines, in their order',
      params: zIdParams,
      querystring: zOldUserLineQuery,
      response: { 200: zOldUserLinePage, 401: zError, 403: zError, 404: zError, 422: zError },
    },
    async handler(request, reply) {
      const { id } = request.params
      if (!(await oldUserImport(deps.db, id))) return refuse(request, reply, 'record.not_found')
      await noteReading(deps.db, staffOf(request), { kind: 'old_user_import', id }, request.id)
      const { outcome, ...page } = request.query
      return pageOf(page, await linesOf(deps.db, id, outcome, windowOf(page)), (row) =>
        presentLine(row, languageOf(request)),
      )
    },
  })
}

function registerWork(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/staff/old_user_imports/:id/check',
    config: { gate, refusals },
    schema: {
      tags: ['staff'],
      summary: 'Go through the list without any change; the report tells what an import would do',
      params: zIdParams,
      body: zOldUserCheckRequest,
      response: { 202: zOldUserImport, ...answers },
    },
    handler: (request, reply) => start(deps, request, reply, { kind: 'check', mapping: request.body.mapping }),
  })

  app.route({
    method: 'POST',
    url: '/staff/old_user_imports/:id/run',
    config: { gate, refusals },
    schema: {
      tags: ['staff'],
      summary: 'Import what the check found right; the same list again changes nothing',
      params: zIdParams,
      body: zOldUserRunRequest,
      response: { 202: zOldUserImport, ...answers },
    },
    handler: (request, reply) =>
      start(deps, request, reply, { kind: 'run', sendMail: request.body.send_mail === true }),
  })

  app.route({
    method: 'POST',
    url: '/staff/old_user_imports/:id/send_mail',
    config: { gate, refusals },
    schema: {
      tags: ['staff'],
      summary: 'Mail its people their links, so many a minute; nobody twice',
      params: zIdParams,
      response: { 202: zOldUserImport, ...answers },
    },
    async handler(request, reply) {
      const wish = { importId: request.params.id, requestId: request.id }
      const result = await orderMails(deps.db, staffOf(request), wish)
      return result.ok ? reply.code(202).send(presentImport(result.row)) : refuse(request, reply, result.reason)
    },
  })
}

type Work =
  | { readonly kind: 'check'; readonly mapping: Extract<WorkWish, { kind: 'check' }>['mapping'] }
  | { readonly kind: 'run'; readonly sendMail: boolean }

async function start(
  deps: Deps,
  request: FastifyRequest<{ Params: z.output<typeof zIdParams> }>,
  reply: FastifyReply,
  work: Work,
) {
  const wish = { ...work, importId: request.params.id, version: expectedVersion(request), requestId: request.id }
  const result = await startWork(deps, staffOf(request), wish)
  if (result.ok) return reply.code(202).send(presentImport(result.row))
  if (result.reason === 'validation.failed') return refuseField(request, reply, 'mapping', 'field.out_of_range')
  return refuse(request, reply, result.reason)
}
