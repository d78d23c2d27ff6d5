import { clipsPath } from '@koma/database/content/content-files.ts'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mountClips } from './clips.ts'

const site = Fastify()
const ask = (file: string, headers: Record<string, string> = {}) => site.inject({ url: `${clipsPath}${file}`, headers })

beforeAll(() => mountClips(site))
afterAll(() => site.close())

test('a clip comes in the piece that a player asks for', async () => {
  const whole = await ask('page.webm')
  expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
    200,
    'video/webm',
    'bytes',
  ])
  const piece = await ask('page.webm', { range: 'bytes=100-199' })
  expect([piece.statusCode, piece.headers['content-range'], piece.rawPayload.length]).toEqual([
    206,
    `bytes 100-199/${whole.rawPayload.length}`,
    100,
  ])
  expect(piece.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true)
  expect((await ask('page.webm', { range: 'bytes=99999999-' })).statusCode).toBe(416)
})

test('it is kept for a year, and not sent again to who has it', async () => {
  const { headers } = await ask('page.zh.vtt')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-type']).toMatch(/^text\/vtt/)
  expect((await ask('page.zh.vtt', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
})

test.each(['none.webm', '', '../clips.json', '..%2Fclips.json', '..%5cclips.json', 'page.webm/'])(
  '%s gives nothing away',
  async (file) => {
    const answer = await ask(file)
    expect([403, 404]).toContain(answer.statusCode)
    expect(answer.body).not.toContain('chapters')
  },
)

test('a file that is opened by itself runs nothing', async () => {
  const policy = String((await ask('page.webm')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('script-src')
})
