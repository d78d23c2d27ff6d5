import { zContentListQuery, zContentType } from '@koma/contract/content.ts'
import { zAlbum, zAlbumPage, zVideo, zVideoPage } from '@koma/contract/recordings.ts'
import { zError, zId } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { cardsOf, named, titled, typesOf } from '../content/public.ts'
import { readAlbum, readVideo } from './commands/read-recording.ts'
import { presentVideoFacts } from './present.ts'
import { videoFacts, videosOfAlbums } from './queries/recordings.ts'

/** GET /video and /album with their types. Source: product §7 "Content" */
export function registerRecordings(app: ApiApp, deps: Deps) {
  for (const kind of ['video', 'album'] as const)
    app.route({
      method: 'GET',
      url: `/${kind}/type`,
      config: { gate: 'public', cache: ['content'] },
      schema: { tags: ['library'], summary: `The types of ${kind}s`, response: { 200: z.array(zContentType) } },
      handler: () => typesOf(deps.db, kind),
    })
  registerVideos(app, deps)
  registerAlbums(app, deps)
}

function registerVideos(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/video',
    config: { gate: 'visitor', cache: ['content'] },
    schema: {
      tags: ['library'],
      summary: 'Videos, the newest first',
      querystring: zContentListQuery,
      response: { 200: zVideoPage, 422: zError },
    },
    async handler({ query, memberCaller }) {
      const page = await cardsOf(deps.db, { kind: 'video', query, memberId: memberCaller?.id ?? null })
      const facts = await videoFacts(
        deps.db,
        page.rows.map(({ id }) => id),
      )
      return pageOf(query, page, (row) => ({ ...titled.card(row), ...presentVideoFacts(facts.get(row.id)!) }))
    },
  })

  app.route({
    method: 'GET',
    url: '/video/:id',
    config: { gate: 'visitor', owner: 'everybody', cache: ['content'] },
    schema: {
      tags: ['library'],
      summary: 'A video; its source is null while there is no recording',
      params: z.object({ id: zId }),
      response: { 200: zVideo, 404: zError },
    },
    async handler(request, reply) {
      const shown = await readVideo(deps.db, request.params.id, request.memberCaller?.id ?? null)
      return shown ?? refuse(request, reply, 'record.not_found')
    },
  })
}

function registerAlbums(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/album',
    config: { gate: 'visitor', cache: ['content'] },
    schema: {
      tags: ['library'],
      summary: 'Albums, the newest first',
      querystring: zContentListQuery,
      response: { 200: zAlbumPage, 422: zError },
    },
    async handler({ query, memberCaller }) {
      const page = await cardsOf(deps.db, { kind: 'album', query, memberId: memberCaller?.id ?? null })
      const videos = await videosOfAlbums(
        deps.db,
        page.rows.map(({ id }) => id),
      )
      return pageOf(query, page, (row) => ({ ...named.card(row), videos_count: videos.get(row.id)?.length ?? 0 }))
    },
  })

  app.route({
    method: 'GET',
    url: '/album/:id',
    config: { gate: 'visitor', owner: 'everybody', cache: ['content'] },
    schema: {
      tags: ['library'],
      summary: 'An album with its videos in their order',
      params: z.object({ id: zId }),
      response: { 200: zAlbum, 404: zError },
    },
    async handler(request, reply) {
      const shown = await readAlbum(deps.db, request.params.id, request.memberCaller?.id ?? null)
      return shown ?? refuse(request, reply, 'record.not_found')
    },
  })
}
