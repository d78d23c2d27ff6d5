import { Readable } from 'node:stream'
import { followedKinds, type SitemapItem } from '@koma/contract/sitemap.ts'
import { isLanguage } from '@koma/domain/languages.ts'
import { localised } from '@koma/web/lib/localised.ts'
import { wordsFor } from '@koma/web/lib/words.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, matchesEtag } from '@koma/api/platform/etag.ts'
import { refuse } from '@koma/api/platform/refusal.ts'
import type { Config } from '../config.ts'
import { askApi } from './ask-api.ts'
import { centreName } from './centre-name.ts'
import { feedOf } from './feeds.ts'
import { picturePng } from './picture.ts'
import { robotsOf } from './robots.ts'
import { sitemapFile, sitemapFiles, sitemapIndex } from './sitemap.ts'

const hour = 'public, max-age=3600'
const xml = 'application/xml; charset=utf-8'

/** What only machines ask for: robots.txt, maps of the site, feeds, and pictures of shared links. */
export async function mountMachines(root: FastifyInstance, config: Config): Promise<void> {
  const { publicUrl } = config
  const robots = robotsOf(publicUrl)
  root.get('/robots.txt', (_, reply) =>
    reply.header('cache-control', hour).type('text/plain; charset=utf-8').send(robots),
  )
  root.get('/sitemap.xml', async (request, reply) =>
    sendTagged(request, fresh(reply, xml), await sitemapIndex(publicUrl, askApi(root, config, request))),
  )
  root.get('/sitemaps/:name', async (request, reply) => {
    const [, language, file] = /^([a-z]{2})-([1-9]\d{0,4})\.xml$/.exec(nameOf(request.params)) ?? []
    if (!isLanguage(language)) return refuse(request, reply, 'route.not_found')
    const ask = askApi(root, config, request)
    if (Number(file) > (await sitemapFiles(ask))) return refuse(request, reply, 'route.not_found')
    const pieces = sitemapFile(publicUrl, { language, file: Number(file) }, ask)
    return fresh(reply, xml).send(Readable.from(pieces))
  })
  root.get('/feeds/:language/:name', async (request, reply) => {
    const { language } = request.params as { language: string }
    const [, word, format] = /^([a-z]+)\.(atom|rss)$/.exec(nameOf(request.params)) ?? []
    const kind = followedKinds.find((one) => one === word)
    if (!isLanguage(language) || !kind) return refuse(request, reply, 'route.not_found')
    const wanted = { language, kind, format: format === 'rss' ? 'rss' : 'atom' } as const
    const feed = await feedOf(publicUrl, wanted, askApi(root, config, request))
    if (feed === undefined) return refuse(request, reply, 'route.not_found')
    return sendTagged(request, fresh(reply, `application/${wanted.format}+xml; charset=utf-8`), feed)
  })
  const { indexNow } = config
  if (indexNow)
    // Search engines look here whether it is the site itself that tells them.
    root.get(`/${indexNow.key}.txt`, (_, reply) =>
      reply.header('cache-control', hour).type('text/plain; charset=utf-8').send(indexNow.key),
    )
  mountPictures(root, config)
}

/** /pictures/{language}/{id|centre}.png */
function mountPictures(root: FastifyInstance, config: Config): void {
  root.get('/pictures/:language/:name', async (request, reply) => {
    const { language } = request.params as { language: string }
    const [, name] = /^(centre|[1-9]\d{0,9})\.png$/.exec(nameOf(request.params)) ?? []
    if (!isLanguage(language) || !name) return refuse(request, reply, 'route.not_found')
    const words = wordsFor(language)
    const centre = await centreName(askApi(root, config, request), language)
    const item = name === 'centre' ? null : await askApi(root, config, request)<SitemapItem>(`/sitemap/${name}`)
    if (item === undefined) return refuse(request, reply, 'route.not_found')
    const png = await picturePng(
      item
        ? { title: localised(item, 'title', language), flag: words(`search.kind_${item.kind}`), centre }
        : { title: centre, flag: 'KOMA', centre: '' },
    )
    return reply
      .header('cache-control', hour)
      .type('image/png')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(png)
  })
}

const nameOf = (params: unknown): string => (params as { name: string }).name

const fresh = (reply: FastifyReply, type: string): FastifyReply =>
  reply.header('cache-control', 'public, max-age=300').type(type)

/** Readers of feeds ask often: who has these bytes gets none. */
function sendTagged(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  const etag = etagOf(body)
  reply.header('etag', etag)
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send(null)
  return reply.send(body)
}
