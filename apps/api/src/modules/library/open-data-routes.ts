import { Readable } from 'node:stream'
import { zError } from '@koma/contract/wire.ts'
import { libraryKinds, openDataFormats } from '@koma/domain/library-kinds.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { matchesEtag } from '../../platform/etag.ts'
import { refuse } from '../../platform/refusal.ts'
import { openDataCsv, openDataJson } from './present-open-data.ts'
import { openDataDigest, openRecords } from './queries/open-data.ts'

const formats = {
  csv: { type: 'text/csv; charset=utf-8', write: openDataCsv },
  json: { type: 'application/json; charset=utf-8', write: openDataJson },
} as const

/** GET /open_data/{database}.{csv|json}: a whole database as a file, with sources and licence of each record. */
export function registerOpenData(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/open_data/:file',
    config: { gate: 'public', owner: 'everybody' },
    schema: {
      tags: ['library'],
      summary: 'A whole database as CSV (UTF-8 with a byte order mark; no cell is a formula) or JSON',
      params: z.object({ file: z.string().describe('As `comic.csv`, `award.json`.') }),
      produces: ['text/csv', 'application/json'],
      response: { 200: z.any(), 304: z.null(), 404: zError },
    },
    async handler(request, reply) {
      const asked = fileOf(request.params.file)
      if (!asked) return refuse(request, reply, 'record.not_found')
      const { kind, format } = asked
      const { publicUrl } = deps.config
      const etag = `"${await openDataDigest(deps.db, kind)}-${format}"`
      reply.header('etag', etag).header('cache-control', 'public, no-cache').header('vary', 'Authorization')
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send(null)
      const text = formats[format].write({ kind, publicUrl }, openRecords(deps.db, kind))
      reply.type(formats[format].type).header('content-disposition', `attachment; filename="koma-${kind}.${format}"`)
      return reply.send(Readable.from(text))
    },
  })
}

function fileOf(file: string) {
  const [name, ending, ...more] = file.split('.')
  const kind = libraryKinds.find((one) => one === name)
  const format = openDataFormats.find((one) => one === ending)
  return kind && format && more.length === 0 ? { kind, format } : undefined
}
