import { zFaqPage, zFaqQuery, zFaqType } from '@koma/contract/faq.ts'
import { zError } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { registerFaqPreview } from './preview-routes.ts'
import { presentFaq } from './present.ts'
import { faqTypes, questionsOf } from './queries.ts'

/** GET /faq and /faq/type. Source: product §7 "Content" */
export function registerFaq(app: ApiApp, deps: Deps) {
  registerFaqPreview(app, deps)
  app.route({
    method: 'GET',
    url: '/faq',
    config: { gate: 'public', cache: ['faq'] },
    schema: {
      tags: ['faq'],
      summary: 'Questions and answers, by type; `q` searches all three languages',
      querystring: zFaqQuery,
      response: { 200: zFaqPage, 422: zError },
    },
    async handler({ query: { type, q = '', ...page } }) {
      return pageOf(page, await questionsOf(deps.db, { type, words: q.trim() }, windowOf(page)), presentFaq)
    },
  })

  app.route({
    method: 'GET',
    url: '/faq/type',
    config: { gate: 'public', cache: ['faq'] },
    schema: { tags: ['faq'], summary: 'The types of questions', response: { 200: z.array(zFaqType) } },
    handler: () => faqTypes(deps.db),
  })
}
