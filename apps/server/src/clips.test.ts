import { answerErrors } from '@koma/api/platform/error-handler.ts'
import { clipsPath } from '@koma/database/content/content-files.ts'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mountClips } from './clips.ts'

const site = Fastify()
const ask = (file: string, headers: Record<string, string> = {}) => site.inject({ url: `${clipsPath}${file}`, headers })

// As the product composes it: what is not the clips' own goes to the handler of the whole server.
beforeAll(async () => {
  answerErrors(site)
  await mountClips(site)
})
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
})

test('behind the end there is no piece, and the answer tells where the end is', async () => {
  const size = (await ask('page.webm')).rawPayload.length
  for (const range of [`bytes=${size}-`, 'bytes=99999999-', 'bytes=-0']) {
    const answer = await ask('page.webm', { range })
    expect([answer.statusCode, answer.headers['content-range'], answer.body], range).toEqual([
      416,
      `bytes */${size}`,
      '',
    ])
  }
})

test('a suffix longer than the file is the file, and what is no range is not heard', async () => {
  const { rawPayload: whole } = await ask('page.webm')
  for (const range of ['bytes=-99999999', `bytes=-${whole.length}`]) {
    const answer = await ask('page.webm', { range })
    expect([answer.statusCode, answer.rawPayload.equals(whole)], range).toEqual([206, true])
  }
  expect((await ask('page.webm', { range: 'bytes=-10' })).rawPayload.equals(whole.subarray(-10))).toBe(true)
  for (const range of ['bytes=abc', 'bytes=5-1', 'bytes=-', 'bytes=', 'lines=1-2', 'bytes=0-1,x']) {
    const answer = await ask('page.webm', { range })
    expect([answer.statusCode, answer.rawPayload.equals(whole)], range).toEqual([200, true])
  }
})

test('a weak tag is no condition for a piece, a date is', async () => {
  const { headers } = await ask('page.webm')
  const piece = { range: 'bytes=0-9' }
  expect(headers.etag).toMatch(/^W\//)
  expect((await ask('page.webm', { ...piece, 'if-range': String(headers.etag) })).statusCode).toBe(200)
  expect((await ask('page.webm', { ...piece, 'if-range': String(headers['last-modified']) })).statusCode).toBe(206)
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
