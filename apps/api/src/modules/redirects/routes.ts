import { zMoved, zMovedQuery } from '@koma/contract/redirects.ts'
import { zError } from '@koma/contract/wire.ts'
import { movedFrom } from '@koma/domain/moved-paths.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuse } from '../../platform/refusal.ts'
import { remember } from '../../platform/remember.ts'
import { countHits } from './commands/count-hits.ts'
import { everyRedirect } from './queries.ts'

/** GET /redirect: where an address leads that nothing answers. They are kept in memory: a 404 costs no statement. */
export function registerRedirects(app: ApiApp, deps: Deps) {
  const known = remember(deps.changes, ['redirect'], everyRedirect)
  const hits = countHits(deps.db, (error) => app.log.error({ err: error }, 'hits not counted'))
  app.addHook('onClose', () => hits.flush())

  app.route({
    method: 'GET',
    url: '/redirect',
    config: { gate: 'public', refusals: ['record.not_found'] },
    schema: {
      tags: ['pages'],
      summary: 'Where an old address leads now, with its query or, where that is unknown, without',
      querystring: zMovedQuery,
      response: { 200: zMoved, 404: zError, 422: zError },
    },
    async handler(request, reply) {
      const from = movedFrom(request.query.path)
      const redirects = await known(deps.db, 'all')
      const found = from === null ? undefined : (redirects.get(from) ?? redirects.get(from.split('?', 1)[0]!))
      if (!found) return refuse(request, reply, 'record.not_found')
      hits.count(found.id)
      // Each asking is counted: no cache in between may answer it.
      reply.header('cache-control', 'no-store')
      return { to: found.to }
    },
  })
}
