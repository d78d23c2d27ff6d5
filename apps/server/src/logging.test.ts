import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { logAnswers } from './logging.ts'

const secret = 'x7Qm-planted-code-of-a-mailed-link-_2026Koma'

/** Every address in which a code or a token stands. Source: docs/guarantees.md I-23, I-33 */
const addresses = [
  `/zh/register/verify/${secret}`,
  `/ja/identity/verify/${secret}`,
  `/en/forget/verify/${secret}`,
  `/zh/olduser/verify/${secret}`,
  `/zh/olduser/info/${secret}`,
  `/auth/google/callback?code=${secret}&state=${secret}`,
  `/zh/3rd?client_id=1&state=${secret}`,
  `/zh/rent/preview?token=${secret}`,
  `/${secret}`,
  `/zh/${secret}`,
  `/api/member/old_user/${secret}`,
  `/api/member/old_user/${secret}/state`,
  `/api/nothing/${secret}`,
]

/** What stands in the log after every address was asked for. */
async function logOf(prepare: (app: FastifyInstance) => void, logController?: LogController): Promise<string> {
  let log = ''
  const stream = { write: (line: string) => void (log += line) }
  const app = Fastify({ logger: { level: 'trace', stream }, ...(logController && { logController }) })
  prepare(app)
  app.get('/api/member/old_user/:code', async () => ({}))
  app.get('/api/member/old_user/:code/state', async () => ({}))
  app.get('/*', async () => 'a page')
  for (const url of addresses) await app.inject(url)
  await app.close()
  return log
}

test('a line a request, and no code of an address in it', async () => {
  const log = await logOf(logAnswers, new LogController({ disableRequestLogging: true }))
  expect(log).not.toContain(secret.slice(0, 12))
  expect(log.match(/"msg":"answered"/g)).toHaveLength(addresses.length)
  for (const route of ['/zh/register', '/ja/identity', '/auth/google', '/api/member/old_user/:code']) {
    expect(log).toContain(`"route":"${route}"`)
  }
})

test('negative control: the lines that a server writes by itself tell every one', async () => {
  const log = await logOf(() => undefined)
  for (const url of addresses) expect(log).toContain(`"url":"${url}"`)
})
