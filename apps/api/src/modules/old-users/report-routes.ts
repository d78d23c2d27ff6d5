import { Readable } from 'node:stream'
import { zIdParams } from '@koma/contract/staff.ts'
import { zError } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Db } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { languageOf } from '../../platform/language.ts'
import { staffOf } from '../../platform/gate.ts'
import { noteReading } from '../../platform/readings.ts'
import { refuse } from '../../platform/refusal.ts'
import { presentReportHead, presentReportLines } from './present-report.ts'
import { oldUserImport } from './queries/imports.ts'
import { linesOf, type LineRow } from './queries/lines.ts'

/** Lines that are read together. */
const linesAtOnce = 1_000

/** The report of an import as a file for a spreadsheet. Source: docs/guarantees.md I-58 */
export function registerOldUserReport(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/old_user_imports/:id/report',
    config: { gate: { staff: 'old_users.read' } },
    schema: {
      tags: ['staff'],
      summary: 'The whole report as CSV (UTF-8 with a byte order mark); no cell of it is a formula',
      params: zIdParams,
      produces: ['text/csv'],
      response: { 200: z.any(), 401: zError, 403: zError, 404: zError },
    },
    async handler(request, reply) {
      const { id } = request.params
      if (!(await oldUserImport(deps.db, id))) return refuse(request, reply, 'record.not_found')
      await noteReading(deps.db, staffOf(request), { kind: 'old_user_import', id }, request.id)
      const language = languageOf(request)
      const text = async function* () {
        yield presentReportHead(language)
        for await (const rows of allLines(deps.db, id)) yield presentReportLines(rows, language)
      }
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="old-users-${id}.csv"`)
        .header('cache-control', 'no-store')
      return reply.send(Readable.from(text()))
    },
  })
}

async function* allLines(db: Db, importId: string): AsyncGenerator<readonly LineRow[]> {
  for (let offset = 0; ; offset += linesAtOnce) {
    const { rows } = await linesOf(db, importId, undefined, { limit: linesAtOnce, offset })
    if (rows.length > 0) yield rows
    if (rows.length < linesAtOnce) return
  }
}
