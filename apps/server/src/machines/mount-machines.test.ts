import { provideAllWords } from '@koma/web/server/provide-all-words.ts'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { mountMachines } from './mount-machines.ts'

const site = Fastify()
let title = '第一則'

beforeAll(async () => {
  provideAllWords()
  const at = '2026-11-20 10:00:00'
  site.get('/api/sitemap/newest', () => ({
    data: [{ id: 7, kind: 'news', type: null, title_zh: title, published_at: at, updated_at: at }],
  }))
  await mountMachines(site, { publicUrl: 'https://koma.example' } as Config)
})
afterAll(() => site.close())

test.each(['/feeds/zh/news.atom', '/feeds/zh/news.rss', '/sitemap.xml'])(
  '%s is not sent again to who has it',
  async (url) => {
    const whole = await site.inject(url)
    expect(whole.statusCode).toBe(200)
    const again = await site.inject({ url, headers: { 'if-none-match': String(whole.headers.etag) } })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', whole.headers.etag])
    expect((await site.inject({ url, headers: { 'if-none-match': '"older"' } })).body).toBe(whole.body)
  },
)

test('control: a feed that has changed is sent whole to who has the older one', async () => {
  const url = '/feeds/zh/news.atom'
  const { headers } = await site.inject(url)
  title = '另一則'
  const changed = await site.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
  expect([changed.statusCode, changed.body.includes('另一則')]).toEqual([200, true])
})
