import type { Changes } from '@koma/api/platform/changes.ts'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { encodingFor, pageCache, withoutNonce, type DrawnPage, type KeptPage } from './page-cache.ts'

function fakeChanges() {
  const listeners: ((tag: string) => void)[] = []
  let live = true
  const changes: Changes = {
    subscribe(listener) {
      listeners.push(listener)
      return () => {}
    },
    isLive: () => live,
    stop: async () => {},
  }
  return {
    changes,
    say: (tag: string) => listeners.forEach((listener) => listener(tag)),
    lose: () => {
      live = false
    },
  }
}

function pageOf(html: string, tags: readonly string[] = ['device']): DrawnPage {
  return { status: 200, headers: {}, html, scripts: ['start()', 'more()'], tags }
}

const identity = (page: KeptPage | { fresh: DrawnPage }) =>
  'fresh' in page ? page.fresh.html : page.bodies.identity.toString()

describe('the page cache', () => {
  test('draws a page once and gives the same bytes until what it shows changes', async () => {
    const { changes, say } = fakeChanges()
    const cache = pageCache(changes)
    let drawn = 0
    const draw = async () => pageOf(`<p>${++drawn}</p>`)
    expect(identity(await cache.page('/zh/rent_list', draw))).toBe('<p>1</p>')
    expect(identity(await cache.page('/zh/rent_list', draw))).toBe('<p>1</p>')
    say('news')
    expect(identity(await cache.page('/zh/rent_list', draw))).toBe('<p>1</p>')
    say('device')
    expect(identity(await cache.page('/zh/rent_list', draw))).toBe('<p>2</p>')
    say('*')
    expect(identity(await cache.page('/zh/rent_list', draw))).toBe('<p>3</p>')
  })

  test('many who ask at once wait for one drawing', async () => {
    const cache = pageCache(fakeChanges().changes)
    let drawn = 0
    const draw = async () => {
      await new Promise((done) => setImmediate(done))
      return pageOf(`<p>${++drawn}</p>`)
    }
    const pages = await Promise.all(Array.from({ length: 50 }, () => cache.page('/zh', draw)))
    expect(new Set(pages.map(identity))).toEqual(new Set(['<p>1</p>']))
  })

  test('a change that comes while a page is drawn is not lost', async () => {
    const { changes, say } = fakeChanges()
    const cache = pageCache(changes)
    await cache.page('/zh', async () => {
      say('device')
      return pageOf('<p>before</p>')
    })
    expect(identity(await cache.page('/zh', async () => pageOf('<p>after</p>')))).toBe('<p>after</p>')
  })

  test('while changes cannot be heard, and for pages without tags, nothing is kept', async () => {
    const { changes, lose } = fakeChanges()
    const cache = pageCache(changes)
    let drawn = 0
    await cache.page('/zh/sign', async () => pageOf(`<p>${++drawn}</p>`, []))
    expect(identity(await cache.page('/zh/sign', async () => pageOf(`<p>${++drawn}</p>`, [])))).toBe('<p>2</p>')
    await cache.page('/zh', async () => pageOf('<p>kept</p>'))
    lose()
    expect(identity(await cache.page('/zh', async () => pageOf('<p>new</p>')))).toBe('<p>new</p>')
  })

  test('all encodings carry the same page, and its inline scripts have their hashes', async () => {
    const cache = pageCache(fakeChanges().changes)
    const html = '<script>start()</script><script type="module" src="/a.js"></script><script>more()</script>'
    const page = (await cache.page('/zh', async () => pageOf(html))) as KeptPage
    expect(gunzipSync(page.bodies.gzip).toString()).toBe(html)
    expect(brotliDecompressSync(page.bodies.br).toString()).toBe(html)
    expect(page.scriptHashes).toHaveLength(2)
  })
})

test('only the scripts that the site wrote are known by their hashes, and the nonce is not kept', () => {
  const own = (text: string) => `<script nonce="n1">${text}</script>`
  const drawn = `${own('start()')}<script async="" src="/a.js" nonce="n1"></script><script>evil()</script><p>n1</p>`
  expect(withoutNonce(drawn + own('more()'), 'n1')).toEqual({
    html: '<script>start()</script><script async="" src="/a.js"></script><script>evil()</script><p>n1</p><script>more()</script>',
    scripts: ['start()', 'more()'],
  })
})

describe('content negotiation', () => {
  test.each([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['br;q=0.5', 'br'],
    ['brotli', 'identity'],
  ])('%s → %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding)
  })
})
