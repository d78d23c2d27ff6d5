import { createHash } from 'node:crypto'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import type { Changes } from '@koma/api/platform/changes.ts'
import { LRUCache } from 'lru-cache'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** Pages kept at most, their bytes in all encodings, and how long without a reason to forget them (milliseconds). */
const pagesMax = 2_000
const bytesMax = 64 * 1024 * 1024
const keptMs = 30_000
/** Brotli's quality: 11 would cost more time than the few bytes are worth while a visitor waits. */
const brotliQuality = 5

/** A page as the website drew it. */
export interface DrawnPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
  /** The inline scripts that the site itself wrote into it: no other may run. */
  readonly scripts: readonly string[]
  /** What the page shows; a change of one of them (of anything: `*`) forgets it. Empty: not to be kept. */
  readonly tags: readonly string[]
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page that is ready to be sent, in every encoding, with the hashes of its inline scripts. */
export interface KeptPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly scriptHashes: readonly string[]
  readonly bodies: Readonly<Record<Encoding, Buffer>>
}

export interface PageCache {
  /** The page of that key when it is kept and may be used; nothing is drawn. */
  known(key: string): KeptPage | undefined
  /** The page of that key: kept, or drawn once for everybody who asks meanwhile; `fresh` when it must not be kept. */
  page(key: string, draw: () => Promise<DrawnPage>): Promise<KeptPage | { readonly fresh: DrawnPage }>
}

/** Keeps visitors' pages until what they show changes; while changes cannot be heard, nothing is kept. */
export function pageCache(changes: Changes): PageCache {
  const kept = new LRUCache<string, { page: KeptPage; tags: readonly string[] }>({
    max: pagesMax,
    maxSize: bytesMax,
    sizeCalculation: ({ page: { bodies } }) => bodies.identity.length + bodies.gzip.length + bodies.br.length,
    ttl: keptMs,
  })
  const drawing = new Map<string, Promise<KeptPage | { readonly fresh: DrawnPage }>>()
  let changesHeard = 0

  changes.subscribe((tag) => {
    changesHeard++
    for (const [key, { tags }] of kept.entries())
      if (tag === '*' || tags.includes('*') || tags.includes(tag)) kept.delete(key)
  })

  async function drawAndKeep(key: string, draw: () => Promise<DrawnPage>) {
    const heardBefore = changesHeard
    const drawn = await draw()
    if (drawn.tags.length === 0) return { fresh: drawn }
    const page = await keepable(drawn)
    // A change that came while the page was drawn may be missing in it: serve it once, do not keep it.
    if (heardBefore === changesHeard && changes.isLive()) kept.set(key, { page, tags: drawn.tags })
    return page
  }

  const known = (key: string) => (changes.isLive() ? kept.get(key)?.page : undefined)

  return {
    known,
    async page(key, draw) {
      const ready = known(key)
      if (ready) return ready
      const underWay = drawing.get(key)
      if (underWay) return underWay
      const promise = drawAndKeep(key, draw).finally(() => drawing.delete(key))
      drawing.set(key, promise)
      return promise
    },
  }
}

async function keepable({ status, headers, html, scripts }: DrawnPage): Promise<KeptPage> {
  const identity = Buffer.from(html)
  const [gzipped, brotli] = await Promise.all([
    compressGzip(identity),
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  ])
  return {
    status,
    headers,
    // Weak: the encodings of one page share it.
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    scriptHashes: scriptHashes(scripts),
    bodies: { br: brotli, gzip: gzipped, identity },
  }
}

/** Scripts as sources of a content security policy. */
export function scriptHashes(scripts: readonly string[]): string[] {
  return scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}

/**
 * A document as it is kept: without the nonce, which must not repeat, and with the scripts that carried it. A script
 * that came into the page in another way carries none, gets no hash and does not run.
 */
export function withoutNonce(html: string, nonce: string): Pick<DrawnPage, 'html' | 'scripts'> {
  const mark = ` nonce="${nonce}"`
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => attributes!.includes(mark) && !/\ssrc=/.test(attributes!))
    .map(([, , script]) => script!)
  return { html: html.replaceAll(mark, ''), scripts }
}

/** The best of our encodings that the header allows (RFC 9110: q=0 forbids). Browsers send few headers: they are kept. */
export function encodingFor(acceptEncoding = ''): Encoding {
  const known = encodings.get(acceptEncoding)
  if (known) return known
  const encoding = allows(acceptEncoding, 'br') ? 'br' : allows(acceptEncoding, 'gzip') ? 'gzip' : 'identity'
  encodings.set(acceptEncoding, encoding)
  return encoding
}

const encodings = new LRUCache<string, Encoding>({ max: 100 })

function allows(acceptEncoding: string, name: string): boolean {
  const pattern = `(?:^|,)\\s*(?:${name})\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[0-9.]+)?\\s*(?:,|$)`
  return new RegExp(pattern, 'i').test(acceptEncoding)
}
