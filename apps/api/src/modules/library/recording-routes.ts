import { zContentListQuery, zContentType } from '@koma/contract/content.ts'
import { zAlbum, zAlbumPage, zVideo, zVideoPage } from '@koma/contract/recordings.ts'
import { zError, zId } from '@koma/contract/wire.ts'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { cardsById, cardsOf, itemById, named, titled, typesOf } from '../content/public.ts'
import { presentTracks, presentVideoFacts } from './present.ts'
import { chaptersOf, videoFacts, videosOfAlbums } from './queries/recordings.ts'

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
      const { id } = request.params
      const item = await itemById(deps.db, 'video', id, request.memberCaller?.id ?? null)
      if (!item) return refuse(request, reply, 'record.not_found')
      const [facts, chapters] = await Promise.all([videoFacts(deps.db, [id]), chaptersOf(deps.db, id)])
      const own = facts.get(id)!
      return {
        ...titled.article(item),
        ...presentVideoFacts(own),
        tracks: presentTracks(own),
        chapters: [...chapters],
      }
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
      const { id } = request.params
      const memberId = request.memberCaller?.id ?? null
      const item = await itemById(deps.db, 'album', id, memberId)
      if (!item) return refuse(request, reply, 'record.not_found')
      const ids = (await videosOfAlbums(deps.db, [id])).get(id) ?? []
      const [cards, facts] = await Promise.all([cardsById(deps.db, ids, memberId), videoFacts(deps.db, ids)])
      return {
        ...named.article(item),
        videos_count: cards.length,
        videos: cards.map((card) => ({ ...titled.card(card), ...presentVideoFacts(facts.get(card.id)!) })),
      }
    },
  })
}
