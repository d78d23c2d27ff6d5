import { zTerms } from '@koma/contract/terms.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { presentTerms } from './present.ts'

/** GET /terms: the numbers of the house that hold now, for whoever has to tell them. Decision: who may do what */
export function registerTerms(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/terms',
    config: { gate: 'public', cache: ['setting'] },
    schema: {
      tags: ['terms'],
      summary: 'Limits of booking, life of points and what each class gives, as they hold now',
      response: { 200: zTerms },
    },
    handler: async () => presentTerms(await deps.settings.at(deps.db, await deps.clock.now())),
  })
}
