import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { memberWith, type TestMember } from '@koma/api/testing/member-factory.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, callMany, type Answer } from '../testing/http-call.ts'
import { productWorld, type ProductWorld } from '../testing/product-world.ts'

/** Source: docs/guarantees.md I-61, I-62 */
const answersWithNonce = 1_000
const site = (route: string, headers: Record<string, string> = {}) => call(world.site(0), route, { headers })

let world: ProductWorld
let member: TestMember

beforeAll(async () => {
  world = await productWorld(1, { RATE_LIMITS: 'off' })
  member = await memberWith(world.db, { points: 100 })
})
afterAll(() => world.close())

const signedIn = () => ({ cookie: `koma_access=${member.token}` })

/** Pages that are kept for every visitor, and pages that are drawn anew. */
const keptPages = [
  '/zh',
  '/ja',
  '/en',
  '/zh/rent_list',
  '/en/rent_list/1',
  '/zh/news_list',
  '/ja/faq',
  '/en/comic_list',
]
const drawnPages = [
  '/zh/sign',
  '/zh/register',
  '/zh/register/sent',
  '/zh/register/verify/x',
  '/en/error404',
  '/en/error500',
  '/ja/nothing/here',
  '/en/rent/preview',
  '/dev/mailbox',
  '/console',
]
const memberPages = ['/zh', '/zh/rent/1', '/zh/member/rent', '/zh/member/points', '/en/rent_list']

type Policy = Readonly<Record<string, readonly string[]>>

function policyOf({ headers }: Answer): Policy {
  const directives = String(headers['content-security-policy'])
    .split(';')
    .map((one) => one.trim().split(/\s+/))
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]))
}

const nonceOf = (answer: Answer) => policyOf(answer)['script-src']?.find((source) => source.startsWith("'nonce-"))

/** Every script in the page is one that the policy lets run, and nothing in it runs without one. */
function expectOnlyKnownScripts(answer: Answer) {
  const sources = policyOf(answer)['script-src']!
  for (const [, attributes = '', script = ''] of answer.text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    // A block of data runs nothing: browsers do not even ask the policy.
    if (/\btype="application\/ld\+json"/.test(attributes)) continue
    if (/\bsrc="\/[^/]/.test(attributes) && sources.includes("'self'")) continue
    const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1]
    const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
    expect(nonce ? sources.includes(`'nonce-${nonce}'`) : sources.includes(hash), script.slice(0, 80)).toBe(true)
  }
  expect(answer.text).not.toMatch(/<[^>]+\son(?:click|load|error|submit|change)=/i)
  expect(answer.text).not.toMatch(/href="javascript:/i)
}

function expectStrictPolicy(answer: Answer) {
  const policy = policyOf(answer)
  expect(policy).toMatchObject({
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  })
  expect(policy['default-src']).toEqual(["'self'"])
  for (const unsafe of ["'unsafe-inline'", "'unsafe-eval'", '*', 'data:', 'http:', 'https:']) {
    expect(policy['script-src']).not.toContain(unsafe)
  }
}

describe('the policy of a page', () => {
  test.each(drawnPages)('%s, drawn for one reader, has a nonce, and every script carries it', async (page) => {
    const [first, second] = [await site(`GET ${page}`), await site(`GET ${page}`)]
    expectStrictPolicy(first)
    expectOnlyKnownScripts(first)
    if (page !== '/console') expect(nonceOf(first)).toMatch(/^'nonce-[\w-]{22,}'$/)
    expect(first.headers['content-security-policy']).not.toBe(second.headers['content-security-policy'])
    expect(String(first.headers['cache-control'])).toMatch(/no-store/)
  })

  test.each(memberPages)('%s of a member has a nonce and is kept nowhere', async (page) => {
    const answer = await site(`GET ${page}`, signedIn())
    expect(answer.status).toBe(200)
    expectStrictPolicy(answer)
    expectOnlyKnownScripts(answer)
    expect(nonceOf(answer)).toBeDefined()
    expect(String(answer.headers['cache-control'])).toMatch(/private.*no-store|no-store/)
  })

  test.each(keptPages)(
    '%s, kept for every visitor, names its scripts by their hashes and has no nonce',
    async (page) => {
      for (const encoding of ['identity', 'identity']) {
        const answer = await site(`GET ${page}`, { 'accept-encoding': encoding })
        expect(answer.status).toBe(200)
        expectStrictPolicy(answer)
        expectOnlyKnownScripts(answer)
        expect(answer.headers['content-security-policy']).not.toContain('nonce-')
        expect(answer.text).not.toMatch(/nonce="[^"]/)
        expect(
          policyOf(answer)['script-src']!.filter((source) => source.startsWith("'sha256-")).length,
        ).toBeGreaterThan(0)
      }
    },
  )

  test('data, files and the reference run nothing and are framed nowhere', async () => {
    for (const route of [
      'GET /api/device',
      'GET /api/nothing',
      'GET /healthz',
      'GET /robots.txt',
      'GET /console/config.json',
      'GET /api/reference',
    ]) {
      const policy = policyOf(await site(route))
      expect(policy['default-src'], route).toEqual(["'none'"])
      expect(policy['frame-ancestors'], route).toEqual(["'none'"])
      expect(policy['script-src'], route).toBeUndefined()
    }
  })

  test(`${answersWithNonce} answers have ${answersWithNonce} different nonces`, async () => {
    const pages = ['/zh/sign', '/dev/mailbox', '/dev/mailbox', '/dev/mailbox']
    const answers = await callMany(answersWithNonce, 20, (turn) => site(`GET ${pages[turn % pages.length]}`))
    const nonces = answers.map(nonceOf)
    expect(nonces).not.toContain(undefined)
    expect(new Set(nonces).size).toBe(answersWithNonce)
  })
})

