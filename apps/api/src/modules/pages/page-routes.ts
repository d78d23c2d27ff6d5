import { zPageParams, zPageText, zPageVersionQuery, type PageAnswer } from '@koma/contract/pages.ts'
import { zError } from '@koma/contract/wire.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Db } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuse } from '../../platform/refusal.ts'
import { pageJobs } from './jobs.ts'
import { presentPage } from './present.ts'
import { newestVersionOfItem, versionLines, versionOf, type VersionRow } from './queries/versions.ts'

/** GET /page/{slug}: the texts of the house in the version that holds, or the one that is named. Source: api.md "Content" */
export function registerPageTexts(app: ApiApp, deps: Deps) {
  for (const job of pageJobs(deps)) deps.jobs.schedule(job)
  app.route({
    method: 'GET',
    url: '/page/:slug',
    config: { gate: 'public', owner: 'everybody', cache: ['setting', 'content'] },
    schema: {
      tags: ['pages'],
      summary: 'A text of the house: the version that holds, or the one that is named, as those that are announced',
      params: zPageParams,
      querystring: zPageVersionQuery,
      response: { 200: zPageText, 404: zError, 422: zError },
    },
    async handler(request, reply) {
      const row = await versionOf(deps.db, request.params.slug, request.query.version)
      return row ? pageOf(deps, deps.db, row) : refuse(request, reply, 'record.not_found')
    },
  })
}

/** A text of the house as it is written at the desk, on the screen of its own. Decision: addresses (preview) */
export const previewedPages = (deps: Deps) =>
  ({
    kind: 'page',
    schema: zPageText,
    async read(db: Db, id: number) {
      const row = await newestVersionOfItem(db, id)
      return row && pageOf(deps, db, row)
    },
  }) as const

async function pageOf({ settings, clock }: Deps, db: Db, row: VersionRow): Promise<PageAnswer> {
  return presentPage(row, await versionLines(db, [row.page]), await settings.at(db, await clock.now()))
}
