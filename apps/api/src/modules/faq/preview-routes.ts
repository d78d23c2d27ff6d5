import { zPreviewQuery } from '@koma/contract/content-desk.ts'
import { zFaqPreview } from '@koma/contract/posting-previews.ts'
import { zError } from '@koma/contract/wire.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuse } from '../../platform/refusal.ts'
import { showPostingPreview } from '../postings/public.ts'
import { presentFaq } from './present.ts'
import { faqTypes, questionsBeside } from './queries.ts'

/** GET /faq/preview: a question among those of its type, for who has a link of the desk. Decision: addresses (preview) */
export function registerFaqPreview(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/faq/preview',
    config: { gate: 'public', refusals: ['record.not_found'] },
    schema: {
      tags: ['faq'],
      summary: 'The questions of a type with one that is not shown yet, for who has a link of the desk',
      querystring: zPreviewQuery,
      response: { 200: zFaqPreview, 404: zError, 422: zError },
    },
    async handler(request, reply) {
      const { token = '' } = request.query
      const shown = await showPostingPreview(deps, { kind: 'faqs', token }, async (db, id) => ({
        id,
        types: await faqTypes(db),
        questions: (await questionsBeside(db, id)).map(presentFaq),
      }))
      if (!shown) return refuse(request, reply, 'record.not_found')
      reply.header('cache-control', 'private, no-store')
      return shown
    },
  })
}
