import { zCreator, zCreatorListQuery, zCreatorPage } from '@koma/contract/library.ts'
import { zError, zId } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { cardsOf, named } from '../content/public.ts'
import { readCreator } from './commands/read-record.ts'
import { presentCreatorFacts } from './present.ts'
import { conditions, countFilters } from './queries/filters.ts'
import { creatorFacts, creatorFilters, creatorOrder } from './queries/people.ts'

/** GET /creator and /creator/{id}: people of the library, not the members who are creators. Source: product §1 */
export function registerCreatorRecords(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/creator',
    config: { gate: 'visitor', cache: ['content'] },
    schema: {
      tags: ['library'],
      summary: 'People who make comics',
      querystring: zCreatorListQuery,
      response: { 200: zCreatorPage, 422: zError },
    },
    async handler({ query, memberCaller }) {
      const list = { kind: 'creator', query, memberId: memberCaller?.id ?? null } as const
      const filters = creatorFilters(query)
      const order = creatorOrder(query)
      const page = await cardsOf(deps.db, {
        ...list,
        where: conditions(Object.values(filters)),
        ...(order && { order }),
      })
      const facts = await creatorFacts(
        deps.db,
        page.rows.map(({ id }) => id),
      )
      return {
        ...pageOf(query, page, (row) => ({ ...named.card(row), ...presentCreatorFacts(facts.get(row.id)!) })),
        filters: await countFilters(deps.db, list, filters),
      }
    },
  })

  app.route({
    method: 'GET',
    url: '/creator/:id',
    config: { gate: 'visitor', owner: 'everybody', cache: ['content'] },
    schema: {
      tags: ['library'],
      summary: 'A person with works, houses, awards and sources',
      params: z.object({ id: zId }),
      response: { 200: zCreator, 404: zError },
    },
    async handler(request, reply) {
      const shown = await readCreator(deps.db, request.params.id, request.memberCaller?.id ?? null)
      return shown ?? refuse(request, reply, 'record.not_found')
    },
  })
}
