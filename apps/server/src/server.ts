import { createServer } from 'node:http'
import { registerApi } from '@koma/api/app.ts'
import { registerDemo } from '@koma/api/demo-routes.ts'
import { answerErrors } from '@koma/api/platform/error-handler.ts'
import { refuse } from '@koma/api/platform/refusal.ts'
import { requestIds } from '@koma/api/platform/request-ids.ts'
import { addressOptions } from '@koma/api/platform/readable-address.ts'
import { speaksHttps } from '@koma/api/platform/trusted-proxies.ts'
import type { Deps } from '@koma/api/platform/deps.ts'
import { castView } from '@koma/database/demo/cast-view.ts'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { mountClips } from './clips.ts'
import type { Config } from './config.ts'
import { forwardFiles } from './forward-files.ts'
import { mountHealth } from './health.ts'
import { keepPages } from './kept-pages.ts'
import { logAnswers } from './logging.ts'
import { mountMailbox } from './mailbox-routes.ts'
import { builtMounts, type Mounts } from './mounts.ts'
import { secureAnswers } from './security-headers.ts'
import { tagManager } from './tags/tag-manager.ts'
import { bodyTimes, endSlowBodies } from './slow-bodies.ts'
import { answerUnreadable } from './unreadable-requests.ts'

/**
 * In milliseconds: a request's whole arrival (files; for everything else slow-bodies.ts is stricter), its headers, an idle
 * connection. Source: docs/guarantees.md I-70
 */
const timeouts = {
  requestTimeout: bodyTimes.filesMs,
  headersTimeout: 15_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
} as const
const socketsMax = 4_000
/** Room for 10,000 encoded characters of Chinese in an address, and for the rest (bytes). Source: docs/guarantees.md I-51 */
const maxHeaderSize = 98_304

export interface Running {
  readonly log: FastifyBaseLogger
  /** True from the moment that the server was asked to stop. */
  readonly stopping: () => boolean
}

/** The one server: API, website and console, in this order. The caller listens and closes. */
export async function buildServer(
  config: Config,
  deps: Deps,
  { log, stopping }: Running,
  mounts: Mounts = builtMounts,
): Promise<FastifyInstance> {
  const isHttps = speaksHttps(config.trustedProxies)
  const tags = config.tagManager && tagManager(config.tagManager)
  const kept = keepPages(deps.changes, isHttps, tags)
  const root = Fastify({
    serverFactory(answer) {
      const server = createServer({ ...timeouts, maxHeaderSize }, (request, response) => {
        endSlowBodies(server, request, response)
        if (stopping()) response.setHeader('connection', 'close')
        if (!kept.serveAtOnce(request, response)) answer(request, response)
      })
      return server
    },
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(config.trustedProxies),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    clientErrorHandler: answerUnreadable,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    ...addressOptions,
  })
  root.server.maxConnections = socketsMax
  secureAnswers(root, isHttps)
  answerErrors(root)
  logAnswers(root)
  // Whoever is answered while the server stops comes back on another connection; this one is not waited for.
  root.addHook('onSend', (_, reply, _payload, done) => {
    if (stopping()) reply.header('connection', 'close')
    done()
  })
  mountHealth(root, { clock: deps.clock, stopping })
  if (config.apiBaseUrl) forwardFiles(root, config.apiBaseUrl)
  await registerApi(root, deps)
  if (config.demo) {
    await registerDemo(root, deps, castView())
    mountMailbox(root, deps)
    await mountClips(root)
  } else refuseDemo(root)
  tags?.mount(root)
  await mounts.console(root, config)
  await mounts.web(root, config, kept)
  // What no part answers: methods that nobody has.
  root.setNotFoundHandler((request, reply) => refuse(request, reply, 'route.not_found'))
  return root
}

/** Where there is no demo its addresses are nobody's: no page, and no way to one. */
function refuseDemo(root: FastifyInstance) {
  for (const url of ['/dev', '/dev/*']) root.all(url, (request, reply) => refuse(request, reply, 'route.not_found'))
}
