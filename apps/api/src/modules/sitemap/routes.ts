import {
  feedItemsMax,
  sitemapPageMax,
  sitemapTagsMax,
  zNewestItems,
  zNewestQuery,
  zSitemapEntries,
  zSitemapItem,
  zSitemapQuery,
  zSitemapTags,
} from '@koma/contract/sitemap.ts'
import { zError, zId } from '@koma/contract/wire.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuse } from '../../platform/refusal.ts'
import { sitemapJobs } from './jobs.ts'
import { lastId, newestOf, shownAfter, shownItem, tagsInUse, type PlaceRow, type TitledRow } from './queries.ts'

/** GET /sitemap, /sitemap/tags, /sitemap/newest and /sitemap/{id}: what machines ask of everything that is shown. */
export function registerSitemap(app: ApiApp, deps: Deps) {
  for (const job of sitemapJobs(deps, app.log)) deps.jobs.schedule(job)

  app.route({
    method: 'GET',
    url: '/sitemap',
    config: { gate: 'public' },
    schema: {
      tags: ['sitemap'],
      summary: 'Everything that is shown, by id, and when it last changed',
      querystring: zSitemapQuery,
      response: { 200: zSitemapEntries, 422: zError },
    },
    async handler({ query: { after } }) {
      const [rows, last_id] = await Promise.all([shownAfter(deps.db, after, sitemapPageMax), lastId(deps.db)])
      return { data: rows.map(presentPlace), last_id }
    },
  })

  app.route({
    method: 'GET',
    url: '/sitemap/tags',
    config: { gate: 'public', cache: ['content'] },
    schema: {
      tags: ['sitemap'],
      summary: 'The tags that something shown has',
      response: { 200: zSitemapTags },
    },
    handler: async () => ({ data: [...(await tagsInUse(deps.db, sitemapTagsMax))] }),
  })

  app.route({
    method: 'GET',
    url: '/sitemap/newest',
    config: { gate: 'public', cache: ['content'] },
    schema: {
      tags: ['sitemap'],
      summary: 'What was published last of a kind that readers follow, with its summary',
      querystring: zNewestQuery,
      response: { 200: zNewestItems, 422: zError },
    },
    async handler({ query: { kind } }) {
      const rows = await newestOf(deps.db, kind, feedItemsMax)
      return {
        data: rows.map((row) => {
          const { summary_zh, summary_ja, summary_en } = row
          const published_at = formatTaipeiDateTime(row.publishedAt)
          return { ...presentPlace(row), ...presentTitles(row), summary_zh, summary_ja, summary_en, published_at }
        }),
      }
    },
  })

  app.route({
    method: 'GET',
    url: '/sitemap/:id',
    config: { gate: 'public', owner: 'everybody', cache: ['content'] },
    schema: {
      tags: ['sitemap'],
      summary: 'The kind and the titles of any item',
      params: z.object({ id: zId }),
      response: { 200: zSitemapItem, 404: zError, 422: zError },
    },
    async handler(request, reply) {
      const row = await shownItem(deps.db, request.params.id)
      if (!row) return refuse(request, reply, 'record.not_found')
      return { ...presentPlace(row), ...presentTitles(row) }
    },
  })
}

const presentPlace = ({ id, kind, type, updatedAt }: PlaceRow) => ({
  id,
  kind,
  type,
  updated_at: formatTaipeiDateTime(updatedAt),
})

const presentTitles = ({ title_zh, title_ja, title_en }: TitledRow) => ({ title_zh, title_ja, title_en })