/** One answer of each kind that the server can give. */
function everyKind(): readonly (readonly [string, () => Promise<Answer>])[] {
  const assets = path.resolve(import.meta.dirname, '../../../web/build/client/assets')
  const script = readdirSync(assets).find((name) => name.endsWith('.js'))!
  const json = { 'content-type': 'application/json' }
  const api = (route: string, raw: string, headers = json) => call(world.site(0), route, { raw, headers })
  return [
    ['a kept page', () => site('GET /zh')],
    ['a drawn page', () => site('GET /zh/sign')],
    ['a page that is not there', () => site('GET /zh/nothing')],
    ['a redirect', () => site('GET /')],
    ['the way to sign in', () => site('GET /zh/member/rent')],
    ['a page only asked about', () => site('HEAD /zh/sign')],
    ['a script', () => site(`GET /assets/${script}`)],
    ['a script that is not there', () => site('GET /assets/nothing.js')],
    ['a file outside', () => site('GET /assets/..%2fserver%2findex.js')],
    ['an icon', () => site('GET /favicon.svg')],
    ['the console', () => site('GET /console')],
    ['200 of the API', () => site('GET /api/device')],
    [
      '304',
      async () => site('GET /api/device', { 'if-none-match': String((await site('GET /api/device')).headers['etag']) }),
    ],
    ['400', () => api('POST /api/token', '{')],
    ['401', () => site('GET /api/member')],
    ['404', () => site('GET /api/nothing')],
    ['405', () => site('PATCH /api/device')],
    ['413', () => api('POST /api/token', `"${'x'.repeat(1_100_000)}"`)],
    ['415', () => api('POST /api/token', 'x', { 'content-type': 'text/plain' })],
    ['422', () => api('POST /api/token', '{}')],
    [
      'a write from another site',
      () => call(world.site(0), 'POST /zh/sign', { form: { a: 'b' }, headers: { origin: 'https://evil.example' } }),
    ],
    ['health', () => site('GET /healthz')],
    ['a method that nobody has', () => site('PROPFIND /zh')],
  ]
}

test('every kind of answer carries the headers that protect its reader, and none that tells of us', async () => {
  for (const [kind, ask] of everyKind()) {
    const { headers, status, text } = await ask()
    // Over plain HTTP a browser would not heed it, and a centre without a certificate would be locked out by it.
    expect(headers['strict-transport-security'], kind).toBeUndefined()
    expect(headers, kind).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
      // The console alone has a use for the camera: it reads the codes of tickets.
      'permissions-policy': expect.stringContaining(kind === 'the console' ? 'camera=(self)' : 'camera=()'),
      'content-security-policy': expect.any(String),
    })
    expect(headers['x-powered-by'] ?? headers['server'], kind).toBeUndefined()
    expect(status, kind).toBeLessThan(500)
    expect(text, kind).not.toMatch(/node_modules|\bat \S+ \(|FST_ERR|fastify/i)
  }
})

test('an address that carries a code is not passed on', async () => {
  const { headers } = await site('GET /zh/register/verify/secret-code')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(String(headers['cache-control'])).toContain('no-store')
  expect(world.products[0]!.output()).not.toContain('secret-code')
})
