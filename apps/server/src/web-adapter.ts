import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { createWebHandler, type WebHandler } from '@koma/web/server/handle.ts'
import type { BrowserBuild } from '@koma/web/lib/site-context.ts'
import { readBrowserBuild } from '@koma/web/server/browser-build.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inProcess, overHttp } from './api-transport.ts'
import { compressPage } from './compress-page.ts'
import type { Config } from './config.ts'
import { googleSearch } from './google-search.ts'
import type { KeptPages } from './kept-pages.ts'
import { mountMachines } from './machines/mount-machines.ts'
import { readPageBodies } from './page-bodies.ts'
import { streamInProcess, streamOverHttp } from './stream-transport.ts'
import { webStreamOf } from './web-stream.ts'

const buildDir = path.resolve(import.meta.dirname, '../../web/build')
const clientDir = path.join(buildDir, 'client')
const immutable = 'public, max-age=31536000, immutable'
const hour = 'public, max-age=3600'

/** Files that are asked for at the root of the site. */
const rootFiles = [
  ['favicon.svg', 'image/svg+xml'],
  ['favicon.ico', 'image/x-icon'],
] as const

/** TRACE would say back what was sent, cookies included; the web platform does not know it either. */
const pageMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** The website at every address that nothing else answers: its files, then its pages. */
export async function mountWeb(root: FastifyInstance, config: Config, kept: KeptPages): Promise<void> {
  const serverBuild = path.join(buildDir, 'server', 'index.js')
  if (!existsSync(serverBuild)) throw new Error('The website is not built: run npm start')
  const answer = createWebHandler(await import(pathToFileURL(serverBuild).href))
  const browserBuild = readBrowserBuild(clientDir)

  await root.register(fastifyStatic, {
    root: path.join(clientDir, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', immutable),
  })
  for (const [file, type] of rootFiles) {
    const bytes = readFileSync(path.join(clientDir, file))
    root.get(`/${file}`, (_, reply) => reply.header('cache-control', hour).type(type).send(bytes))
  }
  await mountMachines(root, config)
  await mountPages(root, config, kept, { answer, browserBuild })
}

/** What draws the pages: the built site, or the one that is being developed. */
export interface Site {
  readonly answer: WebHandler
  readonly browserBuild?: BrowserBuild
}

/** Answers every address that nothing else answers with a page. */
export async function mountPages(root: FastifyInstance, config: Config, kept: KeptPages, site: Site): Promise<void> {
  const { answer, browserBuild } = site
  const google = config.googleSearch && googleSearch(config.googleSearch)
  await root.register(async (pages) => {
    readPageBodies(pages)
    pages.route({
      method: [...pageMethods],
      url: '/*',
      async handler(request, reply) {
        const reader = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' }
        const visit = {
          transport: config.apiBaseUrl ? overHttp(config.apiBaseUrl, reader) : inProcess(root, reader),
          streams: config.apiBaseUrl
            ? streamOverHttp(config.apiBaseUrl, request.ip)
            : streamInProcess(root, request.ip),
          publicUrl: config.publicUrl,
          demo: config.demo,
          browserBuild,
          googleSearch: google,
          reportError: (error: unknown) => request.log.error({ err: error }, 'page failed'),
        }
        await kept.serve(request, reply, (url, nonce, tagScript) =>
          answer(new Request(config.publicUrl + url), { ...visit, nonce, tagScript }),
        )
        if (reply.sent) return reply
        const response = await answer(webRequest(request, reply, config.publicUrl), {
          ...visit,
          nonce: request.cspNonce,
        })
        return send(request, reply, response)
      },
    })
  })
}

/** The request as the web platform has it, under the site's own origin, whatever `Host` says; ends with its connection. */
function webRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':') || value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  }
  const options = { method: request.method, headers, signal: gone.signal, body: bodyOf(request.body) }
  // What a body that streams asks for; the types of the platform do not know it yet.
  return new Request(origin + request.url, { ...options, duplex: 'half' } as RequestInit)
}

function bodyOf(body: unknown): ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | null {
  if (body instanceof Readable) return webStreamOf(body)
  return body instanceof Uint8Array ? new Uint8Array(body) : null
}

/** Seconds after which a page whose database is away may be asked for again. */
const retryAfterSeconds = 5

function send(request: FastifyRequest, reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  if (response.status === 503 && !response.headers.has('retry-after')) reply.header('retry-after', retryAfterSeconds)
  if (!response.body) return reply.send(null)
  const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
  return reply.send(compressPage(request, reply, body))
}
