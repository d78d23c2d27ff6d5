import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compressPage } from './compress-page.ts'

const html = `<!doctype html><p>${'コマ '.repeat(2_000)}</p>`
const delayMs = 300

let app: FastifyInstance
let site: string
beforeAll(async () => {
  app = Fastify()
  app.get('/page', (request, reply) =>
    reply.type('text/html').send(compressPage(request, reply, Readable.from([html]))),
  )
  app.get('/data', (request, reply) =>
    reply.type('text/x-script').send(compressPage(request, reply, Readable.from([html]))),
  )
  app.get('/slow', (request, reply) =>
    reply.type('text/html').send(compressPage(request, reply, Readable.from(slowly()))),
  )
  site = await app.listen({ port: 0 })
})
afterAll(() => app.close())

async function* slowly() {
  yield '<p>first</p>'
  await wait(delayMs)
  yield '<p>last</p>'
}

const get = async (path: string, encoding: string, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: path, headers: { 'accept-encoding': encoding } })

describe('a page that is not kept', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)('for %s goes out as %s, much smaller, and is the same page', async (accepted, encoding, decompress) => {
    const { headers, rawPayload } = await get('/page', accepted)
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
    expect(rawPayload.length).toBeLessThan(Buffer.byteLength(html) / 10)
    expect(decompress(rawPayload).toString()).toBe(html)
  })

  test('stays as it is for a reader who understands neither; what is no page stays as it is for everybody', async () => {
    const plain = await get('/page', 'identity')
    expect([plain.headers['content-encoding'], plain.payload]).toEqual([undefined, html])
    expect((await get('/data', 'br')).headers['content-encoding']).toBeUndefined()
  })

  test('begins to arrive before it ends', async () => {
    const { body } = await fetch(`${site}/slow`, { headers: { 'accept-encoding': 'identity' } })
    await body?.cancel()
    const answer = await app.inject({ url: '/slow', headers: { 'accept-encoding': 'br' }, payloadAsStream: true })
    const started = performance.now()
    const pieces: { text: string; at: number }[] = []
    for await (const piece of answer.stream().pipe(createBrotliDecompress()))
      pieces.push({ text: String(piece), at: performance.now() - started })
    expect(pieces.map(({ text }) => text).join('')).toBe('<p>first</p><p>last</p>')
    expect(pieces.length).toBeGreaterThan(1)
  })
})
