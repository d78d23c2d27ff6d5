import { zTitledCard } from '@koma/contract/content.ts'
import { tagTabs, zTagHead, zTagQuery } from '@koma/contract/search.ts'
import { zError, zId, zMeta } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { cardsOf, titled } from '../content/public.ts'
import { countsOf, tagById } from './queries/tags.ts'

/** GET /tag/{id}: what has a tag, in tabs. Source: product §2 tag/{id}/{tab}, api.md "Content" */
export function registerTags(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/tag/:id',
    config: { gate: 'visitor', owner: 'everybody' },
    schema: {
      tags: ['tags'],
      summary: 'A tag, how much each tab holds, and the list of one',
      params: z.object({ id: zId }),
      querystring: zTagQuery,
      response: { 200: zTagHead.extend({ data: z.array(zTitledCard), meta: zMeta }), 404: zError, 422: zError },
    },
    async handler(request, reply) {
      const { tab, ...page } = request.query
      const tag = await tagById(deps.db, request.params.id)
      if (!tag) return refuse(request, reply, 'record.not_found')
      const query = { ...page, tag: tag.id }
      const [counts, list] = await Promise.all([
        countsOf(deps.db, tag.id),
        cardsOf(deps.db, { kind: tab, query, memberId: request.memberCaller?.id ?? null }),
      ])
      const counted = Object.fromEntries(tagTabs.map((one) => [one, counts.get(one) ?? 0]))
      return {
        tag,
        counts: counted as Record<(typeof tagTabs)[number], number>,
        tab,
        ...pageOf(page, list, titled.card),
      }
    },
  })
}
