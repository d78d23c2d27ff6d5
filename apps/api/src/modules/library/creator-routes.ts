import { zCreator, zCreatorListQuery, zCreatorPage } from '@koma/contract/library.ts'
import { zError, zId } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { cardsOf, itemById, named } from '../content/public.ts'
import { presentCreatorFacts } from './present.ts'
import { worksOf } from './queries/comics.ts'
import { conditions, countFilters } from './queries/filters.ts'
import { honoursOfCreator } from './queries/honours.ts'
import { creatorFacts, creatorFilters, creatorOrder, housesOf } from './queries/people.ts'

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
      const { id } = request.params
      const item = await itemById(deps.db, 'creator', id, request.memberCaller?.id ?? null)
      if (!item) return refuse(request, reply, 'record.not_found')
      const { db } = deps
      const [facts, comics, publishers, awards] = await Promise.all([
        creatorFacts(db, [id]),
        worksOf(db, { creator: id }),
        housesOf(db, id),
        honoursOfCreator(db, id),
      ])
      return {
        ...named.article(item),
        ...presentCreatorFacts(facts.get(id)!),
        website: facts.get(id)!.website,
        comics: [...comics],
        publishers: [...publishers],
        awards,
        sources: [...item.sources],
        unsourced: [...item.unsourced],
      }
    },
  })
}
