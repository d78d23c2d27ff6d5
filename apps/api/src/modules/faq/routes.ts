import { zFaqPage, zFaqQuery, zFaqType } from '@koma/contract/faq.ts'
import { zError } from '@koma/contract/wire.ts'
import type { PageQuery } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { registerFaqPreview } from './preview-routes.ts'
import { presentFaq } from './present.ts'
import { faqTypes, placeOf, questionsOf } from './queries.ts'

/** GET /faq and /faq/type. Source: product §7 "Content" */
export function registerFaq(app: ApiApp, deps: Deps) {
  registerFaqPreview(app, deps)
  app.route({
    method: 'GET',
    url: '/faq',
    config: { gate: 'public', cache: ['faq'] },
    schema: {
      tags: ['faq'],
      summary: 'Questions and answers, by type; `q` searches all three languages; `question` finds the page of one',
      querystring: zFaqQuery,
      response: { 200: zFaqPage, 422: zError },
    },
    async handler({ query: { type, q = '', question, ...page } }) {
      if (question !== undefined) return pageWith(deps, question, page)
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

/** The page of its type on which a question stands. */
async function pageWith({ db }: Deps, question: number, { per_page }: PageQuery) {
  const place = await placeOf(db, question)
  const page = { per_page, page: place ? Math.floor(place.before / per_page) + 1 : 1 }
  const listed = place ? await questionsOf(db, { type: place.type, words: '' }, windowOf(page)) : { rows: [], total: 0 }
  return pageOf(page, listed, presentFaq)
}
