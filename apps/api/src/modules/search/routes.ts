import { zSearchAnswer, zSearchQuery, zSuggestions, zSuggestQuery, type SearchQuery } from '@koma/contract/search.ts'
import { zError } from '@koma/contract/wire.ts'
import type { Language } from '@koma/domain/languages.ts'
import { wholeQuestion } from '@koma/domain/search-question.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { languageOf } from '../../platform/language.ts'
import { metaOf, windowOf } from '../../platform/paging.ts'
import { askedWords } from '../../platform/searched-words.ts'
import { recordMiss } from './commands/record-miss.ts'
import { keepFolded, searchJobs } from './jobs.ts'
import { presentHit, presentLink } from './present.ts'
import { find, hitsAt } from './queries/hits.ts'
import { nearTo } from './queries/near.ts'
import { titlesWith } from './queries/titles.ts'

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
    async handler(request, reply) {
      reply.header('vary', 'Accept-Language')
      const { q } = request.query
      const words = askedWords(q)
      if (words.length === 0) return []
      const asked = { words, whole: wholeQuestion(q), language: languageOf(request) }
      const rows = await titlesWith(deps.db, asked, suggestionsMax)
      return rows.map(({ language, text, ...row }) => ({ ...presentLink(row), language, text }))
    },
  })
}

async function answerOf(deps: Deps, { q, type, ...page }: SearchQuery, language: Language) {
  const words = askedWords(q)
  if (words.length === 0) return { data: [], meta: metaOf(page, 0), more: false, counts: [], near: [] }
  const asked = { words, whole: wholeQuestion(q), kind: type, language }
  const { counts, textIds } = await find(deps.db, asked, windowOf(page))
  const shown = counts.filter(({ kind }) => !type || kind === type)
  if (counts.length === 0) await recordMiss(deps.db, { words, asked: q, language })
  const near = counts.length === 0 ? await nearTo(deps.db, words, nearMax) : []
  const hits = await hitsAt(deps.db, textIds)
  return {
    data: hits.map((hit) => presentHit(hit, q)),
    meta: metaOf(
      page,
      shown.reduce((sum, { count }) => sum + count, 0),
    ),
    more: shown.some(({ more }) => more),
    counts: [...counts],
    near: near.map(presentLink),
  }
}
