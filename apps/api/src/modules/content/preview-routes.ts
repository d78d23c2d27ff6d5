import { zPreviewQuery } from '@koma/contract/content-desk.ts'
import { zTitledArticle } from '@koma/contract/content.ts'
import { zError } from '@koma/contract/wire.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuse } from '../../platform/refusal.ts'
import { openPreview } from './commands/open-preview.ts'
import { titled } from './present.ts'

/** GET /news/preview: the id `preview` of product §2, for who has a link of the desk. Decision: addresses (preview) */
export function registerPreview(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/news/preview',
    config: { gate: 'public', refusals: ['record.not_found'] },
    schema: {
      tags: ['news'],
      summary: 'An article as it is being written, for who has a link of the desk',
      querystring: zPreviewQuery,
      response: { 200: zTitledArticle, 404: zError, 422: zError },
    },
    async handler(request, reply) {
      const { token } = request.query
      const item = token === undefined ? undefined : await openPreview(deps, 'news', token)
      if (!item) return refuse(request, reply, 'record.not_found')
      reply.header('cache-control', 'private, no-store')
      return titled.article(item)
    },
  })
}
