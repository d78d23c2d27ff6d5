import { zHome } from '@koma/contract/home.ts'
import { zRule } from '@koma/contract/pages.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { showHome } from './commands/show-home.ts'
import { registerPageTexts } from './page-routes.ts'
import { presentRule } from './present.ts'
import { registerHomePreview } from './preview-routes.ts'

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
  registerPageTexts(app, deps)
}
