import { memberWith } from '@koma/api/testing/member-factory.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, type Answer } from '../testing/http-call.ts'
import { productWorld, type ProductWorld } from '../testing/product-world.ts'
import { startProduct, type RunningProduct } from '../testing/running-product.ts'

/** Source: docs/guarantees.md I-72 */
const publicUrl = 'https://koma.example'
const checksAnHour = 20

/** Ways to claim another origin or another address. */
const claims: readonly Readonly<Record<string, string>>[] = [
  { host: 'evil.example' },
  { host: 'evil.example:443' },
  { host: 'koma.example.evil.example' },
  { host: 'koma.example@evil.example' },
  { host: 'evil.example/koma.example' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-host': 'koma.example, evil.example' },
  { 'x-forwarded-server': 'evil.example' },
  { 'x-forwarded-proto': 'javascript' },
  { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-port': '1' },
  { 'x-forwarded-prefix': '//evil.example' },
  { 'x-forwarded-for': '203.0.113.7' },
  { 'x-forwarded-for': '203.0.113.7, 198.51.100.1, 127.0.0.1' },
  { 'x-real-ip': '203.0.113.8' },
  { forwarded: 'for=203.0.113.9;host=evil.example;proto=https' },
  { 'x-original-url': '//evil.example' },
  { 'x-rewrite-url': '/evil.example' },
  { 'true-client-ip': '203.0.113.10', 'cf-connecting-ip': '203.0.113.11' },
  { 'x-http-method-override': 'DELETE', origin: 'https://evil.example' },
]

let world: ProductWorld
let behindProxy: RunningProduct

beforeAll(async () => {
  world = await productWorld(1, { PUBLIC_URL: publicUrl })
  behindProxy = await startProduct({
    DATABASE_URL: world.databaseUrl,
    PUBLIC_URL: publicUrl,
    TRUSTED_PROXIES: '127.0.0.21',
  })
})
afterAll(async () => {
  await behindProxy.kill()
  await world.close()
})

const expectNothingOfTheClaim = ({ text, headers }: Answer) => {
  const said = text + JSON.stringify(headers)
  expect(said).not.toMatch(/evil\.example/)
  expect(said).not.toMatch(/203\.0\.113\./)
}

describe('whatever a request claims', () => {
  test('there are at least 20 claims to try', () => {
    expect(claims.length).toBeGreaterThanOrEqual(20)
  })

  test.each(claims)('%j: the link in a mail is the site’s own', async (headers) => {
    const member = await memberWith(world.db, { activated: false })
    const { status } = await call(world.site(0), 'POST /api/member/verify/resend', { token: member.token, headers })
    expect(status).toBe(204)
    const { rows } = await sql<{ text: string; html: string }>`
      select text, html from message where recipient = ${member.email}`.execute(world.db)
    expect(rows).toHaveLength(1)
    const links = [...`${rows[0]!.text} ${rows[0]!.html}`.matchAll(/https?:\/\/[^\s"'<>]+/g)].map(([link]) => link)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(new URL(link).origin).toBe(publicUrl)
  })

  test.each(claims)('%j: pages and redirects name the site’s own origin', async (headers) => {
    for (const route of [
      'GET /zh',
      'GET /zh/sign',
      'GET /',
      'GET /ja/member/rent',
      'GET /en/nothing/here',
      'GET /api/nothing',
    ]) {
      const answer = await call(world.site(0), route, { headers })
      expectNothingOfTheClaim(answer)
      expect(answer.status, route).toBeLessThan(500)
    }
    expect((await call(world.site(0), 'GET /zh', { headers })).text).toContain(`rel="canonical" href="${publicUrl}/zh"`)
  })

  test.each([
    ['X-Forwarded-For', '127.0.0.31', (turn: number) => ({ 'x-forwarded-for': `203.0.113.${turn}` })],
    ['Forwarded', '127.0.0.32', (turn: number) => ({ forwarded: `for=203.0.113.${turn}` })],
    ['X-Real-IP', '127.0.0.33', (turn: number) => ({ 'x-real-ip': `203.0.113.${turn}` })],
  ] as const)('%s gives nobody turns of another address', async (_, from, claim) => {
    expect(await allowedChecks(world.site(0), from, claim)).toBe(checksAnHour)
  })
})

describe('the promise to come by https alone', () => {
  const yearSeconds = 31_536_000
  const routes = ['GET /zh', 'GET /zh', 'GET /zh/sign', 'GET /api/device', 'GET /console']
  const promised = async (from: string, proto: string | undefined) => {
    const headers = proto === undefined ? {} : { 'x-forwarded-proto': proto }
    const answers = []
    for (const route of routes) answers.push(await call(behindProxy.site, route, { from, headers }))
    return answers.map((answer) => answer.headers['strict-transport-security'] ?? '')
  }

  test('is given on every answer where a trusted proxy says that the reader speaks https', async () => {
    for (const header of await promised('127.0.0.21', 'https'))
      expect(Number(/max-age=(\d+)/.exec(header)?.[1])).toBeGreaterThanOrEqual(yearSeconds)
  })

  test.each([
    ['127.0.0.21', 'http'],
    ['127.0.0.21', undefined],
    ['127.0.0.34', 'https'],
  ])('is not given to %s, who says %s', async (from, proto) => {
    expect(new Set(await promised(from, proto))).toEqual(new Set(['']))
  })
})

describe('a proxy that is trusted', () => {
  test('says who asks: each of its visitors has turns of their own', async () => {
    const visitor = (turn: number) => ({ 'x-forwarded-for': `203.0.113.${turn}` })
    expect(await allowedChecks(behindProxy.site, '127.0.0.21', visitor)).toBe(checksAnHour + 5)
  })

  test('is believed about the last address alone: what a visitor wrote before it does not count', async () => {
    const visitor = (turn: number) => ({ 'x-forwarded-for': `198.51.100.${turn}, 192.0.2.50` })
    expect(await allowedChecks(behindProxy.site, '127.0.0.21', visitor)).toBe(checksAnHour)
  })

  test('negative control: another address that says the same is not believed', async () => {
    const visitor = (turn: number) => ({ 'x-forwarded-for': `203.0.113.${100 + turn}` })
    expect(await allowedChecks(behindProxy.site, '127.0.0.22', visitor)).toBe(checksAnHour)
  })
})

/** How many of a few more questions than an hour allows are answered; each claims what `claim` says. */
async function allowedChecks(
  site: string,
  from: string,
  claim: (turn: number) => Readonly<Record<string, string>>,
): Promise<number> {
  let allowed = 0
  for (let turn = 0; turn < checksAnHour + 5; turn++) {
    const body = { username: `asked${from.replaceAll('.', '')}${turn}x${site.length}` }
    const { status } = await call(site, 'POST /api/member/check/registerd', { from, body, headers: claim(turn) })
    if (status === 200) allowed++
    else expect(status).toBe(429)
  }
  return allowed
}
