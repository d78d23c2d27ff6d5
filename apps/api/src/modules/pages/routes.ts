import { zHome } from '@koma/contract/home.ts'
import { zPageParams, zPageText, zPageVersionQuery, zRule } from '@koma/contract/pages.ts'
import { zError } from '@koma/contract/wire.ts'
import { housePages } from '@koma/i18n/pages/house-pages.ts'
import { legalPages, type PageVersion } from '@koma/i18n/pages/legal-pages.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuse } from '../../platform/refusal.ts'
import { showHome } from './commands/show-home.ts'
import { registerHomePreview } from './preview-routes.ts'
import { presentPage, presentRule } from './present.ts'

const pages: ReadonlyMap<string, readonly PageVersion[]> = new Map(Object.entries({ ...legalPages, ...housePages }))

/** GET /home, and GET /rule and GET /page/{slug}: the numbers of the house, and the texts that use them. Source: product §7 */
export function registerPages(app: ApiApp, deps: Deps) {
  const rule = async () => presentRule(await deps.settings.at(deps.db, await deps.clock.now()))

  app.route({
    method: 'GET',
    url: '/rule',
    config: { gate: 'public', cache: ['setting'] },
    schema: {
      tags: ['pages'],
      summary: 'Benefits per class, points rules, fees and limits, as they hold now',
      response: { 200: zRule },
    },
    handler: rule,
  })

  app.route({
    method: 'GET',
    url: '/home',
    config: { gate: 'public', cache: ['content', 'notice', 'opening-hours', 'device'] },
    schema: { tags: ['pages'], summary: 'Everything that the first page shows', response: { 200: zHome } },
    handler: () => showHome(deps),
  })

  registerHomePreview(app, deps)

  app.route({
    method: 'GET',
    url: '/page/:slug',
    config: { gate: 'public', owner: 'everybody', cache: ['setting'] },
    schema: {
      tags: ['pages'],
      summary: 'A text of the house: the newest version, or the one that is named',
      params: zPageParams,
      querystring: zPageVersionQuery,
      response: { 200: zPageText, 404: zError, 422: zError },
    },
    async handler(request, reply) {
      const { slug } = request.params
      const versions = pages.get(slug)
      const wanted = request.query.version ?? versions?.[0]?.version
      const page = versions?.find(({ version }) => version === wanted)
      if (!versions || !page) return refuse(request, reply, 'record.not_found')
      return presentPage(slug, page, versions, await rule())
    },
  })
}
