import { zPreviewLink, zPreviewQuery } from '@koma/contract/content-desk.ts'
import { zNoticePreview } from '@koma/contract/posting-previews.ts'
import { zError, zId } from '@koma/contract/wire.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuse } from '../../platform/refusal.ts'
import { showPostingPreview, signPostingPreview, type PreviewedPosting } from './commands/preview-posting.ts'
import { presentNotice } from './present.ts'
import { postingTables } from './queries/kinds.ts'
import { postingById } from './queries/postings.ts'
import { noticesShownMax, noticesWith } from './queries/site-notices.ts'

const params = z.object({ id: zId })

/** The screen on which one of a kind is looked at, behind the language: a notice stands above home, as above every page. */
const screenOf = { notices: 'preview', faqs: 'faq/preview' } as const satisfies Record<PreviewedPosting, string>

/** POST /staff/{notices, faqs}/{id}/preview: a link to one that is not shown yet. Decision: addresses (preview) */
export function registerPostingPreviews(app: ApiApp, deps: Deps) {
  for (const name of ['notices', 'faqs'] as const) {
    const kind = postingTables[name]
    app.route({
      method: 'POST',
      url: `/staff/${name}/:id/preview`,
      config: { gate: { staff: 'content.read' }, refusals: ['content.state'] },
      schema: {
        tags: ['staff'],
        summary: `A link of seven days that shows one of the ${name} in its place, to whoever has it`,
        params,
        response: { 200: zPreviewLink, 401: zError, 403: zError, 404: zError, 409: zError },
      },
      async handler(request, reply) {
        const posting = await postingById(deps.db, kind, request.params.id)
        if (!posting) return refuse(request, reply, 'record.not_found')
        if (posting.trashedAt) return refuse(request, reply, 'content.state')
        const { token, expiresAt } = await signPostingPreview(deps, kind, posting.id)
        return { token, expires_at: formatTaipeiDateTime(expiresAt), path: `${screenOf[name]}?token=${token}` }
      },
    })
  }
}

/** GET /notices/preview: what stands above a page once a notice is shown, for who has a link of the desk. */
export function registerNoticePreview(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/notices/preview',
    config: { gate: 'public', refusals: ['record.not_found'] },
    schema: {
      tags: ['pages'],
      summary: 'The notices with one that is not shown yet, for who has a link of the desk',
      querystring: zPreviewQuery,
      response: { 200: zNoticePreview, 404: zError, 422: zError },
    },
    async handler(request, reply) {
      const { token = '' } = request.query
      const shown = await showPostingPreview(deps, { kind: 'notices', token }, async (db, id) => ({
        id,
        notices: (await noticesWith(db, id)).map(presentNotice),
      }))
      if (!shown) return refuse(request, reply, 'record.not_found')
      reply.header('cache-control', 'private, no-store')
      return { ...shown, has_room: shown.notices.length <= noticesShownMax }
    },
  })
}
