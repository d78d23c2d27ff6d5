import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createWebHandler } from '@koma/web/server/handle.ts'
import type { FastifyInstance } from 'fastify'
import { createServer, type ViteDevServer } from 'vite'
import { mountConsolePage } from '../console.ts'
import type { Mounts } from '../mounts.ts'
import { mountPages } from '../web-adapter.ts'

const apps = path.resolve(import.meta.dirname, '../../..')

/** Vite's client brings scripts, styles and a socket of its own; the strict policy is for what is built. */
const looseContentPolicy = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; connect-src 'self' ws:"

/** The sources themselves, drawn and replaced in the browser while they change. */
export const devMounts: Mounts = {
  async console(root, config) {
    const vite = await serveSources(root, 'console', '/console/')
    const page = path.join(apps, 'console/index.html')
    mountConsolePage(root, config, async (url, nonce) => {
      const html = await vite.transformIndexHtml(url, readFileSync(page, 'utf8'))
      return html.replaceAll('__CSP_NONCE__', nonce)
    })
  },
  async web(root, config) {
    const vite = await serveSources(root, 'web', '/')
    const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as ReturnType<ServerBuildSource>
    const keepNothing = { serveAtOnce: () => false, serve: async () => undefined }
    const answer = createWebHandler(build, 'development')
    // The loose policy needs no nonce, and one makes the router's own styles differ between server and browser.
    await mountPages(root, config, keepNothing, {
      answer: (request, site) => answer(request, { ...site, nonce: undefined }),
    })
  },
}

type ServerBuildSource = Extract<Parameters<typeof createWebHandler>[0], () => unknown>

/** Lets Vite answer for the sources of an app, below `base`, before any route is tried. */
async function serveSources(root: FastifyInstance, app: string, base: string): Promise<ViteDevServer> {
  const vite = await createServer({
    root: path.join(apps, app),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: root.server } },
  })
  root.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith(base) || request.url.startsWith('/api/')) return done()
    reply.header('content-security-policy', looseContentPolicy)
    vite.middlewares(request.raw, reply.raw, (error?: Error) => done(error))
  })
  root.addHook('onClose', () => vite.close())
  return vite
}
