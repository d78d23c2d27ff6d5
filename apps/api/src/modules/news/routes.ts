import { zContentListQuery, zContentType, zTitledArticle, zTitledPage } from '@koma/contract/content.ts'
import { zError, zId } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { cardsOf, itemById, titled, typesOf } from '../content/public.ts'

/** GET /news, /news/{id}, /news/type. Source: product §7 "Content" */
export function registerNews(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/news',
    config: { gate: 'visitor', cache: ['content'] },
    schema: {
      tags: ['news'],
      summary: 'News that are shown now: pinned ones first, then the newest',
      querystring: zContentListQuery,
      response: { 200: zTitledPage, 422: zError },
    },
    async handler(request) {
      const { query, memberCaller } = request
      return pageOf(
        query,
        await cardsOf(deps.db, { kind: 'news', query, memberId: memberCaller?.id ?? null }),
        titled.card,
      )
    },
  })

  app.route({
    method: 'GET',
    url: '/news/type',
    config: { gate: 'public', cache: ['content'] },
    schema: { tags: ['news'], summary: 'The types of news', response: { 200: z.array(zContentType) } },
    handler: () => typesOf(deps.db, 'news'),
  })

  app.route({
    method: 'GET',
    url: '/news/:id',
    config: { gate: 'visitor', owner: 'everybody', cache: ['content'] },
    schema: {
      tags: ['news'],
      summary: 'An article',
      params: z.object({ id: zId }),
      response: { 200: zTitledArticle, 404: zError },
    },
    async handler(request, reply) {
      const item = await itemById(deps.db, 'news', request.params.id, request.memberCaller?.id ?? null)
      return item ? titled.article(item) : refuse(request, reply, 'record.not_found')
    },
  })
}
