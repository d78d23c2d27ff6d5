import { zRevisionParams } from '@koma/contract/content-desk.ts'
import { zPostingRevision, zPostingRevisionPage } from '@koma/contract/posting-revisions.ts'
import { zError, zId, zPageQuery } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { presentRevision, presentRevisionLine } from './present.ts'
import type { PostingKind } from './queries/kinds.ts'
import { revisionOf, revisionsOf } from './queries/posting-revisions.ts'
import { postingById } from './queries/postings.ts'

const params = z.object({ id: zId })

/** What was saved of a posting, by whom, and what it changed. Decision: content (staff console) */
export function registerPostingRevisions(app: ApiApp, deps: Deps, kind: PostingKind) {
  app.route({
    method: 'GET',
    url: `/staff/${kind.name}/:id/revisions`,
    config: { gate: { staff: 'content.read' } },
    schema: {
      tags: ['staff'],
      summary: `Every form of one of the ${kind.name} that was saved, the newest first, with the fields that it changed`,
      params,
      querystring: zPageQuery,
      response: { 200: zPostingRevisionPage, 401: zError, 403: zError, 404: zError, 422: zError },
    },
    async handler(request, reply) {
      const { query } = request
      const { id } = request.params
      if (!(await postingById(deps.db, kind, id))) return refuse(request, reply, 'record.not_found')
      return pageOf(query, await revisionsOf(deps.db, kind, id, windowOf(query)), (row) =>
        presentRevisionLine(kind, row),
      )
    },
  })

  app.route({
    method: 'GET',
    url: `/staff/${kind.name}/:id/revisions/:revision`,
    config: { gate: { staff: 'content.read' } },
    schema: {
      tags: ['staff'],
      summary: `One form of one of the ${kind.name}: what it changed, before and after`,
      params: zRevisionParams,
      response: { 200: zPostingRevision, 401: zError, 403: zError, 404: zError },
    },
    async handler(request, reply) {
      const { id, revision } = request.params
      const row = await revisionOf(deps.db, kind, id, revision)
      return row ? presentRevision(kind, row) : refuse(request, reply, 'record.not_found')
    },
  })
}
