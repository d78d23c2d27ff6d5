import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forwardFiles } from './forward-files.ts'

const picture = Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x80])
let asked: http.IncomingMessage[] = []

/** The API of another host: one picture, one feed, and a call that is nobody's to read. */
const elsewhere = http.createServer((request, response) => {
  asked.push(request)
  if (request.headers['if-none-match'] === '"kept"') return response.writeHead(304, { etag: '"kept"' }).end()
  if (request.url === '/api/media/12/640.webp')
    return response.writeHead(200, { 'content-type': 'image/webp', etag: '"kept"', 'set-cookie': 'a=b' }).end(picture)
  if (request.url === '/api/calendar.ics?lang=ja')
    return response.writeHead(200, { 'content-type': 'text/calendar' }).end('BEGIN:VCALENDAR')
  return response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":"record.not_found"}')
})
let base: string
let site: FastifyInstance

/** A site whose own API has no such picture. */
function siteFor(apiBaseUrl: string | undefined): FastifyInstance {
  const root = Fastify()
  if (apiBaseUrl) forwardFiles(root, apiBaseUrl)
  root.all('/api/*', (_, reply) => reply.code(404).send('its own'))
  return root
}

beforeAll(async () => {
  elsewhere.listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  base = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/api`
  site = siteFor(base)
})
afterAll(async () => {
  await site.close()
  elsewhere.close()
})

describe('a picture of an API on another host', () => {
  test('comes byte by byte, with its type and its mark, and without cookies', async () => {
    asked = []
    const answer = await site.inject({
      url: '/api/media/12/640.webp',
      headers: { cookie: 'koma_access=secret', authorization: 'Bearer secret' },
    })
    expect([answer.statusCode, answer.headers['content-type'], answer.headers.etag]).toEqual([
      200,
      'image/webp',
      '"kept"',
    ])
    expect(answer.rawPayload.equals(picture)).toBe(true)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(JSON.stringify(asked[0]!.headers)).not.toContain('secret')
    expect(asked[0]!.headers['x-forwarded-for']).toBe('127.0.0.1')
  })

  test('is not sent again to who has it, and its head has no body', async () => {
    const kept = await site.inject({ url: '/api/media/12/640.webp', headers: { 'if-none-match': '"kept"' } })
    expect([kept.statusCode, kept.body]).toEqual([304, ''])
    const head = await site.inject({ method: 'HEAD', url: '/api/media/12/640.webp' })
    expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, 'image/webp', ''])
  })

  test('that is not there is the 404 of that API', async () => {
    const answer = await site.inject('/api/media/13/640.webp')
    expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'record.not_found' }])
  })

  test('is a 503 in the reader’s language while that host is away', async () => {
    const lonely = siteFor('http://127.0.0.1:1/api')
    const answer = await lonely.inject({ url: '/api/media/12/640.webp', headers: { 'accept-language': 'en' } })
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'server.unavailable' }])
    await lonely.close()
  })
})

test('the calendar’s feed comes from there too, in the language that is asked for', async () => {
  const answer = await site.inject('/api/calendar.ics?lang=ja')
  expect([answer.statusCode, answer.body]).toEqual([200, 'BEGIN:VCALENDAR'])
})

test.each([
  ['GET', '/api/member'],
  ['GET', '/api/media/../member'],
  ['GET', '/api/media/%2e%2e/member'],
  ['GET', '/api/media/12/..'],
  ['GET', '/api/media/12/640.webp/more'],
  ['POST', '/api/media/12/640.webp'],
] as const)('%s %s stays here', async (method, url) => {
  asked = []
  expect((await site.inject({ method, url })).body).toBe('its own')
  expect(asked).toEqual([])
})

test('negative control: a site with the API in its own process asks nobody else', async () => {
  asked = []
  const whole = siteFor(undefined)
  expect((await whole.inject('/api/media/12/640.webp')).body).toBe('its own')
  expect(asked).toEqual([])
  await whole.close()
})
