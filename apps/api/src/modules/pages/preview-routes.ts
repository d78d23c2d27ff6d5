import { zPreviewLink, zPreviewQuery } from '@koma/contract/content-desk.ts'
import { zHome } from '@koma/contract/home.ts'
import { zError } from '@koma/contract/wire.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuse } from '../../platform/refusal.ts'
import { previewHome, signHomePreview } from './commands/preview-home.ts'

/** Home as it will be: POST /staff/panels/preview makes a link, GET /home/preview opens it. Decision: addresses (preview) */
export function registerHomePreview(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/staff/panels/preview',
    config: { gate: { staff: 'content.read' } },
    schema: {
      tags: ['staff'],
      summary: 'A link of seven days that shows home with banners that are not shown yet, to whoever has it',
      response: { 200: zPreviewLink, 401: zError, 403: zError },
    },
    async handler() {
      const { token, expiresAt } = await signHomePreview(deps)
      return { token, expires_at: formatTaipeiDateTime(expiresAt), path: `preview?token=${token}` }
    },
  })

  app.route({
    method: 'GET',
    url: '/home/preview',
    config: { gate: 'public', refusals: ['record.not_found'] },
    schema: {
      tags: ['pages'],
      summary: 'Home with banners that are not shown yet, for who has a link of the desk',
      querystring: zPreviewQuery,
      response: { 200: zHome, 404: zError, 422: zError },
    },
    async handler(request, reply) {
      const { token } = request.query
      const home = token === undefined ? undefined : await previewHome(deps, token)
      if (!home) return refuse(request, reply, 'record.not_found')
      reply.header('cache-control', 'private, no-store')
      return home
    },
  })
}
