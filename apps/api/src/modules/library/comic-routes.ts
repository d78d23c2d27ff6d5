import { zComic, zComicListQuery, zComicPage } from '@koma/contract/library.ts'
import { zError, zId } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { cardsOf, titled } from '../content/public.ts'
import { readComic } from './commands/read-record.ts'
import { presentComicFacts } from './present.ts'
import { comicFacts, comicFilters, comicOrder } from './queries/comics.ts'
import { conditions, countFilters } from './queries/filters.ts'

/** GET /comic and /comic/{id}. Source: product §1, api.md "Content" */
export function registerComics(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/comic',
    config: { gate: 'visitor', cache: ['content'] },
    schema: {
      tags: ['library'],
      summary: 'Works, with filters and how many works each of their values has',
      querystring: zComicListQuery,
      response: { 200: zComicPage, 422: zError },
    },
    async handler({ query, memberCaller }) {
      const list = { kind: 'comic', query, memberId: memberCaller?.id ?? null } as const
      const filters = comicFilters(query)
      const order = comicOrder(query)
      const page = await cardsOf(deps.db, {
        ...list,
        where: conditions(Object.values(filters)),
        ...(order && { order }),
      })
      const facts = await comicFacts(
        deps.db,
        page.rows.map(({ id }) => id),
      )
      return {
        ...pageOf(query, page, (row) => ({ ...titled.card(row), ...presentComicFacts(facts.get(row.id)!) })),
        filters: await countFilters(deps.db, list, filters),
      }
    },
  })

  app.route({
    method: 'GET',
    url: '/comic/:id',
    config: { gate: 'visitor', owner: 'everybody', cache: ['content'] },
    schema: {
      tags: ['library'],
      summary: 'A work with its people, its house, its awards and its sources',
      params: z.object({ id: zId }),
      response: { 200: zComic, 404: zError },
    },
    async handler(request, reply) {
      const shown = await readComic(deps.db, request.params.id, request.memberCaller?.id ?? null)
      return shown ?? refuse(request, reply, 'record.not_found')
    },
  })
}
