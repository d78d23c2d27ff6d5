import { languages } from '@koma/domain/languages.ts'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { pagePolicy, securityHeaders } from './security-headers.ts'

const buildDir = path.resolve(import.meta.dirname, '../../console/build')
const immutable = 'public, max-age=31536000, immutable'

/** The staff console at `/console`: its own bundle, one page, a nonce for the styles that it makes as it runs. */
export async function mountConsole(root: FastifyInstance, config: Config) {
  const page = path.join(buildDir, 'index.html')
  if (!existsSync(page)) throw new Error('The console is not built: run npm start')
  const html = readFileSync(page, 'utf8')

  await root.register(fastifyStatic, {
    root: path.join(buildDir, 'assets'),
    prefix: '/console/assets/',
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', immutable),
  })
  mountConsolePage(root, config, (_, nonce) => html.replaceAll('__CSP_NONCE__', nonce))
}

/** Draws the console's one page, with the nonce of this answer. */
export type ConsolePage = (url: string, nonce: string) => string | Promise<string>

/** Answers every address of the console with its one page: its own router reads the rest. */
export function mountConsolePage(root: FastifyInstance, config: Config, draw: ConsolePage) {
  const api = config.apiBaseUrl ? { api: config.apiBaseUrl } : {}
  const connect = config.apiBaseUrl ? [new URL(config.apiBaseUrl).origin] : []
  root.get('/console/config.json', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ demo: config.demo, languages, ...api }),
  )
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', pagePolicy(["'self'"], { styleNonce: request.cspNonce, connect }))
    }
    // Only here is a camera of use: it reads the codes of tickets.
    reply.header('permissions-policy', securityHeaders['permissions-policy'].replace('camera=()', 'camera=(self)'))
    const html = await draw(request.url, request.cspNonce)
    return reply.header('cache-control', 'no-store').type('text/html').send(html)
  }
  root.get('/console', answerPage)
  root.get('/console/*', answerPage)
  root.get('/console/', async (_, reply) => reply.redirect('/console', 308))
}
