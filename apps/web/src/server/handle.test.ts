import { createContext, type ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { SiteRequest } from '../lib/site-context.ts'
import { createWebHandler } from './handle.ts'

const site: SiteRequest = {
  transport: () => Promise.reject(new Error('no call was expected')),
  streams: () => Promise.reject(new Error('no file was expected')),
  publicUrl: 'http://site.test',
  demo: false,
  reportError: () => {},
}

/** A site of one screen that says which address was drawn. */
const build = {
  entry: {
    module: {
      siteContext: createContext<SiteRequest>(),
      default({ url }: Request, status: number) {
        const { pathname } = new URL(url)
        return new Response(pathname, { status: pathname.includes('gone') ? 404 : status })
      },
    },
  },
  routes: { root: { id: 'root', path: '*', module: { default: () => null, action: () => null } } },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
  allowedActionOrigins: ['**'],
} as unknown as ServerBuild

const handle = createWebHandler(build)
const get = (address: string, headers: Record<string, string> = {}) =>
  handle(new Request(`http://site.test${address}`, { headers }), site)

describe('an address without one of our languages', () => {
  test.each([
    ['/', { 'accept-language': '*' }, '/zh'],
    ['/', { 'accept-language': 'ja-JP,ja;q=0.9' }, '/ja'],
    ['/', { 'accept-language': 'ja', cookie: 'lang=en' }, '/en'],
    ['/', { 'accept-language': 'fr' }, '/zh'],
    ['/', { cookie: 'lang=xx' }, '/zh'],
    ['/rent_list', { 'accept-language': 'en' }, '/en/rent_list'],
    ['/rent_list/3?page=2', {}, '/zh/rent_list/3?page=2'],
    ['/fr/rent_list', { 'accept-language': 'en' }, '/en/rent_list'],
    ['/zh-TW/member/rent', {}, '/zh/member/rent'],
    ['/faq', {}, '/zh/faq'],
    ['/3rd?client_id=a', {}, '/zh/3rd?client_id=a'],
    ['/nope/nope', {}, '/zh/nope/nope'],
    ['/zh/', {}, '/zh'],
    ['//evil.test/zh', {}, '/zh/evil.test/zh'],
  ])('%s %o → %s', async (address, headers, to) => {
    const response = await get(address, headers)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(to)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('vary')).toBe('Accept-Language, Cookie')
  })
})

describe('an address in order', () => {
  test.each(['%0A', '%0d%0aSet-Cookie:%20a=b', '%E2%80%A8'])('is drawn without line breaks: %s', async (word) => {
    const response = await get(`/zh/nothing${word}`)
    expect(await response.text()).not.toMatch(/%0[ad]|%e2%80%a8/i)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('is drawn, with its language named', async () => {
    const response = await get('/zh/rent_list')
    expect(await response.text()).toBe('/zh/rent_list')
    expect(response.headers.get('content-language')).toBe('zh-Hant-TW')
  })

  test('keeps its language, whatever the reader stores or wishes', async () => {
    const response = await get('/ja', { cookie: 'lang=en', 'accept-language': 'zh' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-language')).toBe('ja')
  })
})

describe('an address that nothing answers', () => {
  const asked: string[] = []
  /** What staff say: /gone leads to an article, and /old.php too. */
  const transport: SiteRequest['transport'] = async ({ path }) => {
    asked.push(path)
    const known = /path=%2F(zh%2F|ja%2F)?(gone|old\.php)(%3F.*)?$/.test(path)
    return { status: known ? 200 : 404, headers: {}, body: JSON.stringify(known ? { to: '/news/33' } : {}) }
  }
  const go = (address: string, init: RequestInit = {}) =>
    handle(new Request(`http://site.test${address}`, init), { ...site, transport })

  test.each([
    ['/zh/gone', {}, '/zh/news/33'],
    ['/ja/gone?id=1', {}, '/ja/news/33'],
    ['/old.php', { 'accept-language': 'en' }, '/en/news/33'],
    ['/old.php?id=1', { cookie: 'lang=ja' }, '/ja/news/33'],
  ])('%s leads on to %s for good, and is asked anew each time', async (address, headers, to) => {
    const response = await go(address, { headers })
    expect([response.status, response.headers.get('location')]).toEqual([301, to])
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  test('is the 404 that it was, or the way to its language, where staff say nothing', async () => {
    expect((await go('/zh/gone-too')).status).toBe(404)
    expect((await go('/gone-too')).headers.get('location')).toBe('/zh/gone-too')
  })

  test('is asked about for readers alone: no write, no call of the router, no page that is there', async () => {
    asked.length = 0
    await go('/zh/gone', { method: 'POST', headers: { origin: 'http://site.test' }, body: 'x=1' })
    await go('/zh/gone.data')
    await go('/zh/news/1')
    await go('/news/1')
    await go('/')
    expect(asked).toEqual([])
  })

  test('is the 404 that it was while the API cannot be asked', async () => {
    expect((await get('/zh/gone')).status).toBe(404)
  })
})

describe('a write', () => {
  const post = (headers: Record<string, string>) =>
    handle(new Request('http://site.test/ja/sign', { method: 'POST', headers, body: 'x=1' }), site)

  test('from another site does nothing and is told so in the page’s language', async () => {
    const response = await post({ origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' })
    expect(response.status).toBe(403)
    expect(await response.text()).toContain('このサイト以外から')
  })

  test('from this site reaches the router', async () => {
    const response = await post({ origin: 'http://site.test', 'sec-fetch-site': 'same-origin' })
    expect(response.status).toBe(200)
  })
})
