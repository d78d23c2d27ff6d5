import { authenticatorOf } from '@koma/api/modules/staff/commands/match-totp.ts'
import type { Deps } from '@koma/api/platform/deps.ts'
import { mailboxMessages } from '@koma/api/platform/mailbox.ts'
import { castView } from '@koma/database/demo/cast-view.ts'
import { isLanguage, pickLanguage } from '@koma/domain/languages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mailboxPage } from './mailbox-page.ts'

const filterLengthMax = 320

/** `/dev/mailbox`: what was sent, and the codes of the demo's staff at this moment. Only in the demo. */
export function mountMailbox(root: FastifyInstance, deps: Deps) {
  root.get('/dev/mailbox', async (request, reply) => {
    const { to } = request.query as { to?: unknown }
    const filter = typeof to === 'string' ? to.replaceAll('\0', '').slice(0, filterLengthMax) : ''
    const now = await deps.clock.now()
    const codes = castView().flatMap(({ role, username, password, totp_secret: secret }) =>
      role === null
        ? []
        : [{ username, role, password, code: authenticatorOf(secret).generate({ timestamp: now.getTime() }) }],
    )
    const messages = await mailboxMessages(deps.db, filter || undefined)
    const page = mailboxPage({ language: languageOf(request), nonce: request.cspNonce, filter, codes, messages })
    return reply.header('cache-control', 'no-store').type('text/html').send(page)
  })
}

function languageOf(request: FastifyRequest) {
  const stored = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
  return stored !== undefined && isLanguage(stored) ? stored : pickLanguage(request.headers['accept-language'])
}
