import { zSearchMiss, zSearchMissPage, zSearchMissQuery } from '@koma/contract/search-misses.ts'
import { zIdParams } from '@koma/contract/staff.ts'
import { zError } from '@koma/contract/wire.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { settleMiss } from './commands/settle-miss.ts'
import { misses } from './queries/misses.ts'

/** What visitors looked for and did not find, for whoever writes the content. Decision: search */
export function registerSearchStaff(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/search_misses',
    config: { gate: { staff: 'content.read' } },
    schema: {
      tags: ['staff'],
      summary: 'Words that nothing holds, the most wanted first; kept 180 days, without who looked',
      querystring: zSearchMissQuery,
      response: { 200: zSearchMissPage, 401: zError, 403: zError, 422: zError },
    },
    async handler({ query: { status, language, q, ...page } }) {
      return pageOf(page, await misses(deps.db, { status, language, q }, windowOf(page)), (row) => ({ ...row }))
    },
  })

  for (const [action, isDone] of [
    ['settle', true],
    ['reopen', false],
  ] as const)
    app.route({
      method: 'POST',
      url: `/staff/search_misses/:id/${action}`,
      config: { gate: { staff: 'content.write' } },
      schema: {
        tags: ['staff'],
        summary: isDone ? 'Hold such words for done, until somebody misses them again' : 'Open such words again',
        params: zIdParams,
        response: { 200: zSearchMiss, 401: zError, 403: zError, 404: zError },
      },
      async handler(request, reply) {
        const settling = { id: request.params.id, isDone, requestId: request.id }
        const miss = await settleMiss(deps.db, staffOf(request), settling)
        return miss ? reply.send(miss) : refuse(request, reply, 'record.not_found')
      },
    })
}
