import { zOrganisation, zOrganisationListQuery, zOrganisationPage } from '@koma/contract/library.ts'
import { zError, zId } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { cardsOf, named } from '../content/public.ts'
import { readOrganisation } from './commands/read-record.ts'
import { presentOrganisationFacts } from './present.ts'
import { conditions, countFilters } from './queries/filters.ts'
import { organisationFacts, organisationFilters, organisationOrder } from './queries/people.ts'

/** GET /union, /publisher and one of each. Source: product §7 "Content" */
export function registerOrganisations(app: ApiApp, deps: Deps) {
  for (const [kind, many, one] of [
    ['union', 'Unions, associations, foundations and agencies', 'A union or association'],
    ['publisher', 'Houses that publish comics', 'A house with its works'],
  ] as const) {
    registerList(app, deps, kind, many)
    registerOne(app, deps, kind, one)
  }
}

function registerList(app: ApiApp, deps: Deps, kind: 'union' | 'publisher', summary: string) {
  app.route({
    method: 'GET',
    url: `/${kind}`,
    config: { gate: 'visitor', cache: ['content'] },
    schema: {
      tags: ['library'],
      summary,
      querystring: zOrganisationListQuery,
      response: { 200: zOrganisationPage, 422: zError },
    },
    async handler({ query, memberCaller }) {
      const list = { kind, query, memberId: memberCaller?.id ?? null } as const
      const filters = organisationFilters(query)
      const order = organisationOrder(query)
      const page = await cardsOf(deps.db, {
        ...list,
        where: conditions(Object.values(filters)),
        ...(order && { order }),
      })
      const facts = await organisationFacts(
        deps.db,
        page.rows.map(({ id }) => id),
      )
      return {
        ...pageOf(query, page, (row) => ({ ...named.card(row), ...presentOrganisationFacts(row, facts.get(row.id)!) })),
        filters: await countFilters(deps.db, list, filters),
      }
    },
  })
}

function registerOne(app: ApiApp, deps: Deps, kind: 'union' | 'publisher', summary: string) {
  app.route({
    method: 'GET',
    url: `/${kind}/:id`,
    config: { gate: 'visitor', owner: 'everybody', cache: ['content'] },
    schema: {
      tags: ['library'],
      summary,
      params: z.object({ id: zId }),
      response: { 200: zOrganisation, 404: zError },
    },
    async handler(request, reply) {
      const shown = await readOrganisation(deps.db, kind, request.params.id, request.memberCaller?.id ?? null)
      return shown ?? refuse(request, reply, 'record.not_found')
    },
  })
}
