import { zCentre } from '@koma/contract/centre.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { centreNow } from './commands/centre-now.ts'

/** GET /centre: what the centre is called and how it is reached. Decision: the product */
export function registerCentre(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/centre',
    config: { gate: 'public', cache: ['setting'] },
    schema: {
      tags: ['pages'],
      summary: "The centre's name, address, phone, mail and links, as they hold now",
      response: { 200: zCentre },
    },
    handler: async () => centreNow(deps.db, await deps.clock.now()),
  })
}
