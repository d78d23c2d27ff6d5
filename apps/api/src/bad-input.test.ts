import { errorStatuses, type ErrorCode } from '@koma/contract/errors.ts'
import { loadContent } from '@koma/database/content/load-content.ts'
import { loadReference } from '@koma/database/reference.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApiOf } from './platform/openapi.ts'
import { routesOf } from './testing/route-list.ts'
import { testApi, type TestApi } from './testing/test-api.ts'

/** What no caller means, by a name for the test. Source: docs/guarantees.md I-51 */
const values = {
  zero: '0',
  'an exponent': '1e9',
  'a far page': '1000000000',
  '10,000 characters': '漫'.repeat(10_000),
  'a percent sign': '%',
  'a quote': "'",
  blanks: '   ',
  'an emoji': '🍣',
  'a half emoji': '%F0%9F',
  nothing: '',
  'a word': 'nonsense',
  'a minus': '-1',
  'a wildcard': '_%_',
  'an injection': "1'; drop table content; --",
} as const

/** Already in the form of an address. */
const raw = new Set<string>([values['a half emoji']])
const encoded = (value: string) => (raw.has(value) ? value : encodeURIComponent(value))

interface PublicCall {
  readonly route: string
  readonly path: string
  readonly query: readonly string[]
}

let api: TestApi
let calls: readonly PublicCall[]

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await loadReference(api.db)
  await loadContent(api.db)
  const { paths } = await openApiOf(api.app)
  const routes = (await routesOf(api.deps)).calls
  calls = routes
    .filter(({ method, gate }) => method === 'GET' && (gate === 'public' || gate === 'visitor'))
    .map(({ url }) => {
      const parameters = paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.['get']?.parameters ?? []
      return {
        route: `GET ${url}`,
        path: url,
        query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
      }
    })
})
afterAll(() => api.close())

/** An answer in the words of the catalogue, in one of our languages, and nothing of ours that went wrong. */
function expectClean({ status, text, headers }: Awaited<ReturnType<TestApi['call']>>, what: string) {
  expect(status, `${what}: ${text.slice(0, 200)}`).toBeLessThan(500)
  if (status < 400) return
  const { code, message } = JSON.parse(text) as { code: ErrorCode; message: string }
  expect(errorStatuses[code], what).toBe(status)
  expect(message, what).toMatch(/\p{sc=Han}/u)
  expect(headers['content-language'], what).toBe('zh')
}

/** An address of the call; what stands in the path is asked for as well as we can. */
const addressOf = ({ path }: PublicCall, place = '1') => path.replaceAll(/:\w+/g, place)

describe('every public call of the API', () => {
  test('is found by this test, the ones of every list among them', () => {
    const found = calls.map(({ route }) => route)
    expect(found).toEqual(
      expect.arrayContaining(['GET /news', 'GET /comic', 'GET /search', 'GET /calendar', 'GET /faq']),
    )
    expect(found.length).toBeGreaterThan(40)
    expect(calls.flatMap(({ query }) => query).length).toBeGreaterThan(60)
  })

  test.each(Object.entries(values))('answers %s in every field of its query cleanly', async (_, value) => {
    for (const call of calls)
      for (const name of [...call.query, 'unknown']) {
        const address = `${addressOf(call)}?${name}=${encoded(value)}`
        expectClean(await api.call(`GET ${address}`), `${call.route} ?${name}`)
      }
  })

  test.each(Object.entries(values))('answers %s as a part of its path cleanly', async (_, value) => {
    for (const call of calls.filter(({ path }) => path.includes(':')))
      expectClean(await api.call(`GET ${addressOf(call, encoded(value) || '%20')}`), call.route)
  })
})

describe('every public list', () => {
  const lists = () => calls.filter(({ query, path }) => query.includes('page') && !path.includes(':'))

  test('refuses page 0 and 1e9 at the field, and has an empty page far behind its end', async () => {
    expect(lists().length).toBeGreaterThan(10)
    for (const { route, path } of lists()) {
      // A search is for something.
      const more = path === '/search' ? '&q=%E6%BC%AB' : ''
      for (const page of ['0', '1e9', '-1', 'x']) {
        const { status, body } = await api.call(`GET ${path}?page=${page}${more}`)
        expect([status, Object.keys(body.errors ?? {})], `${route} page=${page}`).toEqual([422, ['page']])
      }
      const { status, body } = await api.call(`GET ${path}?page=1000000000${more}`)
      expect([status, body.data], route).toEqual([200, []])
    }
  })

  test('that takes words answers what cannot be words, and refuses too many at the field', async () => {
    const wordy = calls.filter(({ query, path }) => query.includes('q') && !path.includes(':'))
    expect(wordy.length).toBeGreaterThan(8)
    for (const { route, path } of wordy) {
      for (const q of ['%', "'", '🍣', '%_%', '\\', '" or 1=1']) {
        const { status } = await api.call(`GET ${path}?q=${encodeURIComponent(q)}`)
        expect(status, `${route} q=${q}`).toBe(200)
      }
      const { status, body } = await api.call(`GET ${path}?q=${encodeURIComponent('漫'.repeat(10_000))}`)
      expect([status, Object.keys(body.errors ?? {})], route).toEqual([422, ['q']])
    }
  })

  test('finds nothing for a question that holds no word, as the search of the whole site does', async () => {
    const wordy = calls.filter(
      ({ query, path }) => query.includes('q') && query.includes('page') && !path.includes(':'),
    )
    expect(wordy.map(({ path }) => path)).toEqual(expect.arrayContaining(['/search', '/news', '/comic', '/faq']))
    for (const { route, path } of wordy)
      for (const q of ['%', "'", '-', '。', '%_%', '🍣']) {
        const { status, body } = await api.call(`GET ${path}?q=${encodeURIComponent(q)}`)
        expect([status, body.data, body.meta.total], `${route} q=${q}`).toEqual([200, [], 0])
      }
    // Control: without a question, and with a blank one, the lists are whole.
    const totalOf = async (path: string) => Number((await api.call(`GET ${path}`)).body.meta.total)
    expect(await totalOf('/news')).toBeGreaterThan(0)
    expect(await totalOf('/news?q=%20')).toBe(await totalOf('/news'))
  })

  test('has an empty list for a type and a tag that do not exist', async () => {
    for (const name of ['type', 'tag'])
      for (const { route, path } of lists().filter(
        ({ query, path: one }) => query.includes(name) && one !== '/search',
      )) {
        const { status, body } = await api.call(`GET ${path}?${name}=999999`)
        expect([status, body.data], `${route} ${name}`).toEqual([200, []])
      }
  })
})

test('negative control: an answer of 500, and one that is not of the catalogue, are not clean', () => {
  const answer = { headers: { 'content-language': 'zh' }, body: null }
  const of = (status: number, body: object) => ({ ...answer, status, text: JSON.stringify(body) })
  expect(() => expectClean(of(500, { code: 'server.error', message: '錯' }), 'x')).toThrow(/less than 500/)
  expect(() => expectClean(of(404, { code: 'nobody.knows', message: '錯' }), 'x')).toThrow(/to be 404/)
  expect(() => expectClean(of(404, { code: 'record.not_found', message: 'gone' }), 'x')).toThrow(/to match/)
  expect(() => expectClean(of(404, { code: 'record.not_found', message: '找不到' }), 'x')).not.toThrow()
})
