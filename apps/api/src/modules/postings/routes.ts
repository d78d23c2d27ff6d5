import { zSiteNotice } from '@koma/contract/postings.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { presentNotice } from './present.ts'
import { registerNoticePreview } from './preview-routes.ts'
import { noticesNow } from './queries/site-notices.ts'

/** GET /notices: what every page tells its readers now. Decision: content (staff console) */
export function registerPostings(app: ApiApp, deps: Deps) {
  registerNoticePreview(app, deps)
  app.route({
    method: 'GET',
    url: '/notices',
    config: { gate: 'public', cache: ['notice'] },
    schema: {
      tags: ['pages'],
      summary: 'What every page shows now, warnings first; at most three',
      response: { 200: z.array(zSiteNotice) },
    },
    handler: async () => (await noticesNow(deps.db)).map(presentNotice),
  })
}
