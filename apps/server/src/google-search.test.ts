import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { googleSearch } from './google-search.ts'

let peer: Server
let url: string
let answer: (request: IncomingMessage, response: ServerResponse) => void
const asked: URL[] = []

beforeAll(async () => {
  peer = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://peer'))
    answer(request, response)
  })
  await new Promise<void>((done) => peer.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(peer.address() as AddressInfo).port}/customsearch/v1`
})
afterAll(() => new Promise((done) => peer.close(done)))

const says = (status: number, body: unknown) => {
  answer = (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}
const before = () => Date.parse('2026-12-31T12:00:00Z')
const ask = (now = before) => googleSearch({ url, key: 'k', engines: { zh: 'cz', ja: 'cj', en: 'ce' } }, now)

describe('Google’s search', () => {
  test('is asked by key, the engine of the language, and the words, ten a page', async () => {
    says(200, {
      items: [{ title: 'T', link: 'https://koma.example/ja/news/1', snippet: 'S' }],
      searchInformation: { totalResults: '31' },
    })
    expect(await ask()('ja', '漫画 賞&x=1', 2)).toEqual({
      ok: true,
      hits: [{ title: 'T', link: 'https://koma.example/ja/news/1', snippet: 'S' }],
      total: 31,
    })
    expect(Object.fromEntries(asked.at(-1)!.searchParams)).toEqual({
      key: 'k',
      cx: 'cj',
      q: '漫画 賞&x=1',
      start: '11',
      hl: 'ja',
    })
  })

  test('asks for no page behind the last that there is', async () => {
    says(200, {})
    expect(await ask()('zh', 'q', 1e9)).toEqual({ ok: true, hits: [], total: 0 })
    expect(asked.at(-1)!.searchParams.get('start')).toBe('91')
  })

  test('a hit that leads nowhere, or to a script, is left out; the others are shown', async () => {
    const good = { title: 'T', link: 'https://koma.example/ja/news/1', snippet: 'S' }
    says(200, { items: [{ title: 'T', link: 'javascript:alert(1)' }, good, { link: 'https://koma.example/' }, null] })
    expect(await ask()('en', 'q', 1)).toEqual({ ok: true, hits: [good], total: 1 })
  })

  test.each([
    ['an error of its own', 429, { error: { code: 429, message: 'Quota exceeded' } }, 'Quota exceeded'],
    ['an error with a good status', 200, { error: { message: 'Daily Limit' } }, 'Daily Limit'],
    ['an error without words', 500, {}, null],
    ['a list that is none', 200, { items: 'many' }, null],
  ])('%s is a refusal with its message', async (_, status, body, message) => {
    says(status, body)
    expect(await ask()('en', 'q', 1)).toEqual({ ok: false, message })
  })

  test('what is no JSON, and a connection that breaks, is a refusal without a message', async () => {
    answer = (_, response) => response.end('<html>')
    expect(await ask()('en', 'q', 1)).toEqual({ ok: false, message: null })
    answer = (request) => request.socket.destroy()
    expect(await ask()('en', 'q', 1)).toEqual({ ok: false, message: null })
  })

  test('is not asked any more from the day on which the service ends', async () => {
    says(200, {})
    const count = asked.length
    expect(await ask(() => Date.parse('2027-01-01T08:00:00Z'))('en', 'q', 1)).toBeNull()
    expect(asked.length).toBe(count)
    // Negative control: a second before, it is.
    expect(await ask(() => Date.parse('2027-01-01T07:59:59Z'))('en', 'q', 1)).not.toBeNull()
    expect(asked.length).toBe(count + 1)
  })
})
