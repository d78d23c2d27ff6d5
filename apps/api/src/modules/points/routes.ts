import { zPointLogPage, zPointLogQuery } from '@koma/contract/points.ts'
import { zError } from '@koma/contract/wire.ts'
import { parseTaipeiDate } from '@koma/domain/taipei-time.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { memberOf } from '../../platform/gate.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { pointJobs } from './jobs.ts'
import { presentPointLog } from './present.ts'
import { pointLogs } from './queries.ts'

/** GET /my/point_logs, and the jobs of the ledger. Source: product §7, Decision: points */
export function registerPoints(app: ApiApp, deps: Deps) {
  for (const job of pointJobs(deps)) deps.jobs.schedule(job)

  app.route({
    method: 'GET',
    url: '/my/point_logs',
    config: { gate: 'member' },
    schema: {
      tags: ['points'],
      summary: 'The movements of my points, newest first',
      querystring: zPointLogQuery,
      response: { 200: zPointLogPage, 401: zError, 422: zError },
    },
    async handler(request) {
      const { kind, from, to, ...page } = request.query
      const filter = { kind, from: from ? parseTaipeiDate(from) : undefined, to: to ? parseTaipeiDate(to) : undefined }
      return pageOf(page, await pointLogs(deps.db, memberOf(request).id, filter, windowOf(page)), presentPointLog)
    },
  })
}
