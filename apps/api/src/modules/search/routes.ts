import { zSearchAnswer, zSearchQuery, zSuggestions, zSuggestQuery, type SearchQuery } from '@koma/contract/search.ts'
import { zError } from '@koma/contract/wire.ts'
import type { Language } from '@koma/domain/languages.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { languageOf } from '../../platform/language.ts'
import { metaOf, windowOf } from '../../platform/paging.ts'
import { askedWords } from '../../platform/searched-words.ts'
import { recordMiss } from './commands/record-miss.ts'
import { keepFolded, searchJobs } from './jobs.ts'
import { presentHit, presentLink } from './present.ts'
import { hitCounts, hitsOf, nearTo, titlesWith } from './queries.ts'

const suggestionsMax = 8
const nearMax = 6

/** GET /search and /search/suggest: everything that is shown, in all three languages. Decision: search */
export function registerSearch(app: ApiApp, deps: Deps) {
  app.addHook('onClose', keepFolded(deps, app.log))
  for (const job of searchJobs(deps)) deps.jobs.schedule(job)

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
    async handler(request, reply) {
      reply.header('vary', 'Accept-Language')
      return answerOf(deps, request.query, languageOf(request))
    },
  })

  app.route({
    method: 'GET',
    url: '/search/suggest',
    config: { gate: 'public' },
    schema: {
      tags: ['search'],
      summary: 'Titles that hold what somebody has begun to write',
      querystring: zSuggestQuery,
      response: { 200: zSuggestions, 422: zError },
    },
    async handler({ query: { q } }) {
      const words = askedWords(q)
      if (words.length === 0) return []
      const rows = await titlesWith(deps.db, words, suggestionsMax)
      return rows.map(({ language, text, ...row }) => ({ ...presentLink(row), language, text }))
    },
  })
}

async function answerOf(deps: Deps, { q, type, ...page }: SearchQuery, language: Language) {
  const words = askedWords(q)
  if (words.length === 0) return { data: [], meta: metaOf(page, 0), counts: [], near: [] }
  const [counts, hits] = await Promise.all([
    hitCounts(deps.db, words),
    hitsOf(deps.db, { words, kind: type, language }, windowOf(page)),
  ])
  const total = counts.filter(({ kind }) => !type || kind === type).reduce((sum, { count }) => sum + count, 0)
  if (counts.length === 0) await recordMiss(deps.db, { words, asked: q, language })
  const near = counts.length === 0 ? await nearTo(deps.db, words, nearMax) : []
  return {
    data: hits.map((hit) => presentHit(hit, q)),
    meta: metaOf(page, total),
    counts: [...counts],
    near: near.map(presentLink),
  }
}
