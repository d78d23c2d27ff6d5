import { zSearchAnswer, zSearchQuery } from '@koma/contract/search.ts'
import { zError } from '@koma/contract/wire.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { metaOf, windowOf } from '../../platform/paging.ts'
import { presentHit } from './present.ts'
import { foldedWords, hitCounts, hitsOf } from './queries.ts'

/** GET /search: everything that is shown, in all three languages. Decision: search */
export function registerSearch(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/search',
    config: { gate: 'public' },
    schema: {
      tags: ['search'],
      summary: 'Finds words in every language and script; those in a title come first',
      querystring: zSearchQuery,
      response: { 200: zSearchAnswer, 422: zError },
    },
    async handler({ query: { q, type, ...page } }) {
      const words = await foldedWords(deps.db, q)
      if (words.length === 0) return { data: [], meta: metaOf(page, 0), counts: [] }
      const [counts, hits] = await Promise.all([
        hitCounts(deps.db, words),
        hitsOf(deps.db, words, type, windowOf(page)),
      ])
      const total = counts.filter(({ kind }) => !type || kind === type).reduce((sum, { count }) => sum + count, 0)
      return { data: hits.map((hit) => presentHit(hit, words)), meta: metaOf(page, total), counts: [...counts] }
    },
  })
}
