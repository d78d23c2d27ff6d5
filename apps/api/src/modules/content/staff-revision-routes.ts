import { zPreviewLink, zRevision, zRevisionPage, zRevisionParams } from '@koma/contract/content-desk.ts'
import { zError, zId, zPageQuery } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { signPreview } from '../../platform/preview-links.ts'
import { refuse } from '../../platform/refusal.ts'
import { refuseFacts } from './commands/publish-item.ts'
import { presentPreview, presentRevision, presentRevisionLine } from './present-desk.ts'
import { slugOfType } from './queries/content-types.ts'
import { deskItem } from './queries/desk.ts'
import { revisionOf, revisionsOf } from './queries/revisions.ts'

const params = z.object({ id: zId })

/** What was saved, and how the newest form looks. Decision: content (staff console), addresses (preview) */
export function registerRevisions(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/content/:id/revisions',
    config: { gate: { staff: 'content.read' } },
    schema: {
      tags: ['staff'],
      summary: 'Every form that was saved, the newest first, with the fields that it changed',
      params,
      querystring: zPageQuery,
      response: { 200: zRevisionPage, 401: zError, 403: zError, 404: zError, 422: zError },
    },
    async handler(request, reply) {
      const { query } = request
      const { id } = request.params
      if (!(await deskItem(deps.db, id))) return refuse(request, reply, 'record.not_found')
      return pageOf(query, await revisionsOf(deps.db, id, windowOf(query)), presentRevisionLine)
    },
  })

  app.route({
    method: 'GET',
    url: '/staff/content/:id/revisions/:revision',
    config: { gate: { staff: 'content.read' } },
    schema: {
      tags: ['staff'],
      summary: 'One form whole, with the one before it',
      params: zRevisionParams,
      response: { 200: zRevision, 401: zError, 403: zError, 404: zError },
    },
    async handler(request, reply) {
      const { id, revision } = request.params
      const row = await revisionOf(deps.db, id, revision)
      return row ? presentRevision(row) : refuse(request, reply, 'record.not_found')
    },
  })

  app.route({
    method: 'POST',
    url: '/staff/content/:id/preview',
    config: { gate: { staff: 'content.read' }, refusals: ['content.state', 'validation.failed'] },
    schema: {
      tags: ['staff'],
      summary: 'A link of seven days that shows the newest form on its own screen, to whoever has it',
      params,
      response: { 200: zPreviewLink, 401: zError, 403: zError, 404: zError, 409: zError, 422: zError },
    },
    async handler(request, reply) {
      const item = await deskItem(deps.db, request.params.id)
      if (!item) return refuse(request, reply, 'record.not_found')
      if (item.trashedAt) return refuse(request, reply, 'content.state')
      const wanting = refuseFacts(item)
      if (wanting) return refuse(request, reply, wanting.reason, wanting.details)
      const type = await slugOfType(deps.db, item.draft.type_id)
      return presentPreview(item, type, await signPreview(deps, String(item.id)))
    },
  })
}
