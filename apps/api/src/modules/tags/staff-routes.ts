import { zStaffTag, zStaffTagPage, zStaffTagQuery, zTagCoverage, zTagRequest } from '@koma/contract/tags.ts'
import { zError } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { refuseField } from '../../platform/refusal.ts'
import { addTag } from './commands/add-tag.ts'
import { presentTag } from './present.ts'
import { staffTags, tagCoverage } from './queries/tags.ts'
import { registerTagChanges } from './staff-change-routes.ts'

/** The tags that items may have. Decision: staff console (roles) */
export function registerTagsStaff(app: ApiApp, deps: Deps) {
  registerTagChanges(app, deps)
  app.route({
    method: 'GET',
    url: '/staff/tags',
    config: { gate: { staff: 'content.read' } },
    schema: {
      tags: ['staff'],
      summary: 'Every tag by its Chinese name, with how many items have it, by words and what its translation lacks',
      querystring: zStaffTagQuery,
      response: { 200: zStaffTagPage, 401: zError, 403: zError, 422: zError },
    },
    async handler({ query: { q, translation, ...page } }) {
      return pageOf(page, await staffTags(deps.db, { words: q?.trim() ?? '', translation }, windowOf(page)), presentTag)
    },
  })

  app.route({
    method: 'POST',
    url: '/staff/tags',
    config: { gate: { staff: 'content.write' } },
    schema: {
      tags: ['staff'],
      summary: 'A new tag; its slug stands in addresses and must be new',
      body: zTagRequest,
      response: { 201: zStaffTag, 401: zError, 403: zError, 422: zError },
    },
    async handler(request, reply) {
      const tag = await addTag(deps.db, staffOf(request), { tag: request.body, requestId: request.id })
      return tag ? reply.code(201).send(tag) : refuseField(request, reply, 'slug', 'field.slug_taken')
    },
  })

  app.route({
    method: 'GET',
    url: '/staff/tag_coverage',
    config: { gate: { staff: 'content.read' } },
    schema: {
      tags: ['staff'],
      summary: 'How many tags are named in each language, and how many of these names are older than the Chinese',
      response: { 200: z.array(zTagCoverage), 401: zError, 403: zError },
    },
    handler: () => tagCoverage(deps.db),
  })
}
