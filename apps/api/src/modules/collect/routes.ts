import { zActivityParams } from '@koma/contract/activities.ts'
import {
  zCollectAnswer,
  zCollectedPage,
  zCollectParams,
  zCollectQuery,
  zCollectRequest,
} from '@koma/contract/collect.ts'
import { zError, zId } from '@koma/contract/wire.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import { clientKeyOf } from '../../platform/client-address.ts'
import type { Deps } from '../../platform/deps.ts'
import { memberOf } from '../../platform/gate.ts'
import { metaOf, windowOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { cardsById, titled } from '../content/public.ts'
import { collectJobs } from './jobs.ts'
import { collectedOf, countVisit, setCollected } from './queries.ts'

/** PUT …/collect, GET /my/collect/{type}, PUT /clicks/{id} and /share_clicks/{id}. Source: product §3, §7 */
export function registerCollect(app: ApiApp, deps: Deps) {
  for (const job of collectJobs(deps)) deps.jobs.schedule(job)
  for (const kind of ['news', 'video', 'album'] as const) collectRoute(app, deps, kind)
  collectActivityRoute(app, deps)
  countRoute(app, deps, '/clicks/:id', 'click')
  countRoute(app, deps, '/share_clicks/:id', 'share')

  app.route({
    method: 'GET',
    url: '/my/collect/:type',
    config: { gate: 'member', owner: 'everybody' },
    schema: {
      tags: ['collect'],
      summary: 'What I have collected and is still shown, last collected first',
      params: zCollectParams,
      querystring: zCollectQuery,
      response: { 200: zCollectedPage, 401: zError, 404: zError, 422: zError },
    },
    async handler(request) {
      const { id } = memberOf(request)
      const { rows, total } = await collectedOf(deps.db, id, request.params.type, windowOf(request.query))
      const at = new Map(rows.map((row) => [row.id, formatTaipeiDateTime(row.at)]))
      const cards = await cardsById(deps.db, [...at.keys()], id)
      return {
        data: cards.map((card) => ({ ...titled.card(card), collected_at: at.get(card.id)! })),
        meta: metaOf(request.query, total),
      }
    },
  })
}

function collectRoute(app: ApiApp, deps: Deps, kind: 'news' | 'video' | 'album') {
  app.route({
    method: 'PUT',
    url: `/${kind}/:id/collect`,
    config: { gate: 'activated', owner: 'everybody' },
    schema: {
      tags: ['collect'],
      summary: 'Collects it or lets it go; sent twice it is done once',
      params: z.object({ id: zId }),
      body: zCollectRequest,
      response: { 200: zCollectAnswer, 401: zError, 403: zError, 404: zError, 415: zError, 422: zError },
    },
    async handler(request, reply) {
      const wish = { kind, id: request.params.id, isCollect: request.body.is_collect }
      const isThere = await setCollected(deps.db, memberOf(request).id, wish)
      return isThere ? { is_collect: wish.isCollect } : refuse(request, reply, 'record.not_found')
    },
  })
}

/** An activity stands under its category; under another it is not found. */
function collectActivityRoute(app: ApiApp, deps: Deps) {
  app.route({
    method: 'PUT',
    url: '/activity/:category/:id/collect',
    config: { gate: 'activated', owner: 'everybody' },
    schema: {
      tags: ['collect'],
      summary: 'Collects an activity or lets it go; sent twice it is done once',
      params: zActivityParams,
      body: zCollectRequest,
      response: { 200: zCollectAnswer, 401: zError, 403: zError, 404: zError, 415: zError, 422: zError },
    },
    async handler(request, reply) {
      const { id, category } = request.params
      const wish = { kind: 'activity', type: category, id, isCollect: request.body.is_collect } as const
      const isThere = await setCollected(deps.db, memberOf(request).id, wish)
      return isThere ? { is_collect: wish.isCollect } : refuse(request, reply, 'record.not_found')
    },
  })
}

function countRoute(app: ApiApp, deps: Deps, url: string, deed: 'click' | 'share') {
  app.route({
    method: 'PUT',
    url,
    config: { gate: 'public', owner: 'everybody' },
    schema: {
      tags: ['collect'],
      summary: `Counts a ${deed} of an item of any kind, once a visitor and hour`,
      params: z.object({ id: zId }),
      response: { 204: z.null(), 404: zError },
    },
    async handler(request, reply) {
      const visitor = `${clientKeyOf(request)}\n${request.headers['user-agent'] ?? ''}`
      const isThere = await countVisit(deps.db, request.params.id, deed, visitor)
      return isThere ? reply.code(204).send(null) : refuse(request, reply, 'record.not_found')
    },
  })
}
