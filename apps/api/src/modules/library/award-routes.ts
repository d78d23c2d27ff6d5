import { zAward, zAwardListQuery, zAwardPage } from '@koma/contract/library.ts'
import { zError, zId } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { cardsOf, named } from '../content/public.ts'
import { readAward } from './commands/read-record.ts'
import { presentEditionFacts } from './present-award.ts'
import { awardFilters, awardOrder, editionFacts } from './queries/awards.ts'
import { conditions, countFilters } from './queries/filters.ts'

/** GET /award and /award/{id}: the editions of the awards. Source: product §2 "Award section", §7 */
export function registerAwards(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/award',
    config: { gate: 'visitor', cache: ['content'] },
    schema: {
      tags: ['library'],
      summary: 'Editions of awards, by award and year',
      querystring: zAwardListQuery,
      response: { 200: zAwardPage, 422: zError },
    },
    async handler({ query, memberCaller }) {
      const list = { kind: 'award', query, memberId: memberCaller?.id ?? null } as const
      const filters = awardFilters(query)
      const order = query.sort === undefined || query.sort === 'newest' ? { order: awardOrder } : {}
      const page = await cardsOf(deps.db, { ...list, ...order, where: conditions(Object.values(filters)) })
      const facts = await editionFacts(
        deps.db,
        page.rows.map(({ id }) => id),
      )
      return {
        ...pageOf(query, page, (row) => ({ ...named.card(row), ...presentEditionFacts(facts.get(row.id)!) })),
        filters: await countFilters(deps.db, list, filters),
      }
    },
  })

  app.route({
    method: 'GET',
    url: '/award/:id',
    config: { gate: 'visitor', owner: 'everybody', cache: ['content'] },
    schema: {
      tags: ['library'],
      summary: 'An edition: about the award, records, finalists, winners and the minister’s message',
      params: z.object({ id: zId }),
      response: { 200: zAward, 404: zError },
    },
    async handler(request, reply) {
      const shown = await readAward(deps.db, request.params.id, request.memberCaller?.id ?? null)
      return shown ?? refuse(request, reply, 'record.not_found')
    },
  })
}
