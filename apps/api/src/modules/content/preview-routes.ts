import { zPreviewQuery } from '@koma/contract/content-desk.ts'
import { zTitledArticle, type DeskKind } from '@koma/contract/content.ts'
import { zError } from '@koma/contract/wire.ts'
import type { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Db } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuse } from '../../platform/refusal.ts'
import { showPreview } from './commands/show-preview.ts'
import { titled } from './present.ts'
import { itemById } from './queries/items.ts'

/** A kind whose own screen shows drafts: how visitors read one of it. */
export interface PreviewedKind {
  readonly kind: DeskKind
  readonly schema: z.ZodType
  read(db: Db, id: number): Promise<object | undefined>
}

/** The part of the description in which the calls of a kind stand; the others are the library's. */
const tagOf: Partial<Record<DeskKind, string>> = { news: 'news', activity: 'activities', page: 'pages' }

/** News by the way in which everybody reads them. */
export const previewedNews: PreviewedKind = {
  kind: 'news',
  schema: zTitledArticle,
  async read(db, id) {
    const item = await itemById(db, 'news', id, null)
    return item && titled.article(item)
  },
}

/**
 * GET /{kind}/preview: the id `preview` of product §2, for who has a link of the desk. Decision: addresses (preview)
 */
export function registerPreviews(app: ApiApp, deps: Deps, kinds: readonly PreviewedKind[]) {
  for (const { kind, schema, read } of kinds)
    app.route({
      method: 'GET',
      url: `/${kind}/preview`,
      config: { gate: 'public', refusals: ['record.not_found'] },
      schema: {
        tags: [tagOf[kind] ?? 'library'],
        summary: `The draft of a ${kind} as visitors would read it, for who has a link of the desk`,
        querystring: zPreviewQuery,
        response: { 200: schema, 404: zError, 422: zError },
      },
      async handler(request, reply) {
        const { token } = request.query
        const shown = token === undefined ? undefined : await showPreview(deps, { kind, token }, read)
        if (!shown) return refuse(request, reply, 'record.not_found')
        reply.header('cache-control', 'private, no-store')
        return shown
      },
    })
}
